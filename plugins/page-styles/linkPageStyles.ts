/**
 * In the HTML of a page, links the page's own style sheet in place of the site's, which goes to the end of the body:
 * browsers paint what stands before it without waiting for it, and run no deferred script before it is there.
 *
 * @throws when the page does not link the site's sheet as Docusaurus writes it
 */
export function linkPageStyles(html: string, siteSheet: string, pageSheet: string): string {
  const link = `<link rel=stylesheet href=${siteSheet} />`;
  const [before, after, ...more] = html.split(link);
  const end = after?.lastIndexOf('</body>') ?? -1;
  if (before === undefined || after === undefined || more.length > 0 || end === -1) {
    throw new Error(`expected one ${link} and a </body> behind it`);
  }
  const own = `<link rel=stylesheet href=${pageSheet} />`;
  return before + own + after.slice(0, end) + link + after.slice(end);
}
