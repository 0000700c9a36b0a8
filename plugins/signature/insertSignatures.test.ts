import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { insertSignatures } from './insertSignatures';

async function render(attributes: string, inside: string, frontMatter: object = { slug: '/api/run' }) {
  const value = `<Signature ${attributes}>\n\n${inside}\n\n</Signature>\n\n<Fact id="run.once">一次。</Fact>\n\n<Fact id="run.once">只一次。</Fact>`;
  const file = new VFile({ value, data: { frontMatter } });
  const { default: Content } = await evaluate(file, { ...runtime, remarkPlugins: [insertSignatures] });
  const components = { Fact: 'p' };
  return renderToStaticMarkup(createElement(Content, { components })).replaceAll('\n', '');
}

const code = '```ts\ntype Run = () => void;\n```';

test('writes signature, list, moments, and how many statements of the page are proven', async () => {
  expect(await render('before="run.once" after="run.once"', `${code}\n\n- **返回** 无`)).toContain(
    '<section class="signature" id="signature"><pre><code class="language-ts">type Run = () =&gt; void;</code></pre>' +
      '<ul><li><strong>返回</strong> 无</li></ul>' +
      '<p><a href="/facts/api/run#run.once">run 前可用</a><a href="/facts/api/run#run.once">run 后可用</a>' +
      '<a href="/facts/api/run">全页 1 条已验证</a></p></section>',
  );
});

test.each([
  [
    'a moment that the page does not prove',
    'before="run.twice"',
    code,
    undefined,
    '<Signature before="run.twice">',
  ],
  ['an attribute that is none', 'during="run.once"', code, undefined, '<Signature during="run.once">'],
  ['a card without a signature', '', '- **返回** 无', undefined, '里面先是 list'],
  ['a page without an address', '', code, {}, '这一页没有 slug'],
])('%s stops the build', async (_name, attributes, inside, frontMatter, reason) => {
  await expect(render(attributes, inside, frontMatter)).rejects.toMatchObject({
    reason: expect.stringContaining(reason) as string,
    line: 1,
  });
});
