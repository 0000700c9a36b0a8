import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { bundlerPlugin, type Configuration } from './bundler';
import { generated, ofVersion, transformed, withoutUnread, type Rule } from './generated';
import { inlineTranslations } from './inlineTranslations';
import { leaveOut } from './leaveOut';
import { unusedNavbarItems } from './navbarItems';
import { pageTable } from './pages/pageTable';
import { readRouteChunks, routeChunksIn } from './pages/readRouteChunks';
import { sidebarCode, sidebarQuery, withoutSidebars } from './pages/sidebarModules';
import { withFreshRoutes } from './preact/freshRoutes';
import { routing, withoutHashRouter } from './router';
import { copyPlugin, publishStaticFiles } from './staticFiles';
import { readTranslations, translationsIn } from './translations';
import { unreadVersionData } from './unread';
import { withWidthInEm } from './windowSize';

type Minimizer = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

const { resolve } = createRequire(__filename);
/** Where Docusaurus' packages are installed. */
const docusaurus = path.dirname(path.dirname(resolve('@docusaurus/core/package.json')));

/** A version of the documents without what no page shows, and each of its sidebars by itself. */
function versions(directory: string): Rule[] {
  return [
    {
      ...generated(directory, ofVersion, (json) => withoutSidebars(leaveOut(json, unreadVersionData))),
      resourceQuery: { not: [sidebarQuery] },
    },
    { ...generated(directory, ofVersion, sidebarCode), resourceQuery: sidebarQuery },
  ];
}

/** What only the HTML has: below `src`, by their paths, as the alias `@site` is followed first; of the theme, by their names. */
const writtenComponents = [
  // A script that is to work when no other does.
  'components/StartupNotice',
  // The body of a page; what is alive in it is an island.
  'pages/playground/_components/PlaygroundBody',
  // Of pages that list release notes.
  '@theme/BlogPostItems',
  '@theme/BlogListPage/StructuredData',
];

/**
 * What components are written for: Preact does for this site what React does, in 49 kB less. With what
 * is below each, such as `react-dom/client`. On the server and in the development server it is React.
 */
const preact = { react: 'preact/compat', 'react-dom': 'preact/compat' };

/** What stands in place of a module that browsers need little or nothing of. */
function substitutes(
  { siteDir, siteConfig: { themeConfig } }: LoadContext,
  unshown: readonly string[],
): Record<string, string | false> {
  const substitute = (file: string): string => path.join(__dirname, 'substitutes', file);
  return {
    ...Object.fromEntries(unusedNavbarItems(themeConfig).map((name) => [name, false])),
    ...Object.fromEntries(unshown.map((name) => [name, substitute('Nothing.ts')])),
    'react-helmet-async$': substitute('documentHead.tsx'),
    ...preact,
    ...Object.fromEntries(
      writtenComponents.map((name) => [
        name.startsWith('@') ? name : `${path.join(siteDir, 'src', name)}$`,
        false,
      ]),
    ),
  };
}

/** Parts of packages that nothing asks for. */
function withoutUnused(): Rule[] {
  return [
    {
      test: /[\\/]client[\\/]clientEntry\.js$/,
      include: docusaurus,
      use: transformed(withoutHashRouter),
    },
    {
      test: /[\\/]client[\\/]App\.js$/,
      include: docusaurus,
      use: transformed(withFreshRoutes),
    },
    {
      include: path.join(docusaurus, 'utils-common'),
      resolve: { alias: { tslib$: path.join(__dirname, 'tslibHelpers.mjs') } },
    },
    // For a function of the router that nothing calls. They do not say themselves that they can be left out.
    { test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  ];
}

/** Translations stand where they are said, in the script of the part that says them; the table of all stays out. */
function inlinedTranslations(directory: string): Rule[] {
  const file = translationsIn(directory);
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
      enforce: 'post',
      use: transformed((code) => inlineTranslations(code, () => readTranslations(file)), [file]),
    },
    generated(directory, /[\\/]codeTranslations\.json$/, () => 'export default {};'),
  ];
}

/** Docusaurus' routes, and its tables of what they are made of, in one. */
function pages(directory: string): Rule[] {
  const registry = path.join(directory, 'registry.js');
  const chunkNames = routeChunksIn(directory);
  const tableOf = (routes: string): string =>
    pageTable(
      {
        routes,
        registry: readFileSync(registry, 'utf8'),
        chunkNames: readRouteChunks(chunkNames),
      },
      path.join(__dirname, 'pages/createPages'),
    );
  return [
    generated(directory, /[\\/]routes\.js$/, tableOf, [registry, chunkNames]),
    generated(directory, /[\\/]routesChunkNames\.json$/, () => 'export default {};'),
  ];
}

/** Of Docusaurus: it tells the addresses of chunks, for what would be fetched ahead. See `src/clientModules/loadAhead.ts`. */
const fetchAheadPlugin = 'ChunkAssetPlugin';

/** The minimizers as Docusaurus has them, but that Chinese is written as it is: `\u4E2D` takes twice the bytes. */
function minimizers(minimizer: Minimizer): Minimizer {
  const { compress, mangle } = getSwcJsMinimizerOptions();
  const forScripts = new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma: 2020,
      compress,
      mangle,
      module: true,
      format: { comments: false, ascii_only: false },
    },
  });
  return minimizer.map((each) =>
    each instanceof rspack.SwcJsMinimizerRspackPlugin
      ? bundlerPlugin(forScripts.apply.bind(forScripts))
      : each,
  );
}

/**
 * What is changed in the bundle of the scripts.
 *
 * @param unshown components that no page shows
 */
export function browserBundle(context: LoadContext, unshown: readonly string[], config: Configuration) {
  const { generatedFilesDir } = context;
  const leftOut = [fetchAheadPlugin, copyPlugin];
  return {
    // For `npm run bench:bytes`.
    ...(process.env['SCRIPT_SOURCE_MAPS'] ? { devtool: 'hidden-source-map' } : {}),
    mergeStrategy: { 'optimization.minimizer': 'replace', plugins: 'replace' },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !leftOut.includes(plugin?.constructor.name ?? '')),
      bundlerPlugin(publishStaticFiles(context)),
    ],
    optimization: { minimizer: minimizers(config.optimization?.minimizer ?? []) },
    resolve: { alias: { ...substitutes(context, unshown), ...routing.alias } },
    module: {
      rules: [
        ...withoutUnread(context, (json, unread) => `export default ${leaveOut(json, unread)};`),
        ...versions(generatedFilesDir),
        ...withoutUnused(),
        { test: /[\\/]hooks[\\/]useWindowSize\.js$/, use: transformed(withWidthInEm) },
        ...routing.rules,
        ...inlinedTranslations(generatedFilesDir),
        ...pages(generatedFilesDir),
      ],
    },
  };
}
