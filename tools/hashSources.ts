import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

function filesOf(source: string): string[] {
  if (!existsSync(source)) return [];
  return statSync(source).isDirectory() ? filesBelow(source) : [source];
}

/**
 * Eight hexadecimal digits that change when a source does, and only then.
 *
 * @param sources files and folders, relative to the directory; those that are missing count as empty
 */
export function hashSources(directory: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => filesOf(path.join(directory, source)));
  const names = files.map((file) => path.relative(directory, file).split(path.sep).join('/')).sort();
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(directory, name)));
  return hash.digest('hex').slice(0, 8);
}
