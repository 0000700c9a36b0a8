import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { namesBelow } from './filesBelow';

function namesOf(directory: string, source: string): string[] {
  const place = path.join(directory, source);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [source];
  return namesBelow(place).map((name) => path.posix.join(source, name));
}

/**
 * Eight hexadecimal digits that change when a source does, and only then.
 *
 * @param sources files and folders, relative to the directory; those that are missing count as empty
 */
export function hashSources(directory: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  const names = sources.flatMap((source) => namesOf(directory, source)).sort();
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(directory, name)));
  return hash.digest('hex').slice(0, 8);
}
