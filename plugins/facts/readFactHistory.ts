import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FactHistory } from './factHistory';

/** @param directory of the proofs; `npm run facts:history` writes the record there */
export function readFactHistory(directory: string): FactHistory {
  return JSON.parse(readFileSync(path.join(directory, 'history.json'), 'utf8')) as FactHistory;
}
