/**
 * Ten and forty times the content: bytes, time to the first result, memory. The copies have titles, headings and
 * addresses of their own. `npx tsx bench/search/scale.ts` after a build.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { loadDict } from '@node-rs/jieba';
import type { Browser } from '@playwright/test';
import { buildIndex, type IndexSource } from '../../plugins/search/build/buildIndex';
import { dictionary } from '../../plugins/search/build/domainWords';
import type { TextDocument } from '../../plugins/search/build/readDocuments';
import { segmentHan } from '../../plugins/search/build/segmentHan';
import { writeIndex } from '../../plugins/search/build/writeIndex';
import { readBuiltIndex, readTextShards } from '../../plugins/search/testing/readBuiltIndex';
import { indexFile, parseIndex, type SearchDocument } from '../../plugins/search/engine/format';
import { SearchEngine } from '../../plugins/search/engine/searchEngine';
import { launchChromium } from '../../tools/chromium';
import { measureFirstSearch, type FirstSearch } from './measureFirstSearch';
import { quantile } from './readSite';

const factors = [1, 10, 40];
const runs = 3;
const query = '沙箱';
loadDict(Buffer.from(dictionary));
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const [pages, headings, contents] = readBuiltIndex('build');
const texts = readTextShards('build').flat();
const lastId = Math.max(
  ...[pages, headings, contents].flatMap(({ documents }) => documents.map(({ i }) => i)),
);

/** A document of a copy of the site: another id, address, title or heading. */
function copyOf(document: SearchDocument, copy: number): TextDocument {
  const { t = '', u, p } = document;
  if (copy === 0) return { ...document, t };
  const offset = copy * (lastId + 1);
  return {
    ...document,
    i: document.i + offset,
    u: `/copy-${copy}${u}`,
    t: `${t} ${copy}`,
    ...(p === undefined ? {} : { p: p + offset }),
  };
}

function scaled(factor: number): IndexSource {
  const copies = Array.from({ length: factor }, (_, copy) => copy);
  const all = (documents: readonly SearchDocument[]): TextDocument[] =>
    copies.flatMap((copy) => documents.map((document) => copyOf(document, copy)));
  return {
    pages: all(pages.documents),
    headings: all(headings.documents),
    contents: all(contents.documents).map((content, index) => ({
      ...content,
      s: content.s ?? '',
      t: texts[index % texts.length] ?? '',
    })),
    descriptions: [],
    keywords: [],
    definitions: new Map(),
    messages: new Map(),
    readerWords: new Map(),
  };
}

function compressedSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

/** Heap that an engine takes once it has answered. */
function memoryOf(json: string): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const engine = new SearchEngine(parseIndex(json));
  engine.search(query, { hits: 8, hitsOfPage: 2 });
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  // Used once more, or the collection takes the engine.
  engine.search(query, { hits: 8, hitsOfPage: 2 });
  return after - before;
}

async function measure(browser: Browser, factor: number): Promise<Record<string, string | number>> {
  const directory = path.join(os.tmpdir(), `garfish-docs-search-${factor}`);
  rmSync(directory, { recursive: true, force: true });
  cpSync('build', directory, { recursive: true, filter: (file) => !file.startsWith('build/demos') });
  writeIndex(directory, buildIndex(scaled(factor), segmentHan));
  const site = { directory, path: '/guide', box: '[role=combobox]', result: '[role=option]' };
  const results: FirstSearch[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measureFirstSearch(browser, site, query));
  const median = (key: keyof FirstSearch): number =>
    quantile(
      results.map((each) => each[key]),
      0.5,
    );
  const index = path.join(directory, indexFile);
  return {
    页面: pages.documents.length * factor,
    'search-index.json（KB）': (compressedSize(index) / 1000).toFixed(0),
    '首次搜索的字节（KB）': (median('bytes') / 1000).toFixed(0),
    '到第一条结果（ms，中位）': Math.round(median('time')),
    '内存（MB）': (memoryOf(readFileSync(index, 'utf8')) / 1e6).toFixed(1),
  };
}

async function main(): Promise<void> {
  const browser = await launchChromium();
  const rows: Record<string, string | number>[] = [];
  for (const factor of factors) rows.push(await measure(browser, factor));
  await browser.close();
  console.table(rows);
}

void main();
