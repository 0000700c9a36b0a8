import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { flattenPage } from './flattenPage';

function articleOf(html: string): string {
  const $ = load(`<article>${html}</article>`);
  flattenPage($);
  return $('article').html() ?? '';
}

test('a folded question is a heading with its answer behind it', () => {
  const question =
    '<details class=question><summary><h3 id=white>白屏</h3></summary><p>看控制台。</p></details>';
  expect(articleOf(question)).toBe(
    '<h3 id="white">白屏<a class="hash-link" href="#white"></a></h3><p>看控制台。</p>',
  );
});

test('an option is a heading with its meaning behind it', () => {
  const row =
    '<div><p><a id=option-cache><code>cache</code></a> <code>boolean</code></p><p>默认无</p><p>缓存。</p></div>';
  expect(articleOf(`<div class="options beside"><aside>例</aside><section>${row}</section></div>`)).toBe(
    '<div class="options beside"><aside>例</aside></div>' +
      '<h3>cache<a class="hash-link" href="#option-cache"></a></h3><p> <code>boolean</code></p><p>缓存。</p>',
  );
});

test('a table has no head', () => {
  expect(articleOf('<table><thead><tr><th>效果</table>')).toBe('<table></table>');
});

test('of the commands of all package managers, only the first are read', () => {
  const tabs =
    '<div data-tabs=npm2yarn><div role=tablist>npm pnpm</div><div role=tabpanel>npm i</div>' +
    '<div role=tabpanel hidden>pnpm i</div></div>';
  expect(articleOf(tabs)).toBe('<div data-tabs="npm2yarn"><div role="tabpanel">npm i</div></div>');
});

test('what needs no change stays as it is', () => {
  const html =
    '<h2 id="a">标题</h2><p>text <a href="/x">link</a></p><table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(articleOf(html)).toBe(html);
});
