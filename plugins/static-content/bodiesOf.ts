import { innerHtml } from './innerHtml';

/** The meta element that tells a page's build: the hash of what the site is written in (`plugins/search/index.ts`). */
export const buildMark = 'search-index';

const partsMark = ' parts';

/**
 * The bodies that stand in a page's HTML, by the names that they are published under. A line stands before each, which
 * `readBody` takes away again: the build's hash, and whether the body needs the sheet of parts.
 *
 * @param hasParts whether a body does; when nobody can tell, each may
 */
export function bodiesOf(
  html: string,
  hasParts: (body: string) => boolean = () => true,
): Map<string, string> {
  const [, build = ''] = new RegExp(`<meta name="?${buildMark}"? content="?([\\w-]+)`).exec(html) ?? [];
  const marks = html.matchAll(/<div[^>]*\sdata-body="?([^\s">]+)/g);
  return new Map(
    [...marks].map((mark) => {
      const body = innerHtml(html, mark.index);
      return [mark[1] ?? '', `${build}${hasParts(body) ? partsMark : ''}\n${body}`];
    }),
  );
}

/** The body is of another build than the open page: one of the two is older than the site. */
export class OtherBuildError extends Error {}

export interface Body {
  html: string;
  /** Whether it needs the sheet of parts: `componentStyles.ts`. */
  hasParts: boolean;
}

/**
 * A body that `bodiesOf` has found.
 *
 * @param running what the open page says of its build
 * @throws OtherBuildError when the body is of another one
 */
export function readBody(published: string, running: string): Body {
  for (const hasParts of [false, true]) {
    const mark = `${running}${hasParts ? partsMark : ''}\n`;
    if (published.startsWith(mark)) return { html: published.slice(mark.length), hasParts };
  }
  throw new OtherBuildError('body of another build');
}
