import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseIndex, shardFile, type SearchIndex } from '../engine/format';

/** @param build folder of the built site */
export function readBuiltIndex(build: string): SearchIndex {
  return parseIndex(readFileSync(path.join(build, 'search-index.json'), 'utf8'));
}

/** The texts of all contents, in the order of their documents, by shard. */
export function readTextShards(build: string): string[][] {
  const { texts = [], textsHash = '' } = readBuiltIndex(build)[2].index;
  return texts.map((_, shard): string[] => {
    const content: unknown = JSON.parse(readFileSync(path.join(build, shardFile(textsHash, shard)), 'utf8'));
    return Array.isArray(content) ? content.map(String) : [];
  });
}
