import { strToU8, zipSync } from 'fflate';
import type { StarterFile } from './readStarter';

/** Of every file: a zip names times, and two builds of the same files are to have the same bytes. */
const modified = new Date(2020, 0, 1);

/** @returns the files below one folder, as bytes of a zip that depend on nothing else */
export function zipStarter(files: readonly StarterFile[]): Uint8Array {
  const entries = files.map(({ path, content }) => [`garfish-starter/${path}`, strToU8(content)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: modified });
}
