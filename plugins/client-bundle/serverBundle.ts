import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { bundlerPlugin, type Configuration } from './bundler';
import { generated, ofVersion, withoutUnread, type Rule } from './generated';
import { refuse } from './leaveOut';
import { routing } from './router';
import { unreadVersionData } from './unread';

const reactDom = path.dirname(createRequire(__filename).resolve('react-dom/package.json'));

/** What the browser fetches after a press, as it is imported where: nothing of it runs while pages are written. */
const fetchedLater = new rspack.IgnorePlugin({
  resourceRegExp: /^\.\/(?:Editor|format|diagnosis|checks)$/,
  contextRegExp: /[\\/]src[\\/]components[\\/](?:Playground(?:[\\/]files)?|Doctor|Learn)$/,
});

/** Data of one page that are long: facts with all that state them, and every release note. */
const longData = /[\\/](?:facts[\\/]default[\\/]list|blog-releases-archive)-[^\\/]*\.json$/;

/** Long data as text: of JSON the bundler makes a tree that takes fifty times as much memory, and keeps it. */
export function longDataAsText(generatedFilesDirectory: string): Rule {
  return generated(
    generatedFilesDirectory,
    longData,
    (json) => `export default JSON.parse(${JSON.stringify(json)});`,
  );
}

/**
 * The code that writes pages, without what is only for browsers, and once what several pages are written with: Docusaurus
 * has it in the file of every page, where it is compiled every time.
 */
const withoutBrowserParts = {
  optimization: {
    splitChunks: {
      chunks: 'async',
      minSize: 0,
      cacheGroups: { default: false, defaultVendors: false, shared: { name: 'shared', minChunks: 2 } },
    },
  },
  resolve: {
    alias: {
      'react-dom/client$': false,
      // The package's own entry brings the former renderer, too.
      'react-dom/server$': path.join(reactDom, 'cjs/react-dom-server.node.production.js'),
    },
  },
  module: { parser: { javascript: { worker: false } } },
  plugins: [bundlerPlugin(fetchedLater.apply.bind(fetchedLater))],
} satisfies Configuration;

/** What is changed in the bundle of the code that writes pages. A component that reads data which browsers do not get ends it. */
export function serverBundle(context: LoadContext) {
  const { generatedFilesDir } = context;
  return {
    ...withoutBrowserParts,
    resolve: { alias: { ...withoutBrowserParts.resolve.alias, ...routing.alias } },
    module: {
      ...withoutBrowserParts.module,
      rules: [
        ...withoutUnread(context, refuse),
        generated(generatedFilesDir, ofVersion, (json) => refuse(json, unreadVersionData)),
        longDataAsText(generatedFilesDir),
        ...routing.rules,
      ],
    },
  };
}
