import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { unified } from 'unified';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { extractOptions } from './extractOptions';
import { assertSameNames, insertOptionList } from './insertOptionList';

const siteDirectory = path.resolve(__dirname, '../..');

/** One for all tests, as for all documents of the site: it reads the installed declarations once. */
const transformer = insertOptionList.call(unified(), { siteDirectory });

async function render(markdown: string): Promise<string> {
  const { default: Content } = await evaluate(markdown, {
    ...runtime,
    remarkPlugins: [() => transformer],
  });
  return renderToStaticMarkup(createElement(Content));
}

test('reads the options that every installed package adds', () => {
  const options = extractOptions(siteDirectory);
  const names = options.run.map(({ name }) => name);
  // One each of @garfish/core, @garfish/router and @garfish/browser-vm.
  expect(names).toEqual(expect.arrayContaining(['apps', 'autoRefreshApp', 'protectVariable']));
  expect(options.registerApp.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'entry',
    'name',
  ]);
});

/** What the list says of one option. */
async function itemOf(scope: string, name: string): Promise<string> {
  const html = await render(`<OptionList scope="${scope}" />`);
  return new RegExp(`<div>\\s*<p><a href="#option-${name}".*?</div>`, 's').exec(html)?.[0] ?? '';
}

test('writes name, type, default, scope and meaning, and an address of its own', async () => {
  const item = await itemOf('run', 'basename');
  expect(item).toContain(
    '<a href="#option-basename" id="option-basename"><code>basename</code></a> <code>string</code>',
  );
  expect(item).toContain('默认 <code>&#x27;/&#x27;</code> · run、registerApp、loadApp');
});

test('what nothing reads, or is not to be used, is struck through and folded behind the others', async () => {
  const html = await render('<OptionList scope="run" />');
  const [living, struck] = html.split('<details>');
  expect(struck).toContain('<summary>无效或不推荐（5）</summary>');
  expect(struck).toContain('<del><code>appID</code></del></a></p>\n<p>无效 · run</p>');
  expect(struck).toContain('<del><code>customLoader</code></del>');
  expect(struck).toContain('不推荐 · 默认 无');
  expect(living).not.toContain('<del>');
});

test('what only `registerApp` reads does nothing for `loadApp`, and leads there', async () => {
  const html = await render('<OptionList scope="loadApp" />');
  const [living, struck] = html.split('<details>');
  expect(living).not.toContain('option-activeWhen');
  expect(struck).toContain('<del><code>activeWhen</code></del>');
  expect(struck).toContain('<a href="/api/registerApp#option-activeWhen">registerApp</a>');
});

/** A list of options around an example. */
function withExample(code: string): string {
  return `<OptionList scope="run">\n\n\`\`\`ts\n${code}\n\`\`\`\n\n</OptionList>`;
}

test('lines of an example lead to the rows of their options', async () => {
  const html = await render(
    withExample("Garfish.run({\n  basename: '/',\n  sandbox: {\n    snapshot: true,\n  },\n});"),
  );
  expect(html).toContain('<aside class="option-example">');
  expect(JSON.parse(load(html)('[data-links]').attr('data-links') ?? '')).toEqual([
    { name: 'basename', first: 2, last: 2, anchor: 'option-basename' },
    { name: 'sandbox', first: 3, last: 5, anchor: 'option-sandbox' },
  ]);
});

test.each([
  ["Garfish.run({\n  basname: '/',\n});", '的示例里有 basname', 5],
  ["Garfish.loadApp('order', {\n  entry,\n});", '的示例里没有选项', 3],
])('an example that sets no option of the list stops the build: %s', async (code, reason, line) => {
  await expect(render(withExample(code))).rejects.toMatchObject({
    reason: expect.stringContaining(reason) as string,
    line,
  });
});

test('only one block of code stands in a list', async () => {
  await expect(render('<OptionList scope="run">\n\n文字\n\n</OptionList>')).rejects.toMatchObject({
    reason: '<OptionList scope="run"> 里有 paragraph；期望至多一个代码块：完整的示例',
  });
});

test('every type is TypeScript', async () => {
  for (const scope of ['run', 'registerApp', 'loadApp', 'sandbox']) {
    const html = await render(`<OptionList scope="${scope}" />`);
    const types = [...html.matchAll(/<\/a> <code>(.*?)<\/code>/g)].map(([, type = '']) => load(type).text());
    expect(types.length).toBeGreaterThan(5);
    for (const type of types) {
      const { diagnostics } = ts.transpileModule(`type Option = ${type};`, { reportDiagnostics: true });
      expect(diagnostics, type).toEqual([]);
    }
  }
});

test('gives parameters that the declaration leaves unnamed their names', async () => {
  const html = await render('<OptionList scope="run" />');
  expect(html).toContain('<code>(error: Error, appInfo: AppInfo) =&gt; void</code>');
  expect(html).toContain('(appInfo: AppInfo, code: string, env?: Record&lt;string, any&gt;, url?: string');
  expect(html).not.toContain('args_');
});

test('marks what is required, and leaves out what the scope has not', async () => {
  expect(await itemOf('registerApp', 'entry')).toContain('必填');
  expect(await itemOf('loadApp', 'name')).toBe('');
});

test('an app that leaves an option out takes the value of `run`', async () => {
  expect(await itemOf('run', 'domGetter')).toContain('createElement');
  for (const scope of ['registerApp', 'loadApp']) {
    expect(await itemOf(scope, 'domGetter')).toContain('默认 取全局值');
  }
});

test('stops at an unknown scope', async () => {
  await expect(render('第一段。\n\n<OptionList scope="boot" />')).rejects.toMatchObject({
    reason: '<OptionList scope="boot">；期望 scope 为 run / registerApp / loadApp / sandbox',
    line: 3,
  });
});

test('an option without a meaning and a meaning without an option are both named', () => {
  const check = () => assertSameNames(['apps', 'cache'], ['apps', 'cahce'], 'optionMeanings');
  expect(check).toThrow('found the option cache without a meaning');
  expect(check).toThrow('found a meaning for cahce, which is no option');
  expect(() => assertSameNames(['apps'], ['apps'], 'optionMeanings')).not.toThrow();
});
