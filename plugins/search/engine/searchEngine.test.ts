import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSmallSite } from '../testing/smallSite';
import { SearchEngine } from './searchEngine';

const limits = { hits: 8, hitsOfPage: 2 };
let engine: SearchEngine;

beforeEach(() => {
  const { index, texts } = buildSmallSite();
  engine = new SearchEngine(index);
  texts.forEach((shard, number) => engine.addTexts(number, shard));
});

function urlsOf(query: string): string[] {
  return engine.search(query, limits).pages.map(({ hits }) => hits[0]?.url ?? '');
}

describe('what a query finds first', () => {
  test.each([
    ['loadApp', '/api/loadApp'],
    ['Garfish.loadApp()', '/api/loadApp'],
    ['ＬＯＡＤＡＰＰ', '/api/loadApp'],
    ['loadAp', '/api/loadApp'],
    ['laodApp', '/api/loadApp'],
    ['load-app', '/api/loadApp'],
    ['load app', '/api/loadApp'],
    ['app', '/api/loadApp'],
    ['autoRefresh', '/api/loadApp#cache'],
    ['沙箱', '/guide/sandbox'],
    ['沙盒', '/guide/sandbox'],
    ['loadApp style', '/guide/sandbox'],
    ['隔离样式', '/guide/sandbox'],
    ['strict', '/guide/sandbox#strict'],
    ['isolation', '/guide/sandbox'],
    ['生命', '/guide/lifecycle'],
    ['钩子', '/guide/lifecycle'],
    ['the lifecycle of 沙箱 of the', '/guide/sandbox'],
    ['怎么把它卸载', '/api/loadApp'],
    // What is wrong counts for less than what it is wrong with, mistyped or not.
    ['strictIsolaton 没反应', '/guide/sandbox#strict'],
    ['strctIsolaton', '/guide/sandbox#strict'],
    ['卡住 没有效果', '/issues#slow'],
    ['loadAppjs', '/api/loadApp'],
    // English is looked for in Chinese, whatever its form.
    ['styles being isolated', '/guide/sandbox'],
    ['child apps unloading', '/api/loadApp'],
    // Characters that are read alike.
    ['杀箱', '/guide/sandbox'],
    ['子硬用的生命洲期', '/guide/lifecycle'],
    ['shengming', '/guide/lifecycle'],
    // What a name is made of.
    ['strictSandbox', '/guide/sandbox'],
    ['Uncaught Error: The page is not responding', '/issues#slow'],
  ])('%s', (query, url) => {
    expect(urlsOf(query)[0]).toBe(url);
  });

  test('what is solved before what is not', () => {
    const [page] = engine.search('卡住', limits).pages;
    expect(page?.hits.map(({ url }) => url)).toEqual(['/issues#slow', '/issues#frozen']);
  });

  test('title before heading before content', () => {
    expect(urlsOf('loadApp')).toEqual(['/api/loadApp', '/guide/sandbox']);
  });
});

test('beside a rare word, the page that is called as the other one is still shown', () => {
  expect(urlsOf('sluggish 生命周期')).toContain('/guide/lifecycle');
});

describe('what finds nothing', () => {
  test.each(['', '   ', '。，！？', '🎉', 'zzzqqq', 'zzzqqq 没有这个', 'how to zzzqqq'])('"%s"', (query) => {
    expect(engine.search(query, limits)).toMatchObject({ pages: [], total: 0 });
  });
});

test.each([
  ['strictIsolaton 沙箱', [{ word: 'strictIsolaton', readAs: 'strictIsolation' }]],
  ['zebra 沙箱', [{ word: 'zebra' }]],
  ['骨架屏 沙箱', [{ word: '骨架屏' }]],
  // One character may be of a word that the cutting has divided.
  ['沙箱 骨', []],
  ['how to 沙箱 怎么', []],
  ['沙盒', []],
  ['子硬用 沙箱', [{ word: '子硬用', readAs: '子应用' }]],
  ['loadApps', [{ word: 'loadApps', readAs: 'loadApp' }]],
  ['404 沙箱', []],
  // What is left of it may be typed still.
  ['shengm', []],
  ['Uncaught Error: The page is not responding at zebra', []],
])('words of "%s" that no page has', (query, missing) => {
  expect(engine.search(query, limits).missing).toEqual(missing);
});

test('a snippet shows the words, and the terms to mark are those of the query', () => {
  const { pages, terms } = engine.search('卸载', limits);
  expect(terms).toContain('卸载');
  expect(pages[0]?.hits[0]?.snippet?.text).toContain('卸载');
  expect(pages[0]?.breadcrumbs).toEqual(['API', '加载子应用']);
});

test('without texts the hits are the same, and the missing shard is named', () => {
  const complete = engine.search('沙箱', limits);
  const bare = new SearchEngine(buildSmallSite().index).search('沙箱', limits);
  expect(complete.missingTexts).toEqual([]);
  expect(bare.missingTexts).toEqual([0]);
  expect(bare.pages.map(({ hits }) => hits.map(({ url }) => url))).toEqual(
    complete.pages.map(({ hits }) => hits.map(({ url }) => url)),
  );
});

describe('of any query', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('子应用沙箱卸载 loadAp.-_<>&*+?()[]{}\\^$|%"\'\u200b')),
      maxLength: 300,
    }),
  );

  test('there is an answer, within its limits', () => {
    fc.assert(
      fc.property(anything, (query) => {
        const { pages, total } = engine.search(query, limits);
        expect(pages.flatMap(({ hits }) => hits).length).toBeLessThanOrEqual(limits.hits);
        expect(total).toBeGreaterThanOrEqual(pages.length);
      }),
    );
  });

  test('the answer is always the same', () => {
    fc.assert(
      fc.property(anything, (query) => {
        expect(engine.search(query, limits)).toEqual(engine.search(query, limits));
      }),
    );
  });

  test('case and width make no difference to what is found', () => {
    const widened = (text: string): string =>
      text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    const word = fc.constantFrom('loadApp', 'Garfish', 'cache', 'strict', '沙箱', '卸载', 'zzzqqq');
    const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((each) => each.join(' '));
    let answered = 0;
    fc.assert(
      fc.property(words, (query) => {
        const found = urlsOf(query);
        if (found.length > 0) answered += 1;
        for (const other of [query.toUpperCase(), query.toLowerCase(), widened(query)]) {
          expect(urlsOf(other), other).toEqual(found);
        }
      }),
    );
    expect(answered).toBeGreaterThan(0);
  });
});

test('ten thousand characters are answered', () => {
  expect(urlsOf(`沙箱 ${'日志 '.repeat(5_000)}`)[0]).toBe('/guide/sandbox');
  // One word of no meaning: an answer without pages.
  expect(engine.search('noSense'.repeat(1_500), limits)).toMatchObject({ pages: [], total: 0 });
});
