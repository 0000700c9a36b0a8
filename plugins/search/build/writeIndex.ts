import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { indexFile, textDirectory, textsFile } from '../engine/format';
import type { BuiltIndex } from './buildIndex';

async function writeShards(directory: string, shards: readonly unknown[]): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const [shard, content] of shards.entries()) {
    await writeFile(path.join(directory, `${shard}.json`), JSON.stringify(content));
  }
}

/** Writes `search-index.json`, and beside it the texts in shards and in one file; nothing else in the folder is touched. */
export async function writeIndex(directory: string, { index, texts }: BuiltIndex): Promise<void> {
  await writeFile(path.join(directory, indexFile), JSON.stringify(index));
  await writeFile(path.join(directory, textsFile), JSON.stringify(texts));
  await writeShards(path.join(directory, textDirectory), texts);
}
