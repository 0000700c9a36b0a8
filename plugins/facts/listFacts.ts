import { docuHash } from '@docusaurus/utils';
import type { ComparedVersion, FactualPage, ListedFact } from './factData';
import { factAnchor, numberOf } from './factAnchor';
import { pastOf, type FactHistory, type Since } from './factHistory';
import { factsAddress } from './factsAddress';
import type { Citation } from './readCitations';
import type { ProofSource } from './readProofs';
import type { WrittenPage } from './writtenPages';

/** @throws naming a proof that no page cites: what it proves would be on no page */
export function assertAllCited(
  proofs: ReadonlyMap<string, ProofSource>,
  citations: readonly Citation[],
): void {
  const cited = new Set(citations.map(({ id }) => id));
  const uncited = [...proofs].filter(([id]) => !cited.has(id));
  if (uncited.length === 0) return;
  const places = uncited.map(([id, { file, line }]) => `facts/${file}:${line}: found ${id}`);
  throw new Error(`${places.join('\n')}\nexpected <Fact id="…"> with this id in docs/ or blog/`);
}

/**
 * Every fact with all places that state it, in the order in which it is stated first.
 *
 * @param pages by file; what a file without a page states is left out
 */
export function listFacts(
  citations: readonly Citation[],
  proofs: ReadonlyMap<string, ProofSource>,
  pages: ReadonlyMap<string, WrittenPage>,
  history: FactHistory,
): ListedFact[] {
  const facts = new Map<string, ListedFact>();
  for (const { id, file, number, sentence } of citations) {
    const page = pages.get(file)?.permalink;
    // Drafts have no page.
    if (page === undefined) continue;
    const past = pastOf(history, id);
    const unstated = {
      id,
      statements: [],
      file: `facts/${proofs.get(id)?.file ?? ''}`,
      ...(past && { past }),
    };
    const fact = facts.get(id) ?? unstated;
    fact.statements.push({ page, anchor: factAnchor(number), sentence });
    facts.set(id, fact);
  }
  return [...facts.values()];
}

/** Ids of the facts that each page states, in its order: the first belongs to `f1`. */
export function idsByPage(facts: readonly ListedFact[]): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const { id, statements } of facts) {
    for (const { page, anchor } of statements) {
      const ids = pages.get(page) ?? [];
      ids[numberOf(anchor) - 1] = id;
      pages.set(page, ids);
    }
  }
  return pages;
}

/** Since when facts hold; those that hold in every version are left out. */
export function sinceById(ids: readonly string[], history: FactHistory): Record<string, Since> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const past = pastOf(history, id);
      return past ? [[id, past.since]] : [];
    }),
  );
}

/** The versions of the record, the newest first. */
export function comparedVersions({ versions }: FactHistory): ComparedVersion[] {
  return Object.entries(versions)
    .map(([version, { different }]) => ({ version, different: Object.keys(different).length }))
    .reverse();
}

/**
 * The file of data that a page's list is made of.
 *
 * @param page its address
 */
export function listFileOf(page: string): string {
  return `list-${docuHash(page)}.json`;
}

/** The pages that state facts, in their order. */
export function listPages(
  facts: readonly ListedFact[],
  pages: Iterable<WrittenPage>,
  baseUrl: string,
): FactualPage[] {
  const counts = new Map<string, number>();
  for (const { statements } of facts) {
    for (const page of new Set(statements.map(({ page }) => page))) {
      counts.set(page, (counts.get(page) ?? 0) + 1);
    }
  }
  return [...pages].flatMap(({ permalink: page, title, group }) => {
    const count = counts.get(page);
    if (count === undefined) return [];
    return [{ page, title, list: factsAddress(page, baseUrl), count, ...(group !== undefined && { group }) }];
  });
}
