import { expect, test } from 'vitest';
import { buildSmallSite } from '../testing/smallSite';

test('the same documents give the same bytes', () => {
  expect(JSON.stringify(buildSmallSite())).toBe(JSON.stringify(buildSmallSite()));
});

test('pages, headings and contents, each with the specified fields and an index', () => {
  const { index } = buildSmallSite();
  const fields = index.map(({ documents }) => [...new Set(documents.flatMap(Object.keys))].sort());
  expect(fields).toEqual([
    ['b', 'i', 't', 'u'],
    ['h', 'i', 'p', 't', 'u'],
    ['h', 'i', 'p', 's', 'u'],
  ]);
  for (const { index: serialised } of index) expect(serialised.terms.length).toBeGreaterThan(0);
});

test('keywords are found with the page, defined names and readers’ words with the heading; none is shown', () => {
  const [pages, headings] = buildSmallSite().index;
  expect(pages.index.terms).toContain('隔离');
  for (const word of ['autoRefreshApp', 'sluggish']) {
    expect(headings.index.terms).toContain(word);
    expect(JSON.stringify(headings.documents)).not.toContain(word);
  }
});

test('what a text only mentions in passing is not found: dates, counts, words without a subject', () => {
  const { terms } = buildSmallSite().index[2].index;
  expect(terms).toContain('404');
  expect(terms.filter((term) => ['2021-10-13', '12', '有', '的'].includes(term))).toEqual([]);
});

test('messages that a section answers stand beside its heading', () => {
  const { documents, index } = buildSmallSite().index[1];
  const position = documents.findIndex(({ h }) => h === '#slow');
  expect(index.messages).toEqual({ [position]: 'The page is not responding' });
});

test('a description stands in front of the first text of its page', () => {
  const { index, texts } = buildSmallSite();
  const position = index[2].documents.findIndex(({ u }) => u === '/guide/lifecycle');
  expect(texts.flat()[position]).toBe('钩子与执行顺序。 从加载到卸载的顺序：beforeLoad、afterMount。');
});

test('every section of a page has its text', () => {
  const texts = buildSmallSite().texts.flat();
  expect(texts).toHaveLength(7);
  expect(texts).toContain('loadApp 的 cache 选项决定路由切换后是否保留实例。');
});

test('text shards begin where the index says', () => {
  const { index, texts } = buildSmallSite();
  const lengths = texts.map((shard) => shard.length);
  const starts = lengths.map((_, shard) => lengths.slice(0, shard).reduce((sum, length) => sum + length, 0));
  expect(index[2].index.texts).toEqual(starts);
  expect(texts.flat()).toHaveLength(index[2].documents.length);
});
