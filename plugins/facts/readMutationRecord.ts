import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MutationRecord } from './mutationRecord';

/** @param directory of the proofs; `npm run facts:mutate` writes the record there */
export function readMutationRecord(directory: string): MutationRecord {
  return JSON.parse(readFileSync(path.join(directory, 'mutation.json'), 'utf8')) as MutationRecord;
}
