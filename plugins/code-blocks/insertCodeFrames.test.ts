import { compile } from '@mdx-js/mdx';
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

test('code within a sentence stays', async () => {
  expect(await compileDocument('见 `run`。')).not.toContain('CodeFrame');
});
