/** The words that a run can be cut into: Han terms of the index, or the readings of such terms. */
export interface WordList {
  has: (word: string) => boolean;
  /** Length of the longest of them. */
  longest: number;
}

/** A character that no word covers costs more than any number of words that would cover it. */
const unknownCost = 10;
/** A single character is rarely what a longer run is about. */
const singleCost = 1.5;

function costOf(word: string, words: WordList): number {
  if (!words.has(word)) return word.length === 1 ? unknownCost : Infinity;
  return word.length === 1 ? singleCost : 1;
}

/**
 * Cuts a run of characters into words of a list: as few as possible, and as few unknown characters as possible.
 * Dynamic programming; the time is linear in the length of the run, since no word is longer than the longest.
 *
 * Input: `样式隔离与副作用`. Output: `样式`, `隔离`, `与`, `副作用`.
 */
export function segmentQuery(run: string, words: WordList): string[] {
  const characters = Array.from(run);
  const costs = [0];
  const lengths = [0];
  for (let end = 1; end <= characters.length; end += 1) {
    let best = { cost: Infinity, length: 1 };
    for (let length = 1; length <= Math.min(end, Math.max(1, words.longest)); length += 1) {
      const word = characters.slice(end - length, end).join('');
      const cost = (costs[end - length] ?? 0) + costOf(word, words);
      if (cost < best.cost) best = { cost, length };
    }
    costs.push(best.cost);
    lengths.push(best.length);
  }
  return readBackwards(characters, lengths);
}

function readBackwards(characters: readonly string[], lengths: readonly number[]): string[] {
  const found: string[] = [];
  for (let end = characters.length; end > 0; end -= lengths[end] ?? 1) {
    found.push(characters.slice(end - (lengths[end] ?? 1), end).join(''));
  }
  return found.reverse();
}
