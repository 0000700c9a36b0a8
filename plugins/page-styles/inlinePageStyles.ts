/**
 * In the HTML of a page, writes the page's own styles in place of the link to the site's sheet, which is only named: the
 * page's script loads it with the application (`src/pageScript/start.ts`). Nothing is waited for before the first paint.
 *
 * @throws when the page does not link the site's sheet as Docusaurus writes it, or the styles would end early
 */
export function inlinePageStyles(html: string, siteSheet: string, css: string): string {
  if (css.includes('</style')) throw new Error('found </style in a style sheet, expected none');
  const link = `<link rel=stylesheet href=${siteSheet} />`;
  const [before, after, ...more] = html.split(link);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`expected one ${link}`);
  return `${before}<style>${css}</style><meta name=application-styles content=${siteSheet}>${after}`;
}
