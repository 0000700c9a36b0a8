import { readBuiltIndex, readTextShards } from '../../plugins/search/testing/readBuiltIndex';
import { givenQueries, moreQueries, type Query } from '../../plugins/search/testing/relevance';

/** A section of a page, as every engine gets it. */
export interface Section {
  id: number;
  url: string;
  title: string;
  heading: string;
  text: string;
}

export const allQueries: readonly Query[] = [...givenQueries, ...moreQueries];

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

/** Value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
