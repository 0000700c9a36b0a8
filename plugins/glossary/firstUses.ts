/** A word in a text. */
export interface Use {
  name: string;
  start: number;
}

/**
 * Makes a function that finds the words in a text that it has not found in an earlier one. Of words that overlap the
 * longer one is meant: `vm 沙箱` is no use of `沙箱`.
 */
export function createFirstUses(names: readonly string[]): (text: string) => Use[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.join('|'), 'g');
  const unused = new Set(names);
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index: start }) =>
      unused.delete(name) ? [{ name, start }] : [],
    );
}
