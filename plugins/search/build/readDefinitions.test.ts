import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readDefinitions } from './readDefinitions';

test('names in the first column of a table belong to the heading above it', () => {
  const html = `<article><h1>run</h1>
    <h2 id="params">参数</h2>
    <table><tbody><tr><td><code>basename</code><td><code>string</code></tr>
    <tr><td><code>customLoader</code> 不推荐<td>…</tr></tbody></table>
    <h3 id="methods">方法</h3>
    <table><tbody><tr><td><code>mount()</code><td>…</tr></tbody></table></article>`;
  expect(readDefinitions(load(html))).toEqual(
    new Map([
      ['#params', ['basename', 'customLoader']],
      ['#methods', ['mount()']],
    ]),
  );
});

test('what is no name, and what stands elsewhere, is left alone', () => {
  const html = `<article><h2 id="a">…</h2><p><code>basename</code></p>
    <table><thead><tr><th><code>name</code></tr></thead>
    <tbody><tr><td><code>document.body.append(node)</code><td><code>x</code></tr></tbody></table></article>
    <table><tbody><tr><td><code>outside</code></tr></tbody></table>`;
  expect(readDefinitions(load(html))).toEqual(new Map());
});
