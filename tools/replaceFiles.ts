import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Leaves these files in a folder, and no others. Those that are there are written over: to remove hundreds of files and
 * to write them anew takes ten times as long.
 *
 * @param texts by paths below the folder, with slashes
 */
export function replaceFiles(directory: string, texts: ReadonlyMap<string, string>): void {
  mkdirSync(directory, { recursive: true });
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(directory, file).replaceAll(path.sep, '/');
    if (!entry.isDirectory() && !texts.has(name)) rmSync(file);
  }
  const files = [...texts].map(([name, text]) => ({ file: path.join(directory, name), text }));
  for (const folder of new Set(files.map(({ file }) => path.dirname(file))))
    mkdirSync(folder, { recursive: true });
  for (const { file, text } of files) writeFileSync(file, text);
}
