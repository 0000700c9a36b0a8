import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { markTerms } from './markTerms';

async function render(markdown: string, title = ''): Promise<string> {
  const file = new VFile({ value: markdown, data: { frontMatter: { title } } });
  const { default: Content } = await evaluate(file, {
    ...runtime,
    rehypePlugins: [markTerms],
  });
  return renderToStaticMarkup(createElement(Content));
}

const mark = (name: string): string => `<u>${name}</u>`;

test.each([
  ['a paragraph', '一个子应用，子应用', `<p>一个${mark('子应用')}，子应用</p>`],
  ['its whole text', '子应用', `<p>${mark('子应用')}</p>`],
  ['several', '子应用的入口。', `<p>${mark('子应用')}的${mark('入口')}。</p>`],
  ['in bold', '**子应用**', `<p><strong>${mark('子应用')}</strong></p>`],
  ['in an element', '<b>子应用</b>和入口', `<p><b>${mark('子应用')}</b>和${mark('入口')}</p>`],
  ['a list', '- 子应用', `<li>${mark('子应用')}</li>`],
])('marks the first use of a word: %s', async (_, markdown, html) => {
  expect(await render(markdown)).toContain(html);
});

test.each([
  ['a heading', '## 子应用'],
  ['a link', '见[子应用](/api)'],
  ['code', '见 `子应用`'],
])('a word of something else stays as it is: %s', async (_, markdown) => {
  expect(await render(markdown)).not.toContain('<u>');
});

test('a word in the title is what the page is about', async () => {
  expect(await render('沙箱里的子应用', 'vm 沙箱')).toBe(`<p>沙箱里的${mark('子应用')}</p>`);
});
