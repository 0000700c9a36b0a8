/** A proof, as far as the order of trying depends on it. */
export interface Candidate {
  id: string;
  /** Its file, its id and its code. */
  text: string;
  /** Number of mutants that it reaches: the fewer, the more it is about each. */
  reach: number;
}

/** The words that identifiers are made of: `disableElementtiming` has two. */
export function wordsOf(text: string): Set<string> {
  const words = text.match(/[A-Z]?[a-z]{2,}|[A-Z]{2,}/g) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
}

/** Tells how much a word says: one that every text has says nothing. */
export function weighWords(texts: readonly ReadonlySet<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => {
    const count = counts.get(word);
    return count === undefined ? 0 : Math.log(texts.length / count);
  };
}

/**
 * Orders the facts that reach a mutant: first those that have turned red in its function before, then those whose proof
 * shares the most telling words with the changed code, the narrower first; every other one, though, is of those that
 * reach the most mutants: what all facts run through, many a narrow one does not use.
 *
 * @param code that is changed, its line and the name of its function
 * @param kills how often each fact has turned red for a mutant of this function
 */
export function nearestFirst(
  candidates: readonly Candidate[],
  code: string,
  kills: ReadonlyMap<string, number> = new Map(),
): Candidate[] {
  const texts = candidates.map(({ text }) => wordsOf(text));
  const weigh = weighWords(texts);
  const words = [...wordsOf(code)];
  const rated = candidates.map((candidate, index) => ({
    candidate,
    kills: kills.get(candidate.id) ?? 0,
    likeness: words.reduce((sum, word) => sum + (texts[index]?.has(word) ? weigh(word) : 0), 0),
  }));
  const nearest = [...rated].sort(
    (one, other) =>
      other.kills - one.kills || other.likeness - one.likeness || one.candidate.reach - other.candidate.reach,
  );
  const widest = [...rated].sort((one, other) => other.candidate.reach - one.candidate.reach);
  const known = nearest.filter((each) => each.kills > 0);
  const alternating = nearest.flatMap((each, index) => [each, ...widest.slice(index, index + 1)]);
  return [...new Set([...known, ...alternating].map(({ candidate }) => candidate))];
}
