import { readBuildMark } from '../search/engine/buildMark';
import { innerHtml } from './innerHtml';

const partsMark = ' parts';

/** What a page says about itself: of a document its metadata, of a list of facts whose they are. */
export type PageData = Readonly<Record<string, unknown>>;

/** Characters that would end the attribute or its tag, or begin an escape: JSON has others for them. */
const escaped = /[&<>']/g;

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** JSON that `bodiesOf` and `readData` find in the attribute `data-page` of a body, in whatever quotes it is written. */
export function pageAttribute(json: string): string {
  return json.replaceAll(escaped, escapeOf);
}

/**
 * @param json what `pageAttribute` has written, nothing where a page says nothing
 */
export function readData(json: string): PageData {
  return json === '' ? {} : (JSON.parse(json) as PageData);
}

const bodyMark = /<div[^>]*?\sdata-body="?([^\s">]+)"?(?:\sdata-page=(?:'([^']*)'|"([^"]*)"))?/g;

/**
 * The bodies that stand in a page's HTML, by the names that they are published under. Two lines stand before each, which
 * `readBody` takes away again: the build's hash, and whether the body needs the sheet of parts; what the page says.
 *
 * @param hasParts whether a body does; when nobody can tell, each may
 */
export function bodiesOf(
  html: string,
  hasParts: (body: string) => boolean = () => true,
): Map<string, string> {
  const build = readBuildMark(html) ?? '';
  return new Map(
    [...html.matchAll(bodyMark)].map((mark) => {
      const body = innerHtml(html, mark.index);
      const [, name = '', plain, quoted = ''] = mark;
      const data = plain ?? quoted.replaceAll('&quot;', '"');
      return [name, `${build}${hasParts(body) ? partsMark : ''}\n${data}\n${body}`];
    }),
  );
}

/** The body is of another build than the open page: one of the two is older than the site. */
export class OtherBuildError extends Error {}

export interface Body {
  html: string;
  data: PageData;
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
  const [mark = '', json = ''] = published.split('\n', 2);
  const hasParts = mark === running + partsMark;
  if (mark !== running && !hasParts) throw new OtherBuildError('body of another build');
  return { html: published.slice(mark.length + json.length + 2), data: readData(json), hasParts };
}
