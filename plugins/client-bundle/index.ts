import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserBundle } from './browserBundle';
import { refuseRemainingIds } from './inlineTranslations';
import { serverBundle } from './serverBundle';
import { readTranslations, translationsIn } from './translations';
import { unshownComponents } from './unshownComponents';

/**
 * Keeps out of the scripts what no page needs of them, and out of the code that writes pages what only browsers run.
 * While pages are written, a component that reads data which is kept out stops the build. The development server has all
 * of it.
 */
export function clientBundle(context: LoadContext): Plugin {
  let unshown: readonly string[] = [];
  return {
    name: 'client-bundle',
    getClientModules: () =>
      process.env.NODE_ENV === 'production'
        ? [
            path.join(__dirname, 'preact/hoistedLinks'),
            // A line that several parts have: the bundler would make a file of it, which documents would wait for.
            path.join(context.siteDir, 'src/theme/SearchMetadata'),
          ]
        : [],
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      return isServer ? serverBundle(context) : browserBundle(context, unshown, config);
    },
    allContentLoaded({ allContent }) {
      unshown = unshownComponents(allContent);
    },
    postBuild({ outDir, generatedFilesDir }) {
      const directory = path.join(outDir, 'assets/js');
      const scripts = readdirSync(directory).map((file) => readFileSync(path.join(directory, file), 'utf8'));
      refuseRemainingIds(scripts, readTranslations(translationsIn(generatedFilesDir)));
    },
  };
}
