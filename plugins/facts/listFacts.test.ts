import { expect, test } from 'vitest';
import {
  assertAllCited,
  comparedVersions,
  idsByPage,
  listFacts,
  listFileOf,
  listPages,
  sinceById,
} from './listFacts';
import { citationsIn } from './readCitations';

const citations = [
  ...citationsIn(
    'docs/a.mdx',
    '<Fact id="x">一。</Fact><Fact id="y">二。</Fact>\n\n<Fact id="x">再说一。</Fact>',
  ),
  ...citationsIn('docs/draft.mdx', '<Fact id="y">草稿。</Fact>'),
  ...citationsIn('blog/b.mdx', '<Fact id="y">别处的二。</Fact>'),
];

const proofs = new Map(['x', 'y'].map((id) => [id, { file: `api/${id}.ts`, line: 3, source: '' }]));

const pages = new Map([
  ['docs/a.mdx', { source: '', permalink: '/docs/a', title: '甲', group: '指南' }],
  ['docs/none.mdx', { source: '', permalink: '/docs/none', title: '没有' }],
  ['blog/b.mdx', { source: '', permalink: '/docs/b', title: '乙' }],
]);

const history = {
  garfish: '1.2.0',
  chromium: '',
  date: '',
  versions: {
    '1.0.0': { packages: [], different: { x: ['api', ''], y: ['behaviour', ''] } },
    '1.1.0': { packages: [], different: { y: ['behaviour', ''] } },
  },
  notRun: [],
  facts: {},
} satisfies Parameters<typeof comparedVersions>[0];

const facts = listFacts(citations, proofs, pages, history);

test('a fact has every place that states it, by its number on that page; drafts have no page', () => {
  expect(facts.map(({ id, file, statements }) => ({ id, file, statements }))).toEqual([
    {
      id: 'x',
      file: 'facts/api/x.ts',
      statements: [
        { page: '/docs/a', anchor: 'f1', sentence: '一。' },
        { page: '/docs/a', anchor: 'f3', sentence: '再说一。' },
      ],
    },
    {
      id: 'y',
      file: 'facts/api/y.ts',
      statements: [
        { page: '/docs/a', anchor: 'f2', sentence: '二。' },
        { page: '/docs/b', anchor: 'f1', sentence: '别处的二。' },
      ],
    },
  ]);
});

test('a page has its ids in the order of its sentences', () => {
  expect(Object.fromEntries(idsByPage(facts))).toEqual({ '/docs/a': ['x', 'y', 'x'], '/docs/b': ['y'] });
});

test('a page counts a fact once; one that states none is not listed', () => {
  expect(listPages(facts, pages.values(), '/docs/')).toEqual([
    { page: '/docs/a', title: '甲', list: '/docs/facts/a', count: 2, group: '指南' },
    { page: '/docs/b', title: '乙', list: '/docs/facts/b', count: 1 },
  ]);
});

test('a fact holds since the version after the last in which it did not', () => {
  expect(sinceById(['x', 'y', 'z'], history)).toEqual({
    x: { version: '1.1.0', before: '1.0.0', reason: 'api' },
    y: { version: '1.2.0', before: '1.1.0', reason: 'behaviour' },
  });
  expect(comparedVersions(history)).toEqual([
    { version: '1.1.0', different: 1 },
    { version: '1.0.0', different: 2 },
  ]);
});

test('a proof that no page cites is named with its place', () => {
  expect(() => assertAllCited(proofs, citations)).not.toThrow();
  expect(() => assertAllCited(proofs, citations.slice(0, 1))).toThrow('facts/api/y.ts:3: found y');
});

test('lists of pages that differ in a slash or a hyphen are files of their own', () => {
  const files = ['/guide/sandbox', '/guide-sandbox', '/guide/sandbox-', '/指南'].map(listFileOf);
  expect(new Set(files).size).toBe(files.length);
  expect(files[0]).toMatch(/^list-guide-sandbox-\w+\.json$/);
});
