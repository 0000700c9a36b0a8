/**
 * The inside of a `<div>` in HTML that a serializer wrote: every `<div>` is closed.
 *
 * @param start where the element begins
 * @throws when it does not end
 */
export function innerHtml(html: string, start: number): string {
  const tags = /<(\/?)div[\s>]/g;
  const contentStart = html.indexOf('>', start) + 1;
  tags.lastIndex = contentStart;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(contentStart, tag.index);
  }
  throw new Error(`found a <div> at ${start} that does not end, expected </div>`);
}
