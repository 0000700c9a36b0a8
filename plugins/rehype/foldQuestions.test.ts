import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { foldQuestions } from './foldQuestions';

const questions = `引言。

## 加载

### 白屏

先看控制台。<Fact>响应是 200。</Fact>

### 跨域

加响应头。

依据：源码。

## 路由

说明。`;

/** Docusaurus gives every heading one. */
const withIds: Plugin<[], Root> = () => (root) => {
  visit(root, 'element', (node) => {
    if (/^h[23]$/.test(node.tagName)) node.properties.id = `q${node.position?.start.line}`;
  });
};

async function render(value: string, frontMatter: object = { fold_questions: true }): Promise<string> {
  const file = new VFile({ path: 'docs/page.mdx', value, data: { frontMatter } });
  const { default: Content } = await evaluate(file, {
    ...runtime,
    rehypePlugins: [withIds, foldQuestions],
  });
  const components = { Fact: 'i', QuestionTitle: 'h3', QuestionFilter: 'nav' };
  const html = renderToStaticMarkup(createElement(Content, { components }));
  return html.replaceAll(/\n/g, '');
}

test('what stands below a heading of level 3 is folded behind it, up to the next heading', async () => {
  expect(await render(questions)).toBe(
    '<p>引言。</p><nav><a href="#q3" data-count="2">加载</a></nav><h2 id="q3">加载</h2>' +
      '<details class="question"><summary data-basis="✓ 已实测 1"><h3 id="q5">白屏</h3></summary><p>先看控制台。<i>响应是 200。</i></p></details>' +
      '<details class="question"><summary data-basis="≡ 源码"><h3 id="q9">跨域</h3></summary><p>加响应头。</p><p>依据：源码。</p></details>' +
      '<h2 id="q15">路由</h2><p>说明。</p>',
  );
});

test('other documents stay as they are', async () => {
  expect(await render(questions, {})).not.toContain('<details');
});

test('the kind of a message and its package stand in its row', async () => {
  const html = await render(
    '## 注册\n\n### `Miss`\n\n- 来源包：`@garfish/core`\n- 类型：抛出（`TypeError`）\n- 触发条件：没有名字。',
  );
  expect(html).toContain(
    '</h3><span>抛出（TypeError） · @garfish/core</span></summary><ul><li>触发条件：没有名字。</li></ul>',
  );
});

const unsolved = '### 二\n\n**未解决**。<Fact>有一句。</Fact>';

test('what is unsolved says so, whatever else is proven', async () => {
  const html = await render(`## 加载\n\n${unsolved}`);
  expect(html).toContain('<details class="question unsolved"><summary data-basis="? 未解决">');
});

test.each([
  ['an answer that rests on nothing', '## 加载\n\n### 一\n\n也许。', '#q3：回答里没有验证过的句子'],
  ['a basis that is none', '## 加载\n\n### 一\n\n依据：听说。', '#q3：回答里没有验证过的句子'],
  ['a question above all categories', '### 一\n\n依据：源码。\n\n## 加载', '#q1：上面没有二级标题'],
  [
    'a question behind an unsolved one',
    `## 加载\n\n${unsolved}\n\n### 一\n\n依据：源码。`,
    '#q7：排在未解决的问题后面',
  ],
  [
    'a cause that nobody could confirm',
    '## 加载\n\n### 一\n\n- 原因：<Fact>响应是 404。</Fact>',
    '#q3：写了原因，没有写怎样确认',
  ],
])('fails at %s, with the file', async (_, markdown, reason) => {
  const error: unknown = await render(markdown).catch((error: unknown) => error);
  expect(error).toMatchObject({ file: 'docs/page.mdx' });
  expect(String(error)).toContain(reason);
});
