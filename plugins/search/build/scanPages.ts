import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LoadContext, Props } from '@docusaurus/types';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { load } from 'cheerio';
import { rememberEach } from '../../../tools/remember';
import { flattenPage } from './flattenPage';
import { readDefinitions } from './readDefinitions';

/** The package's options, completed. */
type Config = Readonly<Record<string, unknown>>;

/** Pages that are searched together: one set a version of the documents. */
interface PageSet {
  /** Where the package would write their index. */
  outDir: string;
  paths: readonly PageFile[];
}

interface PageFile {
  filePath: string;
  url: string;
  type: string;
}

/** A page as the package parses it. */
interface ParsedPage {
  pageTitle: string;
  description: string;
  keywords: string;
  breadcrumb: string[];
  sections: readonly { title: string; hash: string; content: string }[];
}

/** A page as Cheerio has parsed it: the package's own takes it as it does HTML, and need not parse it again. */
type Document = ReturnType<ReturnType<typeof load>['root']>[number];

/** What is searched of a page. */
export interface ScannedPage extends ParsedPage {
  url: string;
  /** Names that its tables define, by the anchor of their section. */
  definitions: readonly (readonly [anchor: string, names: readonly string[]])[];
}

/** The parts of the package that find and parse pages. It declares no types for them. */
interface Scanner {
  processPluginOptions: (options: PluginOptions, context: LoadContext) => Config;
  processDocInfos: (built: Props, config: Config) => PageSet[];
  /** Nothing for a page that is not to be found. It changes what it is given. */
  parse: (page: Document | undefined, type: string, url: string, config: Config) => ParsedPage | null;
}

const requirePackage = createRequire(__filename);

function requireScanner(): Scanner {
  const parts = ['processPluginOptions', 'processDocInfos', 'parse'].map(
    (name) =>
      requirePackage(`@easyops-cn/docusaurus-search-local/dist/server/server/utils/${name}`) as object,
  );
  return Object.assign({}, ...parts) as Scanner;
}

/** Without what is not searched and changes when other pages do: addresses of scripts, styles, what is in them. */
function searchedParts(html: string): string {
  const head = html.slice(0, html.indexOf('<body'));
  const said = head.match(
    /<meta[^>]*name="?(?:robots|description|keywords)\b[^>]*>|<title[\s\S]*?<\/title>/g,
  );
  const body = html.slice(head.length).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<link\b[^>]*>/g, '');
  return `<!doctype html><html><head>${said?.join('') ?? ''}</head>${body}`;
}

/**
 * Has the package find and parse the built pages, those that have changed since the last time. Its `postBuild` would parse
 * all of them, and then write an index of lunr's that nothing reads, which takes as long again.
 */
export function scanPages(built: Props, options: PluginOptions, context: LoadContext): ScannedPage[] {
  const { processPluginOptions, processDocInfos, parse } = requireScanner();
  const config = processPluginOptions(options, context);
  const current = processDocInfos(built, config).find(({ outDir }) => outDir === built.outDir);
  const { ignoreCssSelectors } = config;
  // One after the other: none is held until the last has been parsed.
  function* pages() {
    for (const { filePath, url, type } of current?.paths ?? []) {
      const html = searchedParts(readFileSync(filePath, 'utf8'));
      yield [url, { url, type, html, ignoreCssSelectors }] as const;
    }
  }
  const made = { name: 'searched-pages', madeBy: ['plugins/search/build'] };
  const scanned = rememberEach(made, pages(), ({ url, type, html }): ScannedPage[] => {
    const $ = load(html);
    const definitions = [...readDefinitions($)];
    flattenPage($);
    const parsed = parse($.root()[0], type, url, config);
    return parsed ? [{ url, ...parsed, definitions }] : [];
  });
  return [...scanned.values()].flat();
}
