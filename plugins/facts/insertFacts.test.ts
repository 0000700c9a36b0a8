import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { insertFacts } from './insertFacts';

const ids = new Map([
  ['run.once', true],
  ['run.code', true],
]);
const proofs = () => ids;

function Fact({ id, children }: { id: string; children: ReactNode }): ReactElement {
  return createElement('i', { id }, children);
}

function FactCount({ count, first }: { count: string; first: string }): ReactElement {
  return createElement('b', null, `${count} ${first}`);
}

async function render(markdown: string): Promise<string> {
  const { default: Content } = await evaluate(new VFile({ path: 'docs/page.mdx', value: markdown }), {
    ...runtime,
    remarkPlugins: [remarkGfm, [insertFacts, { proofs }]],
  });
  return renderToStaticMarkup(createElement(Content, { components: { Fact, FactCount } }));
}

const written = '<Fact id="run.once">`run` 只生效一次。</Fact>';
const once = '<i id="f1"><code>run</code> 只生效一次。</i>';
const code = '<Fact id="run.code">`null`</Fact>';

test.each([
  ['a paragraph', written, `<p>${once}</p>`],
  ['a clause of a sentence', `先看：${written}然后`, `<p>先看：${once}然后</p>`],
  ['a list item', `- ${written}`, `<ul>\n<li>${once}</li>\n</ul>`],
  ['a cell', `| a |\n| --- |\n| ${written} |`, `<td>${once}</td>`],
  ['another element', `<b>先看${written}</b>`, `<b>先看${once}</b>`],
  ['a sentence of code only', code, '<p><i id="f1"><code>null</code></i></p>'],
  [
    'Markdown',
    '<Fact id="run.once">**粗**、*斜*、[链接](/api)。</Fact>',
    '<p><i id="f1"><strong>粗</strong>、<em>斜</em>、<a href="/api">链接</a>。</i></p>',
  ],
])('numbers the sentence where it stands: %s', async (_, markdown, html) => {
  expect(await render(markdown)).toContain(html);
});

const nothing = '<i id="f2"><code>null</code></i>';

test.each([
  ['on one line', `${written}${code}`],
  ['on two lines', `${written}\n${code}`],
])('two sentences of one paragraph stay in it: %s', async (_, markdown) => {
  expect(await render(markdown)).toContain(`<p>${once}${nothing}</p>`);
});

test('so does the third, a line below each', async () => {
  const third = once.replace('f1', 'f3');
  expect(await render(`${written}\n${code}\n${written}`)).toContain(`<p>${once}${nothing}${third}</p>`);
});

test('what follows two sentences of a paragraph stays', async () => {
  expect(await render(`${written}\n${code}\n\n然后。`)).toMatch(/<\/p>\n<p>然后。<\/p>$/);
});

test('two paragraphs stay two', async () => {
  expect(await render(`${written}\n\n${code}`)).toContain(`<p>${once}</p>\n<p>${nothing}</p>`);
});

test('every section says how many it has, and which is its first', async () => {
  const page = `引言${code}\n\n## 一\n\n- ${written}\n- ${code}\n\n### 其中\n\n${written}\n\n## 二\n\n没有。`;
  const html = (await render(page)).replaceAll(/\n/g, '');
  expect(html).toMatch(/^<b>1 run\.code<\/b><p>引言/);
  expect(html).toContain('<h2>一</h2><b>3 run.once</b><ul>');
  expect(html).toContain('<h2>二</h2><p>没有。</p>');
});

test('leaves code and other elements alone', async () => {
  expect(await render('`<Fact id="run.once">一句</Fact>`')).toBe(
    '<p><code>&lt;Fact id=&quot;run.once&quot;&gt;一句&lt;/Fact&gt;</code></p>',
  );
  expect(await render('一句<b>粗体</b>。')).toBe('<p>一句<b>粗体</b>。</p>');
});

test.each([
  ['an unknown id', '<Fact id="run.twice">一句</Fact>', "期望 facts/ 里有 id: 'run.twice'"],
  ['no id', '这里<Fact>一句</Fact>', '<Fact id="">：没有这条事实的证明'],
  ['an id that is an expression', '<Fact id={"run.once"}>一句</Fact>', '<Fact id="">：没有'],
  ['no sentence', '<Fact id="run.once" />', '<Fact id="run.once">：标签里不是一句话'],
  ['spaces', '<Fact id="run.once"> </Fact>', '标签里不是一句话'],
  ['a list', '<Fact id="run.once">\n\n- 一\n- 二\n\n</Fact>', '标签里不是一句话'],
  ['another component', '<Fact id="run.once">一句<b>粗</b></Fact>', '标签里不是一句话'],
  ['an expression', '<Fact id="run.once">{1 + 1}</Fact>', '标签里不是一句话'],
  ['another fact', `<Fact id="run.once">一句${code}</Fact>`, '标签里不是一句话'],
])('fails at %s, with file and line', async (_, markdown, reason) => {
  const error: unknown = await render(`第一段。\n\n${markdown}`).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ file: 'docs/page.mdx', line: 3 });
  expect(String(error)).toContain('docs/page.mdx:3:');
  expect(String(error)).toContain(reason);
});
