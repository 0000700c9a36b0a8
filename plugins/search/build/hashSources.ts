import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

function filesBelow(source: string): string[] {
  if (!existsSync(source)) return [];
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(source, file))
    .filter((file) => statSync(file).isFile());
}

/**
 * Eight hexadecimal digits that change when a source does, and only then: the index is requested with them, so that a
 * browser never takes an old one from its cache. They have to be known before the pages, and so the index, are built.
 *
 * @param sources files and folders, relative to the directory; those that are missing count as empty
 */
export function hashSources(directory: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => filesBelow(path.join(directory, source)));
  const names = files.map((file) => path.relative(directory, file).split(path.sep).join('/')).sort();
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(directory, name)));
  return hash.digest('hex').slice(0, 8);
}
