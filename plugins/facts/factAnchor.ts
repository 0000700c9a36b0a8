/** Anchor of a page's proven sentence, by its number from 1; on paper it stands behind the sentence. */
export function factAnchor(number: number): string {
  return `f${number}`;
}

/** The number of a sentence, from 1. */
export function numberOf(anchor: string): number {
  return Number(anchor.slice(1));
}
