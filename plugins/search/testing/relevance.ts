import more from './moreQueries.json';
import given from './queries.json';

/** What a reader types, and where it has to lead. */
export interface Query {
  q: string;
  /** One of these is among the first three pages. */
  expect?: readonly string[];
  /** Nothing is to be found. */
  empty?: boolean;
}

export const givenQueries: readonly Query[] = given.queries;

/** Those that we have added. */
export const moreQueries: readonly Query[] = more.queries;

/** The first three pages among the addresses of what was found. */
export function firstPages(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => url.replace(/#.*/, '')))].slice(0, 3);
}

/**
 * Whether a query has found what it should.
 *
 * @param urls of what was found, the best first
 */
export function isAnswered({ expect, empty }: Query, urls: readonly string[]): boolean {
  if (empty) return urls.length === 0;
  return firstPages(urls).some((page) => expect?.includes(page));
}
