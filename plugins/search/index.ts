import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginConfig, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type { PluginOptions as SearchLocalOptions } from '@easyops-cn/docusaurus-search-local';
import { buildIndex } from './build/buildIndex';
import { dictionary } from './build/domainWords';
import { hashSources } from './build/hashSources';
import { scanSite, type Scope } from './build/scanSite';
import { segmentHan } from './build/segmentHan';
import { writeIndex } from './build/writeIndex';
import { indexFile, textDirectory } from './engine/format';

interface Options {
  /** How the package finds and parses the built pages. */
  scan: SearchLocalOptions;
  scope: Scope;
  /** What the index is made of: a change of one of these files or folders makes browsers load it anew. */
  sources: readonly string[];
  /** Where a build leaves a copy of its index for `npm start`, relative to the site. */
  developmentDirectory: string;
}

/** What the browser has to know: the global data of this plugin. */
interface SearchGlobalData {
  /** The query of the index's address. */
  hash: string;
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

/** Replaces what the package has written by our index, and leaves a copy for `npm start`. */
async function replaceIndex(outDir: string, baseUrl: string, copy: string, scope: Scope): Promise<void> {
  const json = await readFile(path.join(outDir, indexFile), 'utf8');
  const scanned = scanSite(json, { directory: outDir, baseUrl }, scope);
  await writeIndex(outDir, buildIndex(scanned, segmentHan));
  await rm(copy, { recursive: true, force: true });
  for (const name of [indexFile, textDirectory]) {
    await cp(path.join(outDir, name), path.join(copy, name), { recursive: true });
  }
}

/**
 * Full-text search over the built pages: the package scans and parses them; index, worker and interface are ours.
 * To be listed under `themes`.
 */
export function search({ scan, scope, sources, developmentDirectory }: Options): PluginConfig {
  const plugin: PluginModule = (context, scanOptions) => {
    const original = findSearchLocal()(context, scanOptions as SearchLocalOptions);
    const copy = path.join(context.siteDir, developmentDirectory);
    // Only `docusaurus start` reads this: it serves the index of the last build.
    const served = { directory: copy, publicPath: context.baseUrl, watch: false };
    const developmentServer = { mergeStrategy: {}, devServer: { static: [served] } };
    const themePath = path.join(__dirname, 'theme');
    return {
      ...original,
      getThemePath: () => themePath,
      getTypeScriptThemePath: () => themePath,
      // Where the texts to translate stand, besides the theme's.
      getPathsToWatch: () => [path.join(__dirname, 'client/**/*.tsx')],
      getClientModules: () => [path.join(__dirname, 'client/highlightAfterNavigation')],
      async contentLoaded(content) {
        await original.contentLoaded?.(content);
        const data: SearchGlobalData = { hash: hashSources(context.siteDir, sources) };
        content.actions.setGlobalData(data);
      },
      configureWebpack: () => developmentServer,
      async postBuild(built) {
        await original.postBuild?.(built);
        await replaceIndex(built.outDir, built.baseUrl, copy, scope);
      },
    };
  };
  plugin.validateOptions = Reflect.get(searchLocal, 'validateOptions') as PluginModule['validateOptions'];
  // jieba takes one dictionary a process, and the package is the first to use it.
  return [plugin, { ...scan, zhUserDict: dictionary }];
}
