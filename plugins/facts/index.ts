import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { facts } from '../../facts';
import { readSources } from './readSources';

interface Options {
  /** Version of the installed package that the facts ran against. */
  garfishVersion: string;
}

/** What the page `/facts` shows of one fact. */
export interface ListedFact {
  id: string;
  page: string;
  sentence: string;
  /** The code that proves it, as it stands in the repository. */
  source: string;
}

/** Lists every executable fact at `/facts`, with its proof, and writes `facts.json` beside the site. */
export function factList({ garfishVersion }: Options) {
  return function factsPlugin(context: LoadContext): Plugin {
    return {
      name: 'facts',
      getThemePath: () => path.join(__dirname, 'theme'),
      getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
      contentLoaded({ actions }) {
        const ids = facts.map(({ id }) => id);
        const sources = readSources(path.join(__dirname, '../../facts'), ids);
        const list = facts.map(({ id, page, sentence }): ListedFact => ({
          id,
          page,
          sentence,
          source: sources.get(id) ?? '',
        }));
        actions.addRoute({
          path: normalizeUrl([context.baseUrl, 'facts']),
          component: '@theme/FactsPage',
          exact: true,
          props: { data: { garfishVersion, facts: list } },
        });
      },
      async postBuild({ outDir }) {
        const list = facts.map(({ id, page, sentence }) => ({ id, page, sentence }));
        await writeFile(path.join(outDir, 'facts.json'), `${JSON.stringify(list, null, 2)}\n`);
      },
    };
  };
}
