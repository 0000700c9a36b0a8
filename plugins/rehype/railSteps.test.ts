import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { railSteps } from './railSteps';

async function render(markdown: string): Promise<string> {
  const { default: Content } = await evaluate(markdown, { ...runtime, rehypePlugins: [railSteps] });
  return renderToStaticMarkup(createElement(Content)).replaceAll('\n', '');
}

test('a heading that is a step takes what follows, up to the next heading', async () => {
  expect(await render('甲\n\n## 第一步：乙\n\n丙\n\n### 丁\n\n## 第十二步：`戊`\n\n## 己\n\n庚')).toBe(
    '<p>甲</p>' +
      '<section class="step"><h2 data-step="1"><span class="step-number">第一步：</span>乙</h2><p>丙</p><h3>丁</h3></section>' +
      '<section class="step"><h2 data-step="2"><span class="step-number">第十二步：</span><code>戊</code></h2></section>' +
      '<h2>己</h2><p>庚</p>',
  );
});

test.each(['## 第一步', '## 走第一步：甲', '### 第一步：甲', '第一步：甲'])(
  '%s is none',
  async (markdown) => {
    expect(await render(markdown)).not.toContain('step');
  },
);
