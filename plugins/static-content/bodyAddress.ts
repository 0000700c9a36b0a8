/**
 * Where the body of a page is published, for navigation within the site.
 *
 * @param path the page's path, the base URL included
 * @returns its address below the base URL
 */
export function bodyAddress(path: string, baseUrl: string): string {
  return `assets/bodies/${path.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.txt`;
}

/** Name of the body that is the beginning of a release note, for the pages that list notes. */
export function beginningOf(path: string): string {
  return `${path}.beginning`;
}
