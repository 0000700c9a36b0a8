import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { writeAsset } from '../../tools/writeAsset';
import { bundlerPlugin } from '../client-bundle/bundler';
import { partsSheetFile } from '../static-content/componentStyles';
import { nameClasses } from './classNames';
import { awaitBeginning } from './awaitBeginning';
import { foldSheets } from './foldSheets';
import { inlinePageStyles } from './inlinePageStyles';
import { makePlugins } from './makePlugins';
import { classesOfScript, readWordsOfScript, readVocabulary, variablesOutsideSheets } from './readVocabulary';
import { selectRules, type Vocabulary } from './selectRules';
import { readSheet, type Sheet } from './sheet';

/** Written beside the file and moved: other plugins read the pages at the same time. */
function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** @throws when there are several */
async function findSheet(directory: string, pattern: string): Promise<string | undefined> {
  const names = await Globby(pattern, { cwd: directory });
  if (names.length > 1) throw new Error(`found ${names.join(', ')} in ${directory}, expected one ${pattern}`);
  return names[0];
}

function openSheet(directory: string, name: string): Sheet {
  return readSheet(readFileSync(path.join(directory, name), 'utf8'));
}

interface Page {
  file: string;
  vocabulary: Vocabulary;
}

/** @throws when something names a variable that the sheets do not have any more */
function refuseFolded(file: string, named: readonly string[], folded: ReadonlySet<string>): void {
  const gone = named.filter((name) => folded.has(name));
  if (gone.length > 0) throw new Error(`${file}: found ${gone.join(', ')}, expected sheets alone to name it`);
}

async function readScripts(outDir: string, pattern: string): Promise<string[]> {
  const scripts = await Globby(pattern, { cwd: outDir, absolute: true });
  return scripts.map((script) => readFileSync(script, 'utf8'));
}

/** What all pages and all scripts are made of. */
function union(pages: readonly Page[], words: ReadonlySet<string>): Vocabulary {
  const all = (key: keyof Vocabulary): Set<string> =>
    new Set([...words, ...pages.flatMap(({ vocabulary }) => [...vocabulary[key]])]);
  return { classes: all('classes'), elements: all('elements'), variables: all('variables') };
}

/**
 * The site's sheet with only what the site has anything for: a framework brings more.
 *
 * @param parts the other sheet, which uses variables of the site's
 */
function pruneSheet(site: Sheet, parts: Sheet, vocabulary: Vocabulary): string {
  const sheets = [site, parts].map((sheet) => ({ sheet, comesWithPointer: false }));
  const [css = ''] = selectRules(sheets, vocabulary);
  return css;
}

/**
 * Has each page painted with styles of its own, which stand in it: of the rules that match in its HTML and in what the
 * page's script adds to it. The sheet of the whole site, about twice as long, comes with the application: it repeats
 * them in their places, so nothing changes when it arrives, and has what React's actions and other pages need. That of
 * parts (`static-content/componentStyles.ts`) comes with the script of a part, or with the body of the next page.
 */
export function pageStyles(): Plugin {
  let folded: ReadonlySet<string> = new Set();
  const fold = foldSheets((names) => {
    folded = names;
  });
  return {
    name: 'page-styles',
    configurePostCss: makePlugins,
    configureWebpack(config, isServer) {
      nameClasses(config);
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return { plugins: [bundlerPlugin(fold)] };
    },
    async postBuild({ outDir, baseUrl }) {
      const directory = path.join(outDir, 'assets/css');
      const name = await findSheet(directory, 'styles.*.css');
      if (name === undefined) throw new Error(`found no styles.*.css in ${directory}`);
      const site = openSheet(directory, name);
      const partsName = await findSheet(directory, partsSheetFile);
      const parts = partsName === undefined ? readSheet('') : openSheet(directory, partsName);
      const pages = (await Globby('**/*.html', { cwd: outDir, absolute: true })).flatMap((file) => {
        const html = readFileSync(file, 'utf8');
        if (!html.includes(name)) return [];
        refuseFolded(file, variablesOutsideSheets(html), folded);
        return { file, vocabulary: readVocabulary(html) };
      });
      const inScripts = new Set((await readScripts(outDir, 'assets/js/*.js')).flatMap(readWordsOfScript));
      refuseFolded('assets/js', [...inScripts], folded);
      const css = pruneSheet(site, parts, union(pages, inScripts));
      rmSync(path.join(directory, name));
      const address = await writeAsset(outDir, 'assets/css/styles.css', css);
      const [pageScript = ''] = await readScripts(outDir, 'assets/js/page.*.js');
      const sheets = [
        { sheet: site, comesWithPointer: true },
        { sheet: parts, comesWithPointer: false },
      ];
      const link = `${baseUrl}assets/css/${name}`;
      for (const { file, vocabulary } of pages) {
        const classes = new Set([...vocabulary.classes, ...classesOfScript(pageScript, vocabulary.classes)]);
        const [ofSite = '', ofParts = ''] = selectRules(sheets, { ...vocabulary, classes });
        const styles = { link, address: baseUrl + address, ofSite, ofParts };
        replaceFile(file, awaitBeginning(inlinePageStyles(readFileSync(file, 'utf8'), styles)));
      }
    },
  };
}
