import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { projectRoot } from '../../tools/projectRoot';
import { readLifecycleTexts } from './readLifecycleTexts';

const page = 'docs/guide/lifecycle.mdx';

/**
 * Gives timelines the sentences of the lifecycle page: `@generated/lifecycle-texts/default/texts.json`. Sites of tests, which
 * have other documents, show the same.
 */
export function lifecycleTexts(): Plugin {
  return {
    name: 'lifecycle-texts',
    getPathsToWatch: () => [page],
    async contentLoaded({ actions }) {
      const mdx = readFileSync(path.join(projectRoot, page), 'utf8');
      await actions.createData('texts.json', readLifecycleTexts(mdx, page));
    },
  };
}
