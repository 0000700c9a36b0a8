import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { simplifyPage } from './simplifyPage';
import { toMarkdown } from './toMarkdown';

/** The text of a page whose `<main>` is this HTML. */
function markdownOf(main: string): string {
  return toMarkdown(simplifyPage(load(`<main>${main}</main>`), 'https://site.example/guide/router')).trim();
}

test('code keeps its language and its title, and loses its buttons', () => {
  const html = `<div class="theme-code-block language-ts"><div>src/main.ts</div><div><pre><code><span>const</span> a = 1;
</code></pre><button>复制</button></div></div>`;
  expect(markdownOf(html)).toBe('```ts title="src/main.ts"\nconst a = 1;\n```');
});

function tabs(first: string, second: string): string {
  return `<div class="theme-tabs-container"><div role="tablist"><div role="tab">npm</div><div role="tab">Yarn</div></div>
    <div><div role="tabpanel">${first}</div><div role="tabpanel" hidden>${second}</div></div></div>`;
}

test('every panel of tabs stands below its label, hidden or not, tabs in tabs, too', () => {
  expect(markdownOf(tabs('<p>一</p>', '<p>二</p>'))).toBe('**npm**\n\n一\n\n**Yarn**\n\n二');
  expect(markdownOf(tabs(tabs('<p>一</p>', '<p>二</p>'), '<p>三</p>'))).toBe(
    '**npm**\n\n**npm**\n\n一\n\n**Yarn**\n\n二\n\n**Yarn**\n\n三',
  );
});

test('an admonition is a quote, a folded question a heading, anything else that is folded a paragraph', () => {
  expect(
    markdownOf('<div class="theme-admonition"><div><svg></svg>注意</div><div><p>内容</p></div></div>'),
  ).toBe('> **注意**\n>\n> 内容');
  expect(markdownOf('<details><summary><h3 id="a">问</h3></summary><p>答</p></details>')).toBe(
    '### 问\n\n答',
  );
  expect(markdownOf('<details><summary>验证 <code>x</code></summary><p>答</p></details>')).toBe(
    '**验证 `x`**\n\n答',
  );
});

test('a table has lines of text: no columns of buttons, its title above, what is folded in brackets', () => {
  const html = `<table><caption>结果</caption><thead><tr><th>动作</th><th>模式</th><th>实测</th></tr></thead><tbody>
    <tr><th colspan="3">变量</th></tr>
    <tr><th>写入<details><summary>代码</summary>子应用<pre>x = 1</pre></details></th><td><span>隔离</span><span>无残留</span></td><td><button>运行</button></td></tr>
    </tbody></table>`;
  expect(markdownOf(html)).toBe(
    '**结果**\n\n| 动作 | 模式 |\n| - | - |\n| 变量 | |\n| 写入（子应用 `x = 1`） | 隔离，无残留 |',
  );
});

test('sentences in a cell stand one after the other, without a comma between them', () => {
  const html = `<table><thead><tr><th>名</th></tr></thead><tbody>
    <tr><td><span>一。</span><span>二</span>。<span>三</span></td></tr></tbody></table>`;
  expect(markdownOf(html)).toContain('| 一。二。三 |');
});

test('what stood apart by layout alone has something between it', () => {
  expect(markdownOf('<ul><li><a href="/learn/mount">挂载</a><span>注册子应用</span></li></ul>')).toBe(
    '- [挂载](https://site.example/learn/mount)：注册子应用',
  );
  expect(markdownOf('<h2><a href="/r/1"><code>1.19</code>保留</a></h2>')).toBe(
    '## [`1.19` 保留](https://site.example/r/1)',
  );
  expect(markdownOf('<ul><li>原因。<span><span>监听器</span><span>变量</span></span></li></ul>')).toBe(
    '- 原因。监听器，变量',
  );
  const table = '<table><thead><tr><th>名</th></tr></thead><tbody>';
  expect(
    markdownOf(`${table}<tr><th>React 19<span class="v">react 19.3.1</span></th></tr></tbody></table>`),
  ).toContain('| React 19，react 19.3.1 |');
  expect(
    markdownOf(`${table}<tr><td><span>不结束</span>；<span>打印警告</span></td></tr></tbody></table>`),
  ).toContain('| 不结束；打印警告 |');
});

test('addresses are whole; a link to itself is text, one without a text is nothing', () => {
  expect(
    markdownOf(
      '<p><a href="/api/run" title="a">run</a>、<a href="#order">顺序</a><a href="/facts#a"></a></p>',
    ),
  ).toBe('[run](https://site.example/api/run)、[顺序](https://site.example/guide/router#order)');
  expect(markdownOf('<p><a href="#option-a" id="option-a"><code>a</code></a></p>')).toBe('`a`');
  expect(markdownOf('<p><img src="/img/a.webp" alt="图"></p>')).toBe(
    '![图](https://site.example/img/a.webp)',
  );
});

test('a demo is the line that says where it runs, a drawing what it shows', () => {
  const demo =
    '<div data-island="LiveDemo"><section aria-label="实时示例：React 19"><button>运行</button><a href="/demos/a.htm">单独打开</a></section></div>';
  expect(markdownOf(demo)).toBe('[实时示例：React 19](https://site.example/demos/a.htm)');
  expect(markdownOf('<svg role="img" aria-label="三步"><path d="M0 0"/></svg>')).toBe('三步');
});

test('what stands around the text is left out', () => {
  const around = `<nav>面包屑</nav><div class="theme-doc-toc-mobile">目录</div><h2 id="a">一<a class="hash-link" href="#a"></a></h2>
    <p hidden>失败</p><span role="status">未运行</span><p><a href="/playground#v1.x">在演练场打开</a></p><p>正文</p>`;
  expect(markdownOf(around)).toBe('## 一\n\n正文');
});

test('a word of the glossary is a word', () => {
  expect(markdownOf('<p>加载<u>子应用</u>的入口</p>')).toBe('加载子应用的入口');
});

test('Chinese beside emphasis is not written as character references', () => {
  expect(markdownOf('<p><strong>加载。</strong>再看<em>「它」</em>一眼</p>')).toBe(
    '**加载。**再看_「它」_一眼',
  );
});
