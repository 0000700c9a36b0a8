/**
 * What an address says, for a search: `/guide/micro-app.html` → `guide micro app`.
 *
 * @param pathname as in an address: escapes that are no UTF-8 are read as they stand
 */
export function wordsOf(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // It says something all the same.
  }
  return path
    .replace(/\.html?$/, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
