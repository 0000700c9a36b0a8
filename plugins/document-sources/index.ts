import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Has a document compiled anew when something has changed that it shows: a file of the starter, a step of the course. */
export function documentSources({ siteDir }: LoadContext): Plugin {
  return {
    name: 'document-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus compiles by itself what no such rule includes.
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            use: [{ loader: path.join(__dirname, 'sourcesLoader.mjs') }],
          },
        ],
      },
    }),
  };
}
