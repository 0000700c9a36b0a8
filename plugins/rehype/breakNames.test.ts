import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { breakNames } from './breakNames';

async function evaluated(mdx: string) {
  return evaluate(mdx, { ...runtime, remarkPlugins: [remarkGfm], rehypePlugins: [breakNames] });
}

async function render(mdx: string): Promise<string> {
  const { default: Content } = await evaluated(mdx);
  return renderToStaticMarkup(createElement(Content));
}

test.each([
  [
    'a long name in a heading, at its joints',
    '### 新增 `sandbox.disableLinkTransform`',
    '<h3>新增 <code>sandbox.<wbr/>disable<wbr/>Link<wbr/>Transform</code></h3>',
  ],
  [
    'a long one of capitals in a heading, behind its underscores',
    '## `__GARFISH_INSULATION_VARIABLE__`',
    '<h2><code>__GARFISH_<wbr/>INSULATION_<wbr/>VARIABLE__</code></h2>',
  ],
  ['a short one nowhere', '## `registerApp`', '<h2><code>registerApp</code></h2>'],
  ['none in a text', '`sandbox.disableLinkTransform`', '<p><code>sandbox.disableLinkTransform</code></p>'],
  ['none at its hyphens', '`bridge-vue-v3`', '<p><code class="whole">bridge-vue-v3</code></p>'],
  ['no short path', '`/demo`', '<p><code class="whole">/demo</code></p>'],
  ['none in a value', "`basename: '/a/b'`", '<p><code class="whole">basename: &#x27;/a/b&#x27;</code></p>'],
  ['no root', '`/`', '<p><code>/</code></p>'],
  [
    'the path of an address where it likes',
    '`https://a.example/b`',
    '<p><code>https://a.example/b</code></p>',
  ],
  ['what has a space where it likes', '`npm run build-all`', '<p><code>npm run build-all</code></p>'],
  [
    'what no phone has room for where it likes',
    '`@garfish/a-very-long-name-of-a-package`',
    '<p><code>@garfish/a-very-long-name-of-a-package</code></p>',
  ],
  ['blocks as they are', '```\na-b\n```', '<pre><code>a-b\n</code></pre>'],
])('breaks %s', async (_name, mdx, html) => {
  expect(await render(mdx)).toBe(html);
});

test('breaks long names that rows begin with at their joints, and no other name of a row', async () => {
  const table = '| `Object.getOwnPropertyDescriptors` | `Promise.prototype.finally` |\n| --- | --- |\n';
  expect(await render(`${table}| \`bridge-vue-v3\` | |\n| \`__GARFISH_EXPORTS__\` | |`)).toBe(
    [
      '<table><thead><tr>',
      '<th><code>Object.<wbr/>get<wbr/>Own<wbr/>Property<wbr/>Descriptors</code></th>',
      '<th><code>Promise.prototype.finally</code></th></tr></thead><tbody>',
      '<tr><td><code class="whole">bridge-vue-v3</code></td><td></td></tr>',
      '<tr><td><code>__GARFISH_<wbr/>EXPORTS__</code></td><td></td></tr></tbody></table>',
    ].join(''),
  );
});

test('breaks names in the table of contents, which is HTML', async () => {
  const { toc } = await evaluated(
    "export const toc = [{ value: '新增 <code>sandbox.excludeAssetFilter</code>', id: 'sandbox.excludeAssetFilter', level: 3 }];",
  );
  expect(toc).toEqual([
    {
      value: '新增 <code>sandbox.<wbr>exclude<wbr>Asset<wbr>Filter</code>',
      id: 'sandbox.excludeAssetFilter',
      level: 3,
    },
  ]);
});
