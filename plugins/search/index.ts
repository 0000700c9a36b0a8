import path from 'node:path';
import type { LoadContext, Plugin, PluginConfig, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type { PluginOptions as SearchLocalOptions } from '@easyops-cn/docusaurus-search-local';
import { loadDict } from '@node-rs/jieba';
import { hashSources } from '../../tools/hashSources';
import { buildIndex } from './build/buildIndex';
import { dictionary } from './build/domainWords';
import { readMessages } from './build/readMessages';
import { readerWordsOf } from './build/readerWords';
import { scanPages } from './build/scanPages';
import { scanSite, type Scope } from './build/scanSite';
import { segmentHan } from './build/segmentHan';
import { writeIndex } from './build/writeIndex';
import { buildMark } from './engine/buildMark';

interface Options {
  /** How the package finds and parses the built pages. */
  scan: SearchLocalOptions;
  scope: Scope;
  /** What the index is made of: a change of one of these files or folders makes browsers load it anew. */
  sources: readonly string[];
  /** Where a build leaves a copy of its index for `npm start`, relative to the site. */
  developmentDirectory: string;
}

type SearchLocal = (context: LoadContext, options: SearchLocalOptions) => Plugin;

/** The package is CommonJS: what Node calls its default export depends on who imports it. */
function isSearchLocal(value: unknown): value is SearchLocal {
  return typeof value === 'function';
}

function findSearchLocal(): SearchLocal {
  const exported: unknown = Reflect.get(searchLocal, 'default');
  if (isSearchLocal(exported)) return exported;
  const nested: unknown =
    typeof exported === 'object' && exported !== null && Reflect.get(exported, 'default');
  if (isSearchLocal(nested)) return nested;
  throw new TypeError('@easyops-cn/docusaurus-search-local does not export a plugin.');
}

/**
 * Full-text search over the built pages: the package finds and parses them; index, worker and interface are ours.
 * To be listed under `themes`.
 */
export function search({ scan, scope, sources, developmentDirectory }: Options): PluginConfig {
  const plugin: PluginModule = (context, scanOptions) => {
    const packageOptions = scanOptions as SearchLocalOptions;
    const original = findSearchLocal()(context, packageOptions);
    const copy = path.join(context.siteDir, developmentDirectory);
    // Only `docusaurus start` reads this copy: it serves the index of the last build.
    const served = { directory: copy, publicPath: context.baseUrl, watch: false };
    const developmentServer = { mergeStrategy: {}, devServer: { static: [served] } };
    const themePath = path.join(__dirname, 'theme');
    return {
      ...original,
      getThemePath: () => themePath,
      getTypeScriptThemePath: () => themePath,
      // Where the texts to translate stand, besides the theme's.
      getPathsToWatch: () => [path.join(__dirname, 'client/**/*.{ts,tsx}')],
      getClientModules: () => [path.join(__dirname, 'client/highlightAfterNavigation')],
      // What the browser has to know: the query of the index's address.
      injectHtmlTags() {
        // Known before the index is built: requested with it, an old one never comes from the browser's cache.
        const content = hashSources(context.siteDir, sources);
        return { headTags: [{ tagName: 'meta', attributes: { name: buildMark, content } }] };
      },
      configureWebpack: () => developmentServer,
      postBuild(built) {
        const { outDir, baseUrl, siteDir } = built;
        const pages = scanPages(built, packageOptions, context);
        loadDict(Buffer.from(dictionary));
        const site = scanSite(pages, { directory: outDir, baseUrl }, scope);
        const messages = readMessages(siteDir, baseUrl);
        const index = buildIndex({ ...site, messages, readerWords: readerWordsOf(baseUrl) }, segmentHan);
        writeIndex(outDir, index);
        writeIndex(copy, index);
        return Promise.resolve();
      },
    };
  };
  plugin.validateOptions = Reflect.get(searchLocal, 'validateOptions') as PluginModule['validateOptions'];
  return [plugin, { ...scan }];
}
