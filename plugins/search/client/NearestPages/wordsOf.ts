/**
 * What the last part of an address says, for a search: `/guide/micro-app.html` → `micro app`. The parts before it name
 * what many pages have in common.
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
  const parts = path.split('/').map((part) =>
    part
      .replace(/\.html?$/, '')
      .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
      .trim(),
  );
  return parts.filter((part) => part !== '' && part !== 'index').at(-1) ?? '';
}
