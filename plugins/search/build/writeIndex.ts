import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFiles } from '../../../tools/replaceFiles';
import { indexFile, shardFile, textDirectory, textsFile } from '../engine/format';
import type { BuiltIndex } from './buildIndex';

/** Writes `search-index.json`, and beside it the texts in shards and in one file; nothing else in the folder is touched. */
export function writeIndex(directory: string, { index, texts }: BuiltIndex): void {
  const { textsHash = '' } = index[2].index;
  const shards = texts.map((shard, number): [string, string] => [
    path.basename(shardFile(textsHash, number)),
    JSON.stringify(shard),
  ]);
  replaceFiles(path.join(directory, textDirectory), new Map(shards));
  writeFileSync(path.join(directory, indexFile), JSON.stringify(index));
  writeFileSync(path.join(directory, textsFile), JSON.stringify({ [textsHash]: texts }));
}
