import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { indexFile, postingsDirectory, textDirectory } from '../engine/format';
import type { BuiltIndex } from './buildIndex';
import { splitPostings } from './splitPostings';

/** A file larger than this, compressed, keeps a first search waiting; its postings are then fetched as they are needed. */
const largestFile = 300_000;

async function writeShards(directory: string, shards: readonly unknown[]): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  if (shards.length === 0) return;
  await mkdir(directory, { recursive: true });
  for (const [shard, content] of shards.entries()) {
    await writeFile(path.join(directory, `${shard}.json`), JSON.stringify(content));
  }
}

/** Writes `search-index.json` and the shards beside it; nothing else in the folder is touched. */
export async function writeIndex(directory: string, { index, texts }: BuiltIndex): Promise<void> {
  const isTooLarge = brotliCompressSync(JSON.stringify(index)).length > largestFile;
  const split = isTooLarge ? splitPostings(index) : { index, postings: [] };
  await writeFile(path.join(directory, indexFile), JSON.stringify(split.index));
  await writeShards(path.join(directory, textDirectory), texts);
  await writeShards(path.join(directory, postingsDirectory), split.postings);
}
