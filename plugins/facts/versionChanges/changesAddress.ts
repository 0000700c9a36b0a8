const pages: Readonly<Record<string, string>> = {
  '1.17.6': 'guide/upgrade-from-1.8',
  '1.8.1': 'guide/upgrade-from-1.3',
};

/** Where the documents say what has changed in a version, from the site's root: old versions have a page of their own. */
export function changesAddress(version: string): string {
  return `${pages[version] ?? 'guide/upgrade'}#since-${version.replaceAll('.', '-')}`;
}
