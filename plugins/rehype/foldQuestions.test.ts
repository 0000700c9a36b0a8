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

先看控制台。<VerifiedMark />

### 跨域

加响应头。

## 路由

说明。`;

/** Docusaurus gives every heading one. */
const withIds: Plugin<[], Root> = () => (root) => {
  visit(root, 'element', (node) => {
    if (node.tagName === 'h3') node.properties.id = `q${node.position?.start.line}`;
  });
};

async function render(frontMatter: object): Promise<string> {
  const file = new VFile({ value: questions, data: { frontMatter } });
  const { default: Content } = await evaluate(file, {
    ...runtime,
    rehypePlugins: [withIds, foldQuestions],
  });
  const components = { VerifiedMark: () => '✓', QuestionTitle: 'h3' };
  const html = renderToStaticMarkup(createElement(Content, { components }));
  return html.replaceAll(/\n/g, '');
}

test('what stands below a heading of level 3 is folded behind it, up to the next heading', async () => {
  expect(await render({ fold_questions: true })).toBe(
    '<p>引言。</p><h2>加载</h2>' +
      '<details class="question"><summary data-facts="1"><h3 id="q5">白屏</h3></summary><p>先看控制台。✓</p><a href="#q5">这一条的链接</a></details>' +
      '<details class="question"><summary><h3 id="q9">跨域</h3></summary><p>加响应头。</p><a href="#q9">这一条的链接</a></details>' +
      '<h2>路由</h2><p>说明。</p>',
  );
});

test('other documents stay as they are', async () => {
  expect(await render({})).not.toContain('<details');
});
