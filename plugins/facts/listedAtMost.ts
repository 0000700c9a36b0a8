import type { FactualPage, ListedFact } from './factData';

/** In a list: on a site of many pages, all of them on each list of facts would be most of the site. */
const pagesAtMost = 100;
const statementsAtMost = 10;

/**
 * The pages around one of them, in their order.
 *
 * @param address of that page, as in `page`
 */
export function pagesAround(pages: readonly FactualPage[], address: string): FactualPage[] {
  const index = pages.findIndex(({ page }) => page === address);
  const last = Math.max(0, pages.length - pagesAtMost);
  const first = Math.max(0, index - pagesAtMost / 2);
  const start = Math.min(first, last);
  return pages.slice(start, start + pagesAtMost);
}

/** The first pages, and how many are not among them: of those the filter finds the facts. */
export function firstPages(pages: readonly FactualPage[]): { pages: FactualPage[]; unlisted: number } {
  return { pages: pages.slice(0, pagesAtMost), unlisted: Math.max(0, pages.length - pagesAtMost) };
}

/** A fact as a page's list shows it: what that page says comes first. */
export function seenFrom(page: string, fact: ListedFact): ListedFact {
  const own = fact.statements.filter((statement) => statement.page === page);
  const others = fact.statements.filter((statement) => statement.page !== page);
  return { ...fact, statements: [...own, ...others].slice(0, statementsAtMost) };
}
