import { createHash } from 'node:crypto';
import type { Citation } from './readCitations';
import type { ProofSource } from './readProofs';

/**
 * Which wordings of each proof's sentence somebody has held against the proof: a short hash for each id. An edited
 * sentence has another hash, and a test names it with the proof to read.
 */
export type Accepted = Readonly<Record<string, string>>;

function wordingsOf(citations: readonly Citation[]): Map<string, string[]> {
  const wordings = new Map<string, string[]>();
  for (const { id, sentence } of citations) wordings.set(id, [...(wordings.get(id) ?? []), sentence]);
  return wordings;
}

function hashOf(sentences: readonly string[]): string {
  const distinct = [...new Set(sentences)].sort();
  return createHash('sha256').update(distinct.join('\n')).digest('hex').slice(0, 12);
}

/** What the file of accepted sentences has to hold for these citations; ids in order. */
export function acceptanceOf(citations: readonly Citation[]): Accepted {
  const entries = [...wordingsOf(citations)].map(([id, sentences]) => [id, hashOf(sentences)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The citations that nobody has held against their proofs yet, each with both places and the words. */
export function unaccepted(
  citations: readonly Citation[],
  accepted: Accepted,
  proofs: ReadonlyMap<string, ProofSource>,
): string[] {
  const current = acceptanceOf(citations);
  return citations
    .filter(({ id }) => current[id] !== accepted[id])
    .map(({ id, file, line, sentence }) => {
      const proof = proofs.get(id);
      const place = proof ? `facts/${proof.file}:${proof.line}` : 'no proof';
      return `${file}:${line} ${id}: ${sentence} — ${place}`;
    });
}

/** Entries of sentences that are gone. */
export function stale(citations: readonly Citation[], accepted: Accepted): string[] {
  const current = acceptanceOf(citations);
  return Object.keys(accepted).filter((id) => !(id in current));
}
