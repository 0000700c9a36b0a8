import { readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { readVocabulary, variablesOutsideSheets } from './readVocabulary';
import type { Vocabulary } from './selectRules';

export interface Page {
  file: string;
  vocabulary: Vocabulary;
}

/** @throws when something names a variable that the sheets do not have any more */
export function refuseFolded(file: string, named: readonly string[], folded: ReadonlySet<string>): void {
  const gone = named.filter((name) => folded.has(name));
  if (gone.length > 0) throw new Error(`${file}: found ${gone.join(', ')}, expected sheets alone to name it`);
}

/**
 * The pages that have the site's sheet: those of the demos have not.
 *
 * @param sheet name of its file
 * @param folded variables that the sheets do not have any more
 * @throws when a page names one of them
 */
export async function readPages(outDir: string, sheet: string, folded: ReadonlySet<string>): Promise<Page[]> {
  const files = await Globby('**/*.html', { cwd: outDir, absolute: true });
  return files.flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    if (!html.includes(sheet)) return [];
    refuseFolded(file, variablesOutsideSheets(html), folded);
    return { file, vocabulary: readVocabulary(html) };
  });
}

/** What all pages and all scripts are made of. */
export function joinVocabularies(pages: readonly Page[], words: ReadonlySet<string>): Vocabulary {
  const all = (key: keyof Vocabulary): Set<string> =>
    new Set([...words, ...pages.flatMap(({ vocabulary }) => [...vocabulary[key]])]);
  return { classes: all('classes'), elements: all('elements'), variables: all('variables') };
}
