import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot';

/**
 * The files of a folder and the folders in it, sorted, by their paths below it, with slashes on every system.
 *
 * @param directory absolute or relative to the project
 * @param ending of their names; without one, every file
 */
export function namesBelow(directory: string, ending = ''): string[] {
  const folder = path.resolve(projectRoot, directory);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

/** The same by their whole paths: absolute where the folder is named so, or else relative to the project. */
export function filesBelow(directory: string, ending = ''): string[] {
  return namesBelow(directory, ending).map((name) => path.posix.join(directory, name));
}
