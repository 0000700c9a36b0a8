import path from 'node:path';
import { isRecordOf, isString } from '../../tools/guards';
import { readJson } from '../../tools/readJson';
import type { Translations } from './inlineTranslations';

/** The file that Docusaurus writes the site's texts into. */
export function translationsIn(generatedFilesDirectory: string): string {
  return path.join(generatedFilesDirectory, 'codeTranslations.json');
}

/** @param file of `translationsIn` */
export function readTranslations(file: string): Translations {
  return readJson(file, isRecordOf(isString), 'texts by id');
}
