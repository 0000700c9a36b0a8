import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectRoot } from '../../../tools/projectRoot';
import { textDirectory } from '../../../plugins/search/engine/format';
import { readerWordsOf } from '../../../plugins/search/build/readerWords';
import { SearchEngine } from '../../../plugins/search/engine/searchEngine';
import readerQueries from '../../../plugins/search/testing/readerQueries.json';
import { readBuiltIndex, readTextShards } from '../../../plugins/search/testing/readBuiltIndex';
import { firstPages, givenQueries, isAnswered, moreQueries } from '../../../plugins/search/testing/relevance';
import { fixtureOutputDirectory } from '../../fixtureSite';
import { searchBox } from '../support/search';
import { expect, open, test } from '../support/test';

// Most of these checks read the files of the build and run the engine on them; no browser takes part.
const build = path.join(projectRoot, 'build');

function compressedSize(file: string): number {
  return brotliCompressSync(readFileSync(path.join(build, file))).length;
}

test.describe('relevance', () => {
  let engine: SearchEngine;

  test.beforeAll(() => {
    engine = new SearchEngine(readBuiltIndex(build));
  });

  const urlsOf = (query: string): string[] =>
    engine
      .search(query, { hits: 8, hitsOfPage: 2 })
      .pages.flatMap(({ hits }) => hits)
      .map(({ url }) => url);

  for (const [name, set] of [
    ['given queries', givenQueries],
    ['our own queries', moreQueries],
  ] as const) {
    test(`all ${set.length} ${name} find one of their pages among the first three, or nothing`, () => {
      expect(set.length).toBeGreaterThanOrEqual(35);
      const missed = set.flatMap((query) => {
        const urls = urlsOf(query.q);
        return isAnswered(query, urls) ? [] : [`${query.q}: ${firstPages(urls).join(' ')}`];
      });
      expect(missed).toEqual([]);
    });
  }
});

test.describe('queries of readers', () => {
  let engine: SearchEngine;

  test.beforeAll(() => {
    engine = new SearchEngine(readBuiltIndex(build));
  });

  test('nine of ten find the right place first, and all among the first three', () => {
    const { queries: set } = readerQueries;
    expect(set.length).toBeGreaterThanOrEqual(170);
    const rows = set.map(({ q, expect: places }) => {
      const hits = engine.search(q, { hits: 8, hitsOfPage: 2 }).pages.flatMap(({ hits }) => hits);
      return { q, first: hits[0]?.url, place: hits.findIndex(({ url }) => places.includes(url)) };
    });
    expect(rows.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
    const second = rows.filter(({ place }) => place > 0);
    expect(second.length / rows.length, JSON.stringify(second, null, 2)).toBeLessThanOrEqual(0.1);
  });

  test('a title that several pages have says of which page it is', () => {
    const titles = engine.search('cache', { hits: 8, hitsOfPage: 2 }).pages.flatMap(({ hits }) => hits);
    expect(titles.map(({ title }) => title.text)).toContain('Garfish.loadApp：cache');
    expect(titles.map(({ title }) => title.text)).not.toContain('cache');
  });
});

test.describe('search-index.json', () => {
  test('names every page that is searched once, and every parent exists', () => {
    const [pages, headings, contents] = readBuiltIndex(build);
    const ids = new Set(pages.documents.map(({ i }) => i));
    expect(ids.size).toBe(pages.documents.length);
    expect(new Set(pages.documents.map(({ u }) => u)).size).toBe(pages.documents.length);
    expect(pages.documents.length).toBeGreaterThan(60);
    for (const { p } of [...headings.documents, ...contents.documents]) expect(ids).toContain(p);
  });

  test('every address of a result is a page of the build with that anchor', () => {
    const [pages, headings, contents] = readBuiltIndex(build);
    const wrong = [...pages.documents, ...headings.documents, ...contents.documents].filter(
      ({ u, h = '' }) => {
        const file = path.join(build, `${u}.html`);
        const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
        return (
          html === '' ||
          (h !== '' && !html.includes(`id=${h.slice(1)}`) && !html.includes(`id="${h.slice(1)}"`))
        );
      },
    );
    expect(wrong).toEqual([]);
  });

  test('readers’ words stand beside headings that are there', () => {
    const places = new Set(readBuiltIndex(build)[1].documents.map(({ u, h = '' }) => `${u}${h}`));
    const addresses = [...readerWordsOf('/').keys()];
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !places.has(address))).toEqual([]);
  });

  test('the text shards hold one text for each content', () => {
    const contents = readBuiltIndex(build)[2];
    const shards = readTextShards(build);
    expect(shards.flat()).toHaveLength(contents.documents.length);
    expect(shards).toHaveLength(contents.index.texts?.length ?? -1);
  });

  test('lists of facts and links to other pages are not searched', () => {
    const [pages, headings, contents] = readBuiltIndex(build);
    expect(pages.documents.map(({ u }) => u)).toContain('/facts');
    expect(headings.documents.filter(({ u }) => u === '/facts')).toEqual([]);
    expect(contents.documents.filter(({ u }) => u === '/facts')).toHaveLength(1);
    expect(headings.documents.filter(({ t }) => t === '相关页面')).toEqual([]);
  });

  test('a first search takes at most 60 KB at the scale of 38 pages, snippets and code included', async ({
    page,
  }) => {
    // What registers the service worker comes when the page has been open for a while, searched or not.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await open(page, '/guide');
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => {
      // What Docusaurus fetches ahead for the links in view is not the search's.
      if (request.headers()['sec-purpose'] === undefined) fetched.push(new URL(request.url()).pathname);
    });
    await searchBox(page).pressSequentially('沙箱');
    await expect(page.getByRole('option').last().locator('[class*="snippet"]')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    const sizes = fetched.map((file): [string, number] => [file, compressedSize(file)]);
    const index = compressedSize('search-index.json');
    const rest = sizes.reduce((sum, [, size]) => sum + size, 0) - index;
    const pages = readBuiltIndex(build)[0].documents.length;
    expect(fetched).toContain('/search-index.json');
    expect(
      fetched.filter((file) => file.endsWith('.js')),
      'worker and panel',
    ).toHaveLength(2);
    expect((index * 38) / pages + rest, JSON.stringify(sizes)).toBeLessThanOrEqual(60_000);
  });

  test('what only readers without JavaScript see is not searched: it would be found as markup', () => {
    const texts = readTextShards(build).flat();
    expect(texts.filter((text) => text.includes('用发布的 garfish 加载真实的子应用'))).not.toEqual([]);
    // The built pages leave the quotation marks out; no example does.
    expect(texts.filter((text) => text.includes('<a href=/'))).toEqual([]);
  });

  test('two builds of the same content give the same bytes', () => {
    // The other one has another base URL, which only addresses may show.
    const other = fixtureOutputDirectory('other-base-url');
    const index = readFileSync(path.join(other, 'search-index.json'), 'utf8');
    expect(index).toContain('"u":"/docs/guide"');
    const indexAtRoot = index.replaceAll('"u":"/docs/', '"u":"/');
    expect(indexAtRoot === readFileSync(path.join(build, 'search-index.json'), 'utf8')).toBe(true);

    const shards = readdirSync(path.join(build, textDirectory));
    expect(readdirSync(path.join(other, textDirectory))).toHaveLength(shards.length);
    const bytesOf = (directory: string, shard: string): Buffer =>
      readFileSync(path.join(directory, textDirectory, shard));
    expect(shards.filter((shard) => !bytesOf(other, shard).equals(bytesOf(build, shard)))).toEqual([]);
  });
});
