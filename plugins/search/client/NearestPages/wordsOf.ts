import { isWithinEdits } from '../../engine/editDistance';

/** Of what names a page. */
const leastLength = 4;

/** Shorter words are one edit from too many others: `mode` from `code`. */
const leastOfMisspelt = 5;

/** The words of the last part of an address that says anything: `/guide/micro-app.html` → `micro`, `app`. */
function lastWords(pathname: string): string[] {
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
  const last = parts.filter((part) => part !== '' && part !== 'index').at(-1) ?? '';
  return last.split(' ');
}

/**
 * What the last part of an address says, for a search: `/guide/micro-app.html` → `micro app`. The parts before it name
 * what many pages have in common. Of words by which pages are called, these alone, as they are written there:
 * `/guide/sandbx-mode` → `sandbox`.
 *
 * @param pathname as in an address: escapes that are no UTF-8 are read as they stand
 * @param pages the addresses that lead somewhere
 */
export function wordsOf(pathname: string, pages: readonly string[]): string {
  const words = lastWords(pathname);
  const names = [...new Set(pages.flatMap(lastWords))].filter(({ length }) => length >= leastLength);
  const named = words.flatMap((word) => {
    const exact = names.find((name) => name === word);
    const near = names.find((name) => name.length >= leastOfMisspelt && isWithinEdits(name, word, 1));
    return exact ?? near ?? [];
  });
  return (named.length > 0 ? named : words).join(' ');
}
