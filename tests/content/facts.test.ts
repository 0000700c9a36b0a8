import { createProcessor } from '@mdx-js/mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { facts, type Fact } from '../../facts';
import { readDocuments, type Document } from './prose';

type Sentence = Pick<Fact, 'id' | 'page' | 'sentence'>;
type Page = Pick<Document, 'route' | 'mdx'>;

/** How many statements about Garfish the site proves at least, and how many each page of the API. */
const leastFacts = 150;
const leastFactsOfApiPage = 3;

const parser = createProcessor();

function idOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string {
  const id = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
  return typeof id?.value === 'string' ? id.value : '';
}

/** The ids of the `<Fact>`s of a document, in order; those in code are none. */
function factIdsIn(mdx: string): string[] {
  const ids: string[] = [];
  visit(parser.parse(mdx.replace(/^---\n[\s\S]*?\n---\n/, '')), (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Fact') ids.push(idOf(node));
  });
  return ids;
}

function duplicates(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function malformedIds(among: readonly Sentence[]): string[] {
  return among.map(({ id }) => id).filter((id) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(id));
}

/** Markup that would reach readers as it is written: a sentence becomes text and code, nothing else. */
function malformedSentences(among: readonly Sentence[]): string[] {
  return among
    .filter(({ sentence }) => {
      const parts = sentence.split('`');
      const text = parts.filter((_, index) => index % 2 === 0);
      const code = parts.filter((_, index) => index % 2 === 1);
      return [
        sentence === '' || sentence.trim() !== sentence,
        parts.length % 2 === 0,
        code.includes(''),
        text.some((part) => /\]\(|\*\*|__|[<>{}\n]/.test(part)),
      ].some(Boolean);
    })
    .map(({ id }) => id);
}

/** What stands elsewhere than it should: facts that are not once on their page, and `<Fact>`s without a fact. */
function misplaced(among: readonly Sentence[], pages: readonly Page[]): string[] {
  const found = pages.flatMap(({ route, mdx }) => factIdsIn(mdx).map((id) => `${id} on ${route}`));
  const wanted = among.map(({ id, page }) => `${id} on ${page}`);
  return [
    ...wanted.filter((each) => !found.includes(each)).map((each) => `missing: ${each}`),
    ...found.filter((each) => !wanted.includes(each)).map((each) => `unexpected: ${each}`),
    ...duplicates(found).map((each) => `more than once: ${each}`),
  ];
}

const pages = readDocuments();

describe('the checks', () => {
  const fact: Sentence = { id: 'run.once', page: '/api/run', sentence: '`run` 只生效一次。' };
  const page: Page = { route: '/api/run', mdx: '---\ntitle: run\n---\n\n- <Fact id="run.once" />\n' };

  test('accept a fact that stands on its page', () => {
    expect(malformedIds([fact])).toEqual([]);
    expect(malformedSentences([fact])).toEqual([]);
    expect(misplaced([fact], [page])).toEqual([]);
  });

  test.each([
    ['a paragraph', '<Fact id="run.once" />'],
    ['a sentence', '先看：<Fact id="run.once" />然后'],
    ['a cell', '| a | b |\n| --- | --- |\n| c | <Fact id="run.once" /> |'],
  ])('find a fact in %s', (_, mdx) => {
    expect(factIdsIn(mdx)).toEqual(['run.once']);
  });

  test('find no fact in code', () => {
    expect(factIdsIn('`<Fact id="a.b" />`\n\n```mdx\n<Fact id="a.b" />\n```\n')).toEqual([]);
  });

  test.each(['run', 'Run.once', 'run.', 'run.only_once'])('refuse the id %s', (id) => {
    expect(malformedIds([{ ...fact, id }])).toEqual([id]);
  });

  test.each([
    '',
    ' 空格。',
    '`run 不成对。',
    '空的 `` 代码。',
    '见[这里](/api)。',
    '**粗体**。',
    '<b>标签</b>。',
  ])('refuse the sentence %j', (sentence) => {
    expect(malformedSentences([{ ...fact, sentence }])).toEqual(['run.once']);
  });

  test('allow in code what is markup elsewhere', () => {
    expect(malformedSentences([{ ...fact, sentence: '写 `<a>[b](c)**d**</a>`。' }])).toEqual([]);
  });

  test('refuse a fact that stands on no page, on another page, or twice', () => {
    expect(misplaced([fact], [])).toEqual(['missing: run.once on /api/run']);
    expect(misplaced([fact], [{ ...page, route: '/api' }])).toEqual([
      'missing: run.once on /api/run',
      'unexpected: run.once on /api',
    ]);
    expect(misplaced([fact], [page, page])).toEqual(['more than once: run.once on /api/run']);
  });

  test('refuse a <Fact> without a fact', () => {
    expect(misplaced([], [page])).toEqual(['unexpected: run.once on /api/run']);
  });
});

describe('the facts', () => {
  test('are many', () => {
    expect(facts.length).toBeGreaterThanOrEqual(leastFacts);
  });

  test('have ids of their own', () => {
    expect(duplicates(facts.map(({ id }) => id))).toEqual([]);
    expect(malformedIds(facts)).toEqual([]);
  });

  test('have sentences of text and code', () => {
    expect(malformedSentences(facts)).toEqual([]);
  });

  test('stand once on their pages, and every <Fact> has one', () => {
    expect(misplaced(facts, pages)).toEqual([]);
  });

  const apiPages = pages.map(({ route }) => route).filter((route) => /^\/api(?:\/|$)/.test(route));

  test('pages of the API are found', () => {
    expect(apiPages.length).toBeGreaterThan(10);
  });

  test.each(apiPages)('%s states some', (route) => {
    expect(facts.filter(({ page }) => page === route).length).toBeGreaterThanOrEqual(leastFactsOfApiPage);
  });
});
