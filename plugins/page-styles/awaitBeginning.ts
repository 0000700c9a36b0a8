/** How far from its start the beginning of a body may reach, in characters of HTML: on a slow line it is waited for. */
const reach = 6000;

/** A heading or an entry with an id: neither what another attribute says, nor an id that is cut off. */
const named =
  /<(?:h[23]|details|li)(?: (?!id=)[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)* id=([^\s>"']+)(?=[\s>])/g;

/** What tells where a body starts: `plugins/static-content/server/MarkedBody.tsx`. */
const bodyStart = '<div class=opening data-body=';

/**
 * In the HTML of a document, has browsers paint it for the first time when its beginning is there, as far as its first
 * headings or entries. Otherwise they paint an empty page as soon as the first script in it has run, and lay it all out
 * once more. A page without them is painted as browsers will.
 *
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function awaitBeginning(html: string): string {
  const start = html.indexOf(bodyStart);
  const beginning = start === -1 ? '' : html.slice(start, start + reach);
  const id = [...beginning.matchAll(named)].at(-1)?.[1];
  return id === undefined
    ? html
    : html.replace('</title>', `$&<link rel=expect href=#${id} blocking=render>`);
}
