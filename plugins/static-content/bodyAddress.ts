/**
 * Where the body of a page is published, for navigation within the site.
 *
 * @param path the page's path, the base URL included
 * @returns its address below the base URL
 */
export function bodyAddress(path: string, baseUrl: string): string {
  return `assets/bodies/${path.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.txt`;
}
