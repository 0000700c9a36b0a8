import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Translations } from './inlineTranslations';

/** The file that Docusaurus writes the site's texts into. */
export function translationsIn(generatedFilesDirectory: string): string {
  return path.join(generatedFilesDirectory, 'codeTranslations.json');
}

/** @param file of `translationsIn` */
export function readTranslations(file: string): Translations {
  return JSON.parse(readFileSync(file, 'utf8')) as Translations;
}
