import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';
import { projectRoot } from './projectRoot';

interface Made {
  /** Of the folder of `.cache/remembered/`. */
  name: string;
  /** Folders of the code that makes it, and of what that imports, relative to the project. */
  madeBy: readonly string[];
  /** All else that it depends on, except installed packages. */
  from: readonly string[];
}

/** How many texts of a name are kept, the latest: as many as somebody goes back and forth between. */
const keptTexts = 4;

/** Where a build must not use what another has made: set `REMEMBERED` to a folder of its own. */
function directoryOf(name: string): string {
  return path.join(process.env['REMEMBERED'] ?? path.join(projectRoot, '.cache/remembered'), name);
}

function keyOf({ madeBy, from }: Made): string {
  const hash = createHash('sha256');
  const code = madeBy
    .flatMap((folder) => filesBelow(folder, '.ts'))
    .filter((file) => !file.endsWith('.test.ts'));
  // This module, too: it says how what is kept is written.
  for (const file of ['package-lock.json', 'tools/remember.ts', ...code])
    hash.update(readFileSync(path.join(projectRoot, file)));
  for (const text of from) hash.update(`${text.length}\0${text}`);
  return hash.digest('hex');
}

function fileOf(made: Made): string {
  return path.join(directoryOf(made.name), keyOf(made));
}

function removeOld(directory: string): void {
  const files = readdirSync(directory).map((name) => path.join(directory, name));
  const latest = files
    .map((file) => ({ file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time);
  for (const { file } of latest.slice(keptTexts)) rmSync(file, { force: true });
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // In one step: another build may be reading.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
  removeOld(path.dirname(file));
}

/** A text that takes seconds to make: made once, and read again until something that it depends on has changed. */
export async function remember(made: Made, make: () => Promise<string> | string): Promise<string> {
  const file = fileOf(made);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const text = await make();
  write(file, text);
  return text;
}

/** What `rememberEach` has written, read again: the file's name says by which code, so that it is of that code's type. */
function readFormer<Value>(file: string): Readonly<Record<string, Value>> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>) : {};
}

/**
 * Values that each are made from something of their own: only those are made that were not made the last time.
 *
 * @param items what a value is made from, by a name, taken one after the other; JSON says all of it
 * @param make JSON says all of what it returns, too; items that are alike share one value
 * @returns the values by the same names
 */
export function rememberEach<Item, Value extends string | object>(
  made: Omit<Made, 'from'>,
  items: Iterable<readonly [name: string, item: Item]>,
  make: (item: Item) => Value,
): Map<string, Value> {
  const file = fileOf({ ...made, from: [] });
  const former = readFormer<Value>(file);
  const values: Record<string, Value> = {};
  const named = new Map<string, Value>();
  for (const [name, item] of items) {
    const key = createHash('sha256').update(JSON.stringify(item)).digest('base64');
    const value = values[key] ?? former[key] ?? make(item);
    values[key] = value;
    named.set(name, value);
  }
  if (Object.keys(values).some((key) => former[key] === undefined)) write(file, JSON.stringify(values));
  return named;
}
