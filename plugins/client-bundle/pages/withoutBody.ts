import type { ChunkNames } from '@docusaurus/types';

/** Of what a page is given, what comes with its body: the document or, on a page that lists release notes, its properties. */
export type BodyKey = 'content' | '__props';

/**
 * What a page loads besides its body.
 *
 * @returns names of chunks as Docusaurus gives them, and what of the page comes with its body: nothing where it has none
 */
export function withoutBody(tree: ChunkNames): { tree: ChunkNames; body?: BodyKey } {
  // The beginnings of the notes stand in the body, and what is to be known of the list beside them.
  const key = (['items', 'content'] as const).find((each) => each in tree);
  if (key === undefined) return { tree };
  const body = key === 'items' ? '__props' : key;
  const loaded = Object.entries(tree).filter(([each]) => each !== key && each !== body);
  return { tree: Object.fromEntries(loaded), body };
}
