import moreQueries from '../../plugins/search/testing/moreQueries.json';
import queries from '../../plugins/search/testing/queries.json';
import { readBuiltIndex, readTextShards } from '../../plugins/search/testing/readBuiltIndex';

/** A section of a page, as every engine gets it. */
export interface Section {
  id: number;
  url: string;
  title: string;
  heading: string;
  text: string;
}

export interface Query {
  q: string;
  expect?: string[];
  empty?: boolean;
}

export const allQueries: readonly Query[] = [...queries.queries, ...moreQueries.queries];

/** Every section of the built site. */
export function readSections(build: string): Section[] {
  const [pages, headings, contents] = readBuiltIndex(build);
  const titles = new Map(pages.documents.map(({ i, t = '' }) => [i, t]));
  const names = new Map(headings.documents.map(({ u, h = '', t = '' }) => [`${u}${h}`, t]));
  return readTextShards(build)
    .flat()
    .map((text, id) => {
      const { u = '', h = '', s = '', p = -1 } = contents.documents[id] ?? {};
      return { id, url: `${u}${h}`, title: titles.get(p) ?? '', heading: names.get(`${u}${h}`) ?? s, text };
    });
}

/** Whether a query has found what it should: one of its pages among the first three, or nothing. */
export function isAnswered(query: Query, urls: readonly string[]): boolean {
  if (query.empty) return urls.length === 0;
  const pages = [...new Set(urls.map((url) => url.replace(/#.*/, '')))].slice(0, 3);
  return pages.some((page) => query.expect?.includes(page));
}

/** Value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
