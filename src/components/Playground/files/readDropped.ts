import { maximumCode, type Files } from '../program/program';
import { pathFault } from './fileChanges';

interface Dropped {
  added: Files;
  /** Names of those that the project cannot have, or has. */
  refused: readonly string[];
}

async function readText(file: File): Promise<string | undefined> {
  if (file.size > maximumCode) return undefined;
  // A folder cannot be read.
  return file.text().catch(() => undefined);
}

/** Reads files of the reader's disk for a folder of the project. */
export async function readDropped(dropped: readonly File[], folder: string, files: Files): Promise<Dropped> {
  const added: Record<string, string> = {};
  const refused: string[] = [];
  for (const file of dropped) {
    const path = folder === '' ? file.name : `${folder}/${file.name}`;
    const code = pathFault({ ...files, ...added }, path) ? undefined : await readText(file);
    if (code === undefined) refused.push(file.name);
    else added[path] = code;
  }
  return { added, refused };
}
