import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
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

test('a solution is folded, with the text around it', async () => {
  const code = await compileDocument('<Solution step="mount">多了一项。</Solution>');
  expect(code).toContain('看答案');
  expect(code).toContain('多了一项。');
  expect(code).toContain('activeWhen');
  expect(code).toContain('className="language-ts"');
});

test('a solution marks the lines that it adds', async () => {
  const metas: unknown[] = [];
  const collect = () => (root: Root) =>
    visit(root, 'code', ({ meta }) => {
      metas.push(meta);
    });
  await compile('<Solution step="mount">多了一项。</Solution>', {
    remarkPlugins: [insertExercises, collect],
  });
  expect(metas).toEqual([expect.stringMatching(/^title="main\.ts" ins=\{\d+(?:,\d+)*\}$/)]);
});

test('a step that is none is refused', async () => {
  await expect(compileDocument('<Exercise step="nope" />')).rejects.toThrow(/step="nope".*learn\/steps\.ts/);
});
