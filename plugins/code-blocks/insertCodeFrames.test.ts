import { compile } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { insertCodeFrames } from './insertCodeFrames';

async function compileDocument(markdown: string): Promise<string> {
  return String(await compile(markdown, { jsx: true, rehypePlugins: [insertCodeFrames] }));
}

test('a block of code becomes a frame with its language and coloured code', async () => {
  const code = await compileDocument('```ts\nlet a = 1;\n```');
  expect(code).toContain('<CodeFrame language="ts" html="');
  expect(code).not.toContain('<_components.pre');
});

test('a block without a language has none to colour', async () => {
  expect(await compileDocument('```\nlet a\n```')).toContain('<CodeFrame language="text" html="let a" />');
});

/** As `insertOptionList` does with a block that has `{1}` behind its language. */
function linkFirstLine() {
  const links = JSON.stringify([{ name: 'a', first: 1, last: 1, anchor: 'a' }]);
  return (root: Root): void =>
    visit(root, 'element', (element) => {
      if (element.tagName === 'code')
        element.properties = { ...element.properties, dataLinks: links, metastring: '{1}' };
    });
}

test('lines are linked or marked, not both', async () => {
  const compiled = compile('```ts\na = 1;\n```', { rehypePlugins: [linkFirstLine, insertCodeFrames] });
  await expect(compiled).rejects.toThrow('expected lines that are not marked');
});

test('code within a sentence stays', async () => {
  expect(await compileDocument('见 `run`。')).not.toContain('CodeFrame');
});
