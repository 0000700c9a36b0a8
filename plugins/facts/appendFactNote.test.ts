import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { appendFactNote } from './appendFactNote';

async function compileDocument(markdown: string): Promise<string> {
  return String(await compile(markdown, { jsx: true, rehypePlugins: [appendFactNote] }));
}

test('a document that states facts ends with a note of how many', async () => {
  const code = await compileDocument('<Fact id="f1">甲。</Fact>乙<Fact id="f2">丙。</Fact>\n\n丁');
  expect(code).toContain('{"丁"}</_components.p><FactNote count="2" /></>');
});

test('one without facts does not', async () => {
  expect(await compileDocument('甲。')).not.toContain('FactNote');
});
