import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';
import { projectRoot } from './projectRoot';

interface Made {
  /** Of the folder of `.cache/remembered/`. */
  name: string;
  /** Folders of the code that makes it, relative to the project. */
  madeBy: readonly string[];
  /** All else that it depends on, except installed packages. */
  from: readonly string[];
}

/** Where a build must not use what another has made: set `REMEMBERED` to a folder of its own. */
function directoryOf(name: string): string {
  return path.join(process.env['REMEMBERED'] ?? path.join(projectRoot, '.cache/remembered'), name);
}

function keyOf({ madeBy, from }: Made): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...madeBy.flatMap((folder) => filesBelow(folder, '.ts'))])
    hash.update(readFileSync(path.join(projectRoot, file)));
  for (const text of from) hash.update(`${text.length}\0${text}`);
  return hash.digest('hex');
}

/** A text that takes seconds to make: made once, and read again until something that it depends on has changed. */
export async function remember(made: Made, make: () => Promise<string> | string): Promise<string> {
  const file = path.join(directoryOf(made.name), keyOf(made));
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const text = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  // In one step: another build may be reading.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
  return text;
}
