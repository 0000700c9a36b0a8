import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { writeAsset } from '../../tools/writeAsset';
import { bundlerPlugin } from '../client-bundle/bundler';
import { nameClasses } from './classNames';
import { awaitBeginning } from './awaitBeginning';
import { foldSheets } from './foldSheets';
import { forOlderBrowsers } from './forOlderBrowsers';
import { inlinePageStyles, type PageStyles } from './inlinePageStyles';
import { openSheets, type Sheets } from './openSheets';
import { joinVocabularies, readPages, refuseFolded, type Page } from './readPages';
import { classesOfScript, readWordsOfScript } from './readVocabulary';
import { selectRules, type Vocabulary } from './selectRules';

/** Written beside the file and moved: other plugins read the pages at the same time. */
function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

async function readScripts(outDir: string, pattern: string): Promise<string[]> {
  const scripts = await Globby(pattern, { cwd: outDir, absolute: true });
  return scripts.map((script) => readFileSync(script, 'utf8'));
}

/** The site's sheet with only what the site has anything for: a framework brings more. */
function pruneSheet({ site, parts }: Sheets, vocabulary: Vocabulary): string {
  const sheets = [site, parts].map((sheet) => ({ sheet, comesWithPointer: false }));
  const [css = ''] = selectRules(sheets, vocabulary);
  return css;
}

/**
 * Writes into each page the rules of the sheets that it has anything for.
 *
 * @param pageScript adds classes to the pages
 * @param addresses of the site's sheet
 */
function stylePages(
  pages: readonly Page[],
  { site, parts }: Sheets,
  pageScript: string,
  addresses: Pick<PageStyles, 'link' | 'address'>,
): void {
  const sheets = [
    { sheet: site, comesWithPointer: true },
    { sheet: parts, comesWithPointer: false },
  ];
  for (const { file, vocabulary } of pages) {
    const classes = new Set([...vocabulary.classes, ...classesOfScript(pageScript, vocabulary.classes)]);
    const [ofSite = '', ofParts = ''] = selectRules(sheets, { ...vocabulary, classes });
    const html = inlinePageStyles(readFileSync(file, 'utf8'), { ...addresses, ofSite, ofParts });
    replaceFile(file, awaitBeginning(html));
  }
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
    configurePostCss: forOlderBrowsers,
    configureWebpack(config, isServer) {
      nameClasses(config);
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return { plugins: [bundlerPlugin(fold)] };
    },
    async postBuild({ outDir, baseUrl }) {
      const sheets = await openSheets(path.join(outDir, 'assets/css'));
      const name = path.basename(sheets.file);
      const pages = await readPages(outDir, name, folded);
      const words = new Set((await readScripts(outDir, 'assets/js/*.js')).flatMap(readWordsOfScript));
      refuseFolded('assets/js', [...words], folded);
      const css = pruneSheet(sheets, joinVocabularies(pages, words));
      rmSync(sheets.file);
      const address = baseUrl + (await writeAsset(outDir, 'assets/css/styles.css', css));
      const [pageScript = ''] = await readScripts(outDir, 'assets/js/page.*.js');
      stylePages(pages, sheets, pageScript, { link: `${baseUrl}assets/css/${name}`, address });
    },
  };
}
