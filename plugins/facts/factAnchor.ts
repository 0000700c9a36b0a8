/** Anchor of a page's proven sentence: the first, the second, … */
export function factAnchor(number: number): string {
  return `fact-${number}`;
}

/** The number of a sentence, from 1. */
export function numberOf(anchor: string): number {
  return Number(anchor.replace(/^fact-/, ''));
}
