import type { SerialisedPostings } from '../engine/format';
import { encodeNumbers, toGaps } from '../engine/numbers';

/** How often a term is spelt in which way, and the positions of the documents it stands in. */
interface Occurrences {
  spellings: Map<string, number>;
  positions: Set<number>;
}

/** Collects the terms of a list of documents by their lower-case form. */
function collectOccurrences(termsOfDocuments: readonly (readonly string[])[]): Map<string, Occurrences> {
  const occurrences = new Map<string, Occurrences>();
  termsOfDocuments.forEach((terms, position) => {
    for (const term of terms) {
      const key = term.toLowerCase();
      const entry: Occurrences = occurrences.get(key) ?? { spellings: new Map(), positions: new Set() };
      occurrences.set(key, entry);
      entry.spellings.set(term, (entry.spellings.get(term) ?? 0) + 1);
      entry.positions.add(position);
    }
  });
  return occurrences;
}

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The most frequent spelling; of two equally frequent ones the first by code unit, which has more capitals. */
function commonSpelling(spellings: ReadonlyMap<string, number>): string {
  const [[spelling] = ['']] = [...spellings].sort(([a, m], [b, n]) => n - m || byCodeUnit(a, b));
  return spelling;
}

/**
 * Serialises which terms stand in which documents, in an order that depends on nothing but the terms. Spelling is kept,
 * so that the reader can divide `loadApp`.
 */
export function buildPostings(termsOfDocuments: readonly (readonly string[])[]): SerialisedPostings {
  const occurrences = [...collectOccurrences(termsOfDocuments)].sort(([a], [b]) => byCodeUnit(a, b));
  return {
    terms: occurrences.map(([, { spellings }]) => commonSpelling(spellings)),
    postings: occurrences.map(([, { positions }]) => encodeNumbers(toGaps([...positions]))).join(' '),
  };
}
