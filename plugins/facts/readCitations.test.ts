import { expect, test } from 'vitest';
import { citationsIn } from './readCitations';

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
    { id: 'a.b', file: 'docs/a.mdx', line: 7, sentence: '一' },
    { id: 'a.c', file: 'docs/a.mdx', line: 8, sentence: '二' },
  ]);
});

test('finds none in code', () => {
  expect(
    citationsIn('docs/a.mdx', '`<Fact id="a.b">一</Fact>`\n\n```mdx\n<Fact id="a.b">一</Fact>\n```\n'),
  ).toEqual([]);
});
