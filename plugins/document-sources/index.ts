import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { projectRoot } from '../../tools/projectRoot';

/** Has a document compiled anew when something has changed that it shows: a file of the starter, a step of the course. */
export function documentSources(): Plugin {
  return {
    name: 'document-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus compiles by itself what no such rule includes.
            include: path.join(projectRoot, 'docs'),
            enforce: 'pre',
            use: [{ loader: path.join(__dirname, 'sourcesLoader.mjs') }],
          },
        ],
      },
    }),
  };
}
