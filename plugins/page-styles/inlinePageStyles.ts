function styleElement(css: string): string {
  if (css.includes('</style')) throw new Error('found </style in a style sheet, expected none');
  return css === '' ? '' : `<style>${css}</style>`;
}

export interface PageStyles {
  /** Where Docusaurus has the page link the site's sheet. */
  link: string;
  /** Where that sheet is. */
  address: string;
  /** What the page has of it. */
  ofSite: string;
  /** What it has of the sheet of parts, which ranks behind. */
  ofParts: string;
}

/**
 * In the HTML of a page, writes the page's own styles in place of the link to the site's sheet, which is only named: the
 * page's script loads it with the application (`src/pageScript/start.ts`), into that place. Nothing is waited for before
 * the first paint.
 *
 * @throws when the page does not link the site's sheet as Docusaurus writes it, or the styles would end early
 */
export function inlinePageStyles(html: string, { link, address, ofSite, ofParts }: PageStyles): string {
  const element = `<link rel=stylesheet href=${link} />`;
  const [before, after, ...more] = html.split(element);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`expected one ${element}`);
  const place = `<meta name=application-styles content=${address}>`;
  return before + styleElement(ofSite) + place + styleElement(ofParts) + after;
}
