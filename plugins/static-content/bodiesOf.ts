import { innerHtml } from './innerHtml';

/** The meta element that tells a page's build: the hash of what the site is written in (`plugins/search/index.ts`). */
export const buildMark = 'search-index';

/**
 * The bodies that stand in a page's HTML, by the names that they are published under. A line with the build's hash stands
 * before each, which `readBody` takes away again.
 */
export function bodiesOf(html: string): Map<string, string> {
  const [, build = ''] = new RegExp(`<meta name="?${buildMark}"? content="?([\\w-]+)`).exec(html) ?? [];
  const marks = html.matchAll(/<div[^>]*\sdata-body="?([^\s">]+)/g);
  return new Map([...marks].map((mark) => [mark[1] ?? '', `${build}\n${innerHtml(html, mark.index)}`]));
}

/** The body is of another build than the open page: one of the two is older than the site. */
export class OtherBuildError extends Error {}

/**
 * The HTML of a body that `bodiesOf` has found.
 *
 * @param running what the open page says of its build
 * @throws OtherBuildError when the body is of another one
 */
export function readBody(published: string, running: string): string {
  const mark = `${running}\n`;
  if (!published.startsWith(mark)) throw new OtherBuildError('body of another build');
  return published.slice(mark.length);
}
