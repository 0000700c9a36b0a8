import type { FactualPage, ListedFact } from '.';

/** Beside the facts of one page: on a site of many pages, a list of all of them on each would be most of the site. */
const pagesAtMost = 100;
const statementsAtMost = 20;

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

/** A fact as a page's list shows it: what that page says comes first. */
export function seenFrom(page: string, fact: ListedFact): ListedFact {
  const own = fact.statements.filter((statement) => statement.page === page);
  const others = fact.statements.filter((statement) => statement.page !== page);
  return { ...fact, statements: [...own, ...others].slice(0, statementsAtMost) };
}
