import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot';

/**
 * The files of a folder and the folders in it, sorted.
 *
 * @param directory absolute or relative to the project, as are the results
 */
export function filesBelow(directory: string, extension: string): string[] {
  return readdirSync(path.resolve(projectRoot, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.posix.join(directory, file))
    .sort();
}
