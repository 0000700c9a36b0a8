import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot';

/**
 * The files of a folder and the folders in it, sorted.
 *
 * @param directory absolute or relative to the project, as are the results
 * @param ending of their names; without one, every file
 */
export function filesBelow(directory: string, ending = ''): string[] {
  const folder = path.resolve(projectRoot, directory);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => path.posix.join(directory, file.replaceAll(path.sep, '/')))
    .sort();
}
