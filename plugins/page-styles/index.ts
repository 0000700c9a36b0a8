import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { inlinePageStyles } from './inlinePageStyles';
import { makePlugins } from './makePlugins';
import { readClassesOfScript, readVocabulary } from './readVocabulary';
import { selectRules } from './selectRules';
import { readSheet } from './sheet';

/** Written beside the file and moved: other plugins read the pages at the same time. */
function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/**
 * Has each page painted with styles of its own, which stand in it: of the rules that match in its HTML and in what the
 * page's script adds to it. The sheet of the whole site, two to four times as long, comes with the application: it repeats them in
 * their places, so nothing changes when it arrives, and has what React's actions and other pages need.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    configurePostCss: makePlugins,
    async postBuild({ outDir, baseUrl }) {
      const directory = path.join(outDir, 'assets/css');
      const [file] = await Globby('styles.*.css', { cwd: directory });
      if (file === undefined) throw new Error(`found no styles.*.css in ${directory}`);
      const sheet = readSheet(readFileSync(path.join(directory, file), 'utf8'));
      const [script] = await Globby('assets/js/page.*.js', { cwd: outDir, absolute: true });
      const ofScript = script === undefined ? [] : readClassesOfScript(readFileSync(script, 'utf8'));
      for (const page of await Globby('**/*.html', { cwd: outDir, absolute: true })) {
        const html = readFileSync(page, 'utf8');
        if (!html.includes(file)) continue;
        const vocabulary = readVocabulary(html);
        const classes = new Set([...vocabulary.classes, ...ofScript]);
        const css = selectRules(sheet, { ...vocabulary, classes });
        replaceFile(page, inlinePageStyles(html, `${baseUrl}assets/css/${file}`, css));
      }
    },
  };
}
