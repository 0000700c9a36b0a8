/** Where the documents say what has changed in a version, from the site's root: old versions have a page of their own. */
export function changesAddress(version: string): string {
  const page = version === '1.8.1' ? 'guide/upgrade-from-1.3' : 'guide/upgrade';
  return `${page}#since-${version.replaceAll('.', '-')}`;
}
