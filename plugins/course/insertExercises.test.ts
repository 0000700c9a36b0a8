import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { insertExercises } from './insertExercises';

async function compileDocument(mdx: string): Promise<string> {
  return String(await compile(mdx, { jsx: true, remarkPlugins: [insertExercises] }));
}

test('an exercise gets its files', async () => {
  const code = await compileDocument('<Exercise step="mount" address="/order" />');
  expect(code).toMatch(/start="\{[^"]*main\.ts/);
  expect(code).toMatch(/solution="\{[^"]*activeWhen/);
  // Those to begin with, in the editor's colours.
  expect(code).toMatch(/coloured="\{[^"]*main\.ts[^"]*span class=/);
});

test('a solution is folded, with the lines that it adds', async () => {
  const code = await compileDocument('<Solution step="mount">多了一项。</Solution>');
  expect(code).toContain('看答案');
  expect(code).toContain('多了一项。');
  expect(code).toContain('activeWhen');
});

test('a step that is none is refused', async () => {
  await expect(compileDocument('<Exercise step="nope" />')).rejects.toThrow(/step="nope".*learn\/steps\.ts/);
});
