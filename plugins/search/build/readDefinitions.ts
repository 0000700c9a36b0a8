import { load } from 'cheerio';

const name = /^[A-Za-z_$][\w$]*(?:\(\))?$/;
const definitions = 'article h1, article h2, article h3, article tbody td:first-child code';

/**
 * The names that a page defines: what stands as code in the first column of its tables. A reader who types one of them
 * wants its definition, as if it were a heading.
 *
 * @returns names by the anchor of the section that they stand in, `#methods` or nothing at the top of the page
 */
export function readDefinitions(html: string): Map<string, string[]> {
  // Most pages have none, and all have much around the article.
  if (!html.includes('<td')) return new Map();
  const $ = load(html.slice(html.indexOf('<article')));
  const found = new Map<string, string[]>();
  let anchor = '';
  $(definitions).each((_, element) => {
    const text = $(element).text().trim();
    if (!$(element).is('code')) {
      const id = $(element).attr('id');
      anchor = id === undefined ? '' : `#${id}`;
    } else if (name.test(text)) {
      found.set(anchor, [...(found.get(anchor) ?? []), text]);
    }
  });
  return found;
}
