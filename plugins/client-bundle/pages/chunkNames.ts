import type { ChunkNames, RouteChunkNames } from '@docusaurus/types';
import { withoutBody } from './withoutBody';

const shortest = 3;

function leaves(tree: string | ChunkNames | ChunkNames[]): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);
}

/** @returns names of the chunks that a page loads, as Docusaurus gives them */
export function loadedChunks(tree: ChunkNames): string[] {
  return leaves(withoutBody(tree).tree);
}

/**
 * Names for the chunks of pages, which every page's scripts have all of: as short as they can be and still differ. They are
 * beginnings of hashes, so a new page rarely changes another one's.
 *
 * @returns names of chunks by those that Docusaurus gives them
 */
export function chunkNames(routes: RouteChunkNames): Map<string, string> {
  const names = [...new Set(Object.values(routes).flatMap(loadedChunks))];
  const beginningOf = (name: string, length: number): string => {
    const short = name.slice(0, length);
    const isTaken = names.some((other) => other !== name && other.startsWith(short));
    return isTaken && length < name.length ? beginningOf(name, length + 1) : short;
  };
  return new Map(names.map((name) => [name, beginningOf(name, shortest)]));
}
