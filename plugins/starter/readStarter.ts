import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namesBelow } from '../../tools/filesBelow';
import { projectRoot } from '../../tools/projectRoot';

/** A file of the starter as it is handed out. */
export interface StarterFile {
  /** Below the starter's folder, with `/`. */
  path: string;
  content: string;
}

const folder = path.join(projectRoot, 'starter');

/** What its own `.gitignore` names: left behind by whoever tried it in place. */
function ignoredNames(): Set<string> {
  const lines = readFileSync(path.join(folder, '.gitignore'), 'utf8').split('\n');
  return new Set(lines.map((line) => line.replace(/\/$/, '')).filter((line) => line !== ''));
}

/** @returns every file of `starter/`, in the order of their paths */
export function readStarter(): StarterFile[] {
  const ignored = ignoredNames();
  return namesBelow(folder)
    .filter((file) => !file.split('/').some((name) => ignored.has(name)))
    .map((file) => ({ path: file, content: readFileSync(path.join(folder, file), 'utf8') }));
}
