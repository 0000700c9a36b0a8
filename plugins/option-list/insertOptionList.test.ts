import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { extractOptions } from './extractOptions';
import { assertSameNames, insertOptionTable } from './insertOptionTable';

const siteDirectory = path.resolve(__dirname, '../..');

/** One for all tests, as for all documents of the site: it reads the installed declarations once. */
const transformer = insertOptionTable.call(unified(), { siteDirectory });

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

test('writes name, type, default, scope and meaning', async () => {
  const html = await render('<OptionTable scope="run" />');
  expect(html).toContain('<th>选项</th><th>类型</th><th>默认值</th><th>生效于</th><th>含义</th>');
  expect(html).toMatch(/<td><code>basename<\/code><\/td><td><code>string<\/code><\/td>/);
  expect(html).toMatch(/<td><code>appID<\/code> 无效<\/td><td>—<\/td>/);
});

test('gives parameters that the declaration leaves unnamed their names', async () => {
  const html = await render('<OptionTable scope="run" />');
  expect(html).toContain('<code>(error: Error, appInfo: AppInfo) =&gt; void</code>');
  expect(html).toContain('(appInfo: AppInfo, code: string, env?: Record&lt;string, any&gt;, url?: string');
  expect(html).not.toContain('args_');
});

test('marks what is required, and leaves out what the scope has not', async () => {
  expect(await render('<OptionTable scope="registerApp" />')).toContain('<code>entry</code> 必填');
  expect(await render('<OptionTable scope="loadApp" />')).not.toContain('<td><code>name</code>');
});

test('an app that leaves an option out takes the value of `run`', async () => {
  const row = /<td><code>domGetter<\/code><\/td><td>.*?<\/td><td>(.*?)<\/td>/;
  expect(row.exec(await render('<OptionTable scope="run" />'))?.[1]).toContain('createElement');
  expect(row.exec(await render('<OptionTable scope="registerApp" />'))?.[1]).toBe('取全局值');
  expect(row.exec(await render('<OptionTable scope="loadApp" />'))?.[1]).toBe('取全局值');
});

test('stops at an unknown scope', async () => {
  await expect(render('第一段。\n\n<OptionTable scope="boot" />')).rejects.toMatchObject({
    reason: '<OptionTable scope="boot">；期望 scope 为 run / registerApp / loadApp / sandbox',
    line: 3,
  });
});

test('an option without a meaning and a meaning without an option are both named', () => {
  const check = () => assertSameNames(['apps', 'cache'], ['apps', 'cahce'], 'optionMeanings');
  expect(check).toThrow('found the option cache without a meaning');
  expect(check).toThrow('found a meaning for cahce, which is no option');
  expect(() => assertSameNames(['apps'], ['apps'], 'optionMeanings')).not.toThrow();
});
