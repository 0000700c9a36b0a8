import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../tools/filesBelow';

/** What a part was last built from. */
interface Stamp {
  fingerprint: string;
  inputs: string[];
}

const ignored = /\/(?:dist|node_modules)\//;

/** Every source file of a folder, sorted; what was built or installed in it is left out. */
export function filesIn(folder: string): string[] {
  return filesBelow(folder).filter((file) => !ignored.test(file.slice(folder.length)));
}

/** One hash of the files' names and contents. A file that is missing counts as one. */
export function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The stamp of a part, or nothing when it was never built. A damaged one is that of other inputs. */
export function readStamp(file: string): Stamp | undefined {
  if (!existsSync(file)) return undefined;
  const [fingerprint = '', ...inputs] = readFileSync(file, 'utf8').split('\n');
  return { fingerprint, inputs };
}

export function writeStamp(file: string, inputs: string[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [fingerprint(inputs), ...inputs].join('\n'));
}
