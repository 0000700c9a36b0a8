import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { citationsIn, readCitations } from './readCitations';

test.each([
  ['a paragraph', '<Fact id="a.b">`run` 只生效一次。</Fact>', '`run` 只生效一次。'],
  ['a clause', '先看：<Fact id="a.b">只生效一次</Fact>。', '只生效一次'],
  [
    'a cell, whose escapes are none of the sentence',
    '| x |\n| --- |\n| <Fact id="a.b">`a \\| b`</Fact> |',
    '`a | b`',
  ],
  ['emphasis and links', '<Fact id="a.b">**粗**与[链接](/api)</Fact>', '粗与链接'],
  ['nothing', '<Fact id="a.b" />', ''],
])('the sentence of %s', (_, mdx, sentence) => {
  expect(citationsIn('docs/a.mdx', mdx).map((each) => each.sentence)).toEqual([sentence]);
});

test('names file and line, front matter included', () => {
  const mdx = '---\ntitle: 一\n---\n\n第一段。\n\n- <Fact id="a.b">一</Fact>\n- <Fact id="a.c">二</Fact>\n';
  expect(citationsIn('docs/a.mdx', mdx)).toEqual([
    { id: 'a.b', file: 'docs/a.mdx', line: 7, number: 1, sentence: '一' },
    { id: 'a.c', file: 'docs/a.mdx', line: 8, number: 2, sentence: '二' },
  ]);
});

test('finds none in code', () => {
  expect(
    citationsIn('docs/a.mdx', '`<Fact id="a.b">一</Fact>`\n\n```mdx\n<Fact id="a.b">一</Fact>\n```\n'),
  ).toEqual([]);
});

test('counts the lines of code and of empty lines on the way', () => {
  const mdx =
    '一。\n\n- 二：\n\n  ````md\n  ```mdx\n\n  <Fact id="a.b">一</Fact>\n  ```\n\n  ````\n\n  <Fact id="a.c">二</Fact>\n\n\n<Fact id="a.d">三</Fact>\n';
  expect(citationsIn('docs/a.mdx', mdx).map(({ id, line }) => [id, line])).toEqual([
    ['a.c', 13],
    ['a.d', 16],
  ]);
});

test('reads a document again when it has changed', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'citations-'));
  for (const folder of ['docs', 'blog']) mkdirSync(path.join(directory, folder));
  const write = (mdx: string): void => writeFileSync(path.join(directory, 'docs/a.mdx'), mdx);
  vi.stubEnv('REMEMBERED', path.join(directory, 'remembered'));
  write('<Fact id="a.b">一。</Fact>');
  expect(readCitations(directory).map(({ sentence }) => sentence)).toEqual(['一。']);
  write('<Fact id="a.b">二。</Fact>');
  expect(readCitations(directory).map(({ sentence }) => sentence)).toEqual(['二。']);
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});
