import type { CheerioAPI } from 'cheerio';

const name = /^[A-Za-z_$][\w$]*(?:\(\))?$/;
const definitions = 'article h1, article h2, article h3, article tbody td:first-child code';

/**
 * The names that a page defines: what stands as code in the first column of its tables. A reader who types one of them
 * wants its definition, as if it were a heading.
 *
 * @returns names by the anchor of the section that they stand in, `#methods` or nothing at the top of the page
 */
export function readDefinitions($: CheerioAPI): Map<string, string[]> {
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
