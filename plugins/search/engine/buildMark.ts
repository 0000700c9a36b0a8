/** Name of the meta element in which every page says its build: the hash of what the site is written in. */
export const buildMark = 'search-index';

/** What the HTML of a page says of its build; undefined where it says nothing. */
export function readBuildMark(html: string): string | undefined {
  return new RegExp(`<meta name="?${buildMark}"? content="?([\\w-]+)`).exec(html)?.[1];
}
