import { expect, test } from 'vitest';
import { headingsOf, proseOf } from './prose';

test.each([
  ['front matter and anchors', '---\ntitle: 标题\n---\n\n## 卸载 {/* #unmount */}\n', ['卸载']],
  ['code blocks', '前\n\n```ts\nconst x = 1;\n```\n\n后', ['前', '后']],
  ['marks, also where CommonMark sees none', '这是**粗体（注）**的[链接](/a)。', ['这是粗体（注）的链接。']],
  [
    'the lines of a table',
    '| 名 | 值 |\n| --- | --- |\n| `a` | **b** |',
    ['| 名 | 值 |', '| --- | --- |', '| a | b |'],
  ],
  ['tags', '<details>\n<summary>问题</summary>\n\n答案\n\n</details>', ['问题', '答案']],
  ['lists', '- 一\n- 二\n\n  三', ['一', '二', '三']],
])('proseOf: %s', (_, mdx, expected) => {
  expect(proseOf(mdx)).toEqual(expected);
});

test('proseOf puts what it is told in the place of code', () => {
  expect(proseOf('调用 `run()` 之后', { codeSpan: '`' })).toEqual(['调用 ` 之后']);
});

test('headingsOf reads headings with and without an id, and none of code or front matter', () => {
  const mdx =
    '---\ntitle: 标题\n# 注释\n---\n\n## 卸载 `run` {/* #unmount */}\n\n```bash\n## 不是\n```\n\n### 无 {/* #无 */}\n';
  expect(headingsOf(mdx)).toEqual([
    { text: '卸载 run {/* #unmount */}', id: 'unmount' },
    { text: '无 {/* #无 */}', id: undefined },
  ]);
});
