import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { programOf } from '../../src/components/Playground/program/program';
import { fromHash } from '../../src/components/Playground/program/shareLink';
import { playgroundLinks } from './playgroundLinks';

async function compileDocument(markdown: string): Promise<string> {
  return String(await compile(markdown, { jsx: true, remarkPlugins: [playgroundLinks] }));
}

function fence(meta: string, code = "console.log('a');"): string {
  return `\`\`\`${meta}\n${code}\n\`\`\``;
}

test('puts a link with the sample under it', async () => {
  const compiled = await compileDocument(`${fence('ts title="src/main.ts" playground="/order"')}\n\n后文。`);
  const [, hash = '', title] = /<PlaygroundLink hash="(#[^"]+)" title="([^"]+)" \/>/.exec(compiled) ?? [];
  expect(title).toBe('src/main.ts');
  expect(fromHash(hash)).toEqual({
    kind: 'program',
    program: programOf("console.log('a');\n", { app: 'vanilla', address: '/order' }),
  });
  expect(compiled.indexOf('</_components.pre>')).toBeLessThan(compiled.indexOf('<PlaygroundLink'));
  expect(compiled.indexOf('<PlaygroundLink')).toBeLessThan(compiled.indexOf('后文'));
});

test('chooses a sub-app, and needs no title', async () => {
  const compiled = await compileDocument(fence('ts playground="/" playgroundApp="react-19"'));
  const [, hash = ''] = /<PlaygroundLink hash="(#[^"]+)" \/>/.exec(compiled) ?? [];
  expect(fromHash(hash)).toMatchObject({ program: { app: 'react-19', address: '/' } });
});

test.each([
  ['no mark', fence('ts title="src/main.ts"')],
  ['no meta', fence('ts')],
  ['a word that begins alike', fence('ts playgroundApp="vanilla"')],
  ['a title that has the word', fence('ts title="in the playground tab"')],
])('leaves %s alone', async (_name, markdown) => {
  expect(await compileDocument(markdown)).not.toContain('PlaygroundLink');
});

test.each([
  ['a path that is none', 'ts playground', 'playground=""；期望预览打开时的路径'],
  ['another language', 'tsx playground="/"', 'playground 标在 tsx 代码块上；期望 ts'],
  [
    'a sub-app that is none',
    'ts playground="/" playgroundApp="vue-1"',
    'playgroundApp="vue-1"；期望其中之一：vanilla',
  ],
])('stops at %s', async (_name, meta, message) => {
  await expect(compileDocument(`第一段。\n\n${fence(meta)}`)).rejects.toMatchObject({
    reason: expect.stringContaining(message) as string,
    line: 3,
  });
});
