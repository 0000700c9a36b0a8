/**
 * In the HTML of a page, links the page's own style sheet in place of the site's, which is only named: the page's script
 * loads it with the application (`src/pageScript/start.ts`).
 *
 * @throws when the page does not link the site's sheet as Docusaurus writes it
 */
export function linkPageStyles(html: string, siteSheet: string, pageSheet: string): string {
  const link = `<link rel=stylesheet href=${siteSheet} />`;
  const [before, after, ...more] = html.split(link);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`expected one ${link}`);
  return `${before}<link rel=stylesheet href=${pageSheet} /><meta name=application-styles content=${siteSheet}>${after}`;
}
