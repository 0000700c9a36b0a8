/**
 * Ten and forty times the content: bytes, time to the first result, memory. The copies have titles, headings and
 * addresses of their own. `npx tsx bench/search/scale.mjs` after a build.
 */
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { loadDict } from '@node-rs/jieba';
import { chromium } from '@playwright/test';
import { buildIndex } from '../../plugins/search/build/buildIndex.ts';
import { dictionary } from '../../plugins/search/build/domainWords.ts';
import { segmentHan } from '../../plugins/search/build/segmentHan.ts';
import { writeIndex } from '../../plugins/search/build/writeIndex.ts';
import { parseIndex } from '../../plugins/search/engine/format.ts';
import { SearchEngine } from '../../plugins/search/engine/searchEngine.ts';
import { chromiumArguments, ensureChromium } from '../../tests/chromium.ts';
import { measureFirstSearch } from './measureFirstSearch.mjs';
import { quantile, readIndex, readTexts } from './readSite.ts';

const factors = [1, 10, 40];
const runs = 3;
const query = '沙箱';
loadDict(Buffer.from(dictionary));
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

const [pages, headings, contents] = readIndex('build').map(({ documents }) => documents);
const texts = readTexts('build');
const lastId = Math.max(...[pages, headings, contents].flat().map(({ i }) => i));

/** A copy of the site: other ids, addresses, titles and headings. */
function copyOf(documents, copy) {
  if (copy === 0) return documents;
  return documents.map((document) => ({
    ...document,
    i: document.i + copy * (lastId + 1),
    ...(document.p === undefined ? {} : { p: document.p + copy * (lastId + 1) }),
    u: `/copy-${copy}${document.u}`,
    ...(document.t === undefined ? {} : { t: `${document.t} ${copy}` }),
  }));
}

function scaled(factor) {
  const copies = Array.from({ length: factor }, (_, copy) => copy);
  const all = (documents) => copies.flatMap((copy) => copyOf(documents, copy));
  const withTexts = contents.map((content, index) => ({ ...content, s: content.s ?? '', t: texts[index] }));
  return {
    pages: all(pages),
    headings: all(headings),
    contents: copies.flatMap((copy) =>
      copyOf(withTexts, copy).map((each, index) => ({ ...each, t: texts[index] })),
    ),
    descriptions: [],
    keywords: [],
    definitions: new Map(),
  };
}

function compressedSize(file) {
  return brotliCompressSync(readFileSync(file)).length;
}

function memoryOf(json) {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const engine = new SearchEngine(parseIndex(json));
  engine.search(query, { hits: 8, hitsOfPage: 2 });
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  return { engine, bytes: after - before };
}

async function measure(browser, factor) {
  const directory = path.join(os.tmpdir(), `garfish-docs-search-${factor}`);
  rmSync(directory, { recursive: true, force: true });
  cpSync('build', directory, { recursive: true, filter: (file) => !file.startsWith('build/demos') });
  await writeIndex(directory, buildIndex(scaled(factor), segmentHan));
  const results = [];
  const site = { directory, path: '/guide', box: '[role=combobox]', result: '[role=option]' };
  for (let run = 0; run < runs; run += 1) results.push(await measureFirstSearch(browser, site, query));
  const shards = path.join(directory, 'search-postings');
  const split = statSync(shards, { throwIfNoEntry: false }) ? readdirSync(shards).length : 0;
  const { bytes } = memoryOf(readFileSync(path.join(directory, 'search-index.json'), 'utf8'));
  return {
    页面: pages.length * factor,
    'search-index.json（KB）': (compressedSize(path.join(directory, 'search-index.json')) / 1000).toFixed(0),
    词表分片: split,
    '首次搜索的字节（KB）': (
      quantile(
        results.map((each) => each.totalBytes),
        0.5,
      ) / 1000
    ).toFixed(0),
    '到第一条结果（ms，中位）': Math.round(
      quantile(
        results.map(({ time }) => time),
        0.5,
      ),
    ),
    '内存（MB）': (bytes / 1e6).toFixed(1),
  };
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
const rows = [];
for (const factor of factors) rows.push(await measure(browser, factor));
await browser.close();
console.table(rows);
