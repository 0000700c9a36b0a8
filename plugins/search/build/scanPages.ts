import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Props } from '@docusaurus/types';
import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { flattenPage } from './flattenPage';

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
}

/** The parts of the package that find and parse pages. It declares no types for them. */
interface Scanner {
  processPluginOptions: (options: PluginOptions, context: LoadContext) => Config;
  processDocInfos: (built: Props, config: Config) => PageSet[];
  scanDocuments: (paths: PageSet['paths'], config: Config) => Promise<unknown>;
}

const requirePackage = createRequire(__filename);

function requireScanner(): Scanner {
  const parts = ['processPluginOptions', 'processDocInfos', 'scanDocuments'].map(
    (name) =>
      requirePackage(`@easyops-cn/docusaurus-search-local/dist/server/server/utils/${name}`) as object,
  );
  return Object.assign({}, ...parts) as Scanner;
}

/** The package gets copies of the pages that it could not read as they are. */
async function flatten(pages: readonly PageFile[], directory: string): Promise<PageFile[]> {
  return Promise.all(
    pages.map(async (page, index) => {
      const html = await readFile(page.filePath, 'utf8');
      const flat = flattenPage(html);
      if (flat === html) return page;
      const filePath = path.join(directory, `${index}.html`);
      await writeFile(filePath, flat);
      return { ...page, filePath };
    }),
  );
}

/**
 * Has the package find and parse the built pages. Its `postBuild` would do the same, and then write an index of lunr's
 * that nothing reads, which takes as long again.
 *
 * @returns the package's lists of documents, see `readDocuments`
 */
export async function scanPages(
  built: Props,
  options: PluginOptions,
  context: LoadContext,
): Promise<unknown> {
  const { processPluginOptions, processDocInfos, scanDocuments } = requireScanner();
  const config = processPluginOptions(options, context);
  const current = processDocInfos(built, config).find(({ outDir }) => outDir === built.outDir);
  const directory = await mkdtemp(path.join(tmpdir(), 'search-'));
  try {
    return await scanDocuments(await flatten(current?.paths ?? [], directory), config);
  } finally {
    await rm(directory, { recursive: true });
  }
}
