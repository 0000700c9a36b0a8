import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { partsSheetFile } from '../static-content/componentStyles';
import { readSheet, type Sheet } from './sheet';

/** What the bundler has written. */
export interface Sheets {
  /** Path of the site's sheet. */
  file: string;
  site: Sheet;
  /** Uses variables of the site's. */
  parts: Sheet;
}

/** @throws when there are several */
async function findSheet(directory: string, pattern: string): Promise<string | undefined> {
  const names = await Globby(pattern, { cwd: directory });
  if (names.length > 1) throw new Error(`found ${names.join(', ')} in ${directory}, expected one ${pattern}`);
  return names[0] && path.join(directory, names[0]);
}

/** @throws when there is no sheet of the site, or several */
export async function openSheets(directory: string): Promise<Sheets> {
  const pattern = 'styles.*.css';
  const file = await findSheet(directory, pattern);
  if (file === undefined) throw new Error(`found no ${pattern} in ${directory}, expected one`);
  const partsFile = await findSheet(directory, partsSheetFile);
  return {
    file,
    site: readSheet(readFileSync(file, 'utf8')),
    parts: readSheet(partsFile === undefined ? '' : readFileSync(partsFile, 'utf8')),
  };
}
