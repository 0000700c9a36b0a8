import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import type { Fact } from '../../facts';
import { insertFacts } from './insertFacts';

function fact(id: string, sentence: string): Fact {
  return { id, page: '/api/run', sentence, run: () => Promise.resolve() };
}

const facts = [
  fact('run.once', '`run` 只生效一次。'),
  fact('run.code', '`null`'),
  fact('run.text', '**一**句话。'),
];

function VerifiedMark({ factId, garfishVersion }: { factId: string; garfishVersion: string }): ReactElement {
  return createElement('i', null, `${factId} ${garfishVersion}`);
}

async function render(markdown: string): Promise<string> {
  const { default: Content } = await evaluate(new VFile({ path: 'docs/page.mdx', value: markdown }), {
    ...runtime,
    remarkPlugins: [[insertFacts, { facts, garfishVersion: '1.19.8' }]],
  });
  return renderToStaticMarkup(createElement(Content, { components: { VerifiedMark } }));
}

const once = '<code>run</code> 只生效一次。<i>run.once 1.19.8</i>';

test.each([
  ['a paragraph', '<Fact id="run.once" />', `<p>${once}</p>`],
  ['a sentence', '先看：<Fact id="run.once" />然后', `<p>先看：${once}然后</p>`],
  ['a list', '- <Fact id="run.once" />', `<ul>\n<li>${once}</li>\n</ul>`],
  ['another element', '<b>先看<Fact id="run.once" /></b>', `<b>先看${once}</b>`],
  ['a sentence of code only', '<Fact id="run.code" />', '<p><code>null</code><i>run.code 1.19.8</i></p>'],
  [
    'a sentence that looks like Markdown',
    '<Fact id="run.text" />',
    '<p>**一**句话。<i>run.text 1.19.8</i></p>',
  ],
])('writes the sentence and its mark into %s', async (_, markdown, html) => {
  expect(await render(markdown)).toContain(html);
});

test('writes two facts that stand beside each other', async () => {
  const html = await render('说明：<Fact id="run.once" /><Fact id="run.code" />');
  expect(html).toBe(`<p>说明：${once}<code>null</code><i>run.code 1.19.8</i></p>`);
});

test('leaves code and other elements alone', async () => {
  expect(await render('`<Fact id="run.once" />`')).toBe(
    '<p><code>&lt;Fact id=&quot;run.once&quot; /&gt;</code></p>',
  );
  expect(await render('一句<b>粗体</b>。')).toBe('<p>一句<b>粗体</b>。</p>');
});

test.each([
  [
    'an unknown id',
    '第一段。\n\n<Fact id="run.twice" />',
    '<Fact id="run.twice" />：没有这条事实；期望 facts/ 里有 id: \'run.twice\'',
  ],
  ['no id', '第一段。\n\n这里<Fact />', '<Fact id="" />：没有这条事实'],
  ['an id that is an expression', '第一段。\n\n<Fact id={"run.once"} />', '<Fact id="" />：没有这条事实'],
])('fails at %s, with file and line', async (_, markdown, reason) => {
  const error: unknown = await render(markdown).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ file: 'docs/page.mdx', line: 3 });
  expect(String(error)).toContain('docs/page.mdx:3:');
  expect(String(error)).toContain(reason);
});
