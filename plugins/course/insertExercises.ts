import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { colourCode } from '../playground/colourCode';
import { attributeOf } from '../remark/attributeOf';
import { summary, text } from '../remark/element';
import { jsxAttributes } from '../remark/jsxAttributes';
import { insertionMarks } from './insertionMarks';
import { findStep, readStep, type StepFiles } from './readStep';

const languages: Readonly<Record<string, string>> = {
  ts: 'ts',
  tsx: 'tsx',
  vue: 'vue',
  html: 'html',
  css: 'css',
};

/** Files as JSON, without `<`: what reads pages as text must not take their code for the page's. */
function toAttribute(files: StepFiles['start']): string {
  return JSON.stringify(files).replaceAll('<', String.raw`\u003c`);
}

function stepOf(node: MdxJsxFlowElement, file: VFile): StepFiles {
  const name = attributeOf(node, 'step');
  const step = findStep(name);
  if (!step) return file.fail(`<${node.name} step="${name}">；期望 learn/steps.ts 里的一个名字`, node);
  return readStep(step);
}

function showFile(path: string, before: string, after: string): Code {
  const language = languages[path.slice(path.lastIndexOf('.') + 1)] ?? 'text';
  const meta = `title="${path}"${insertionMarks(before, after)}`;
  return { type: 'code', lang: language, meta, value: after.replace(/\n$/, '') };
}

/** Each file as HTML, in the editor's colours. */
async function colourFiles(files: StepFiles['start']): Promise<StepFiles['start']> {
  const entries = Object.entries(files).map(
    async ([path, code]) => [path, await colourCode(path, code)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Folded, so that nobody reads it by accident. */
function showSolution(node: MdxJsxFlowElement, { start, solution }: StepFiles): MdxJsxFlowElement {
  const codes = Object.entries(solution).map(([path, after]) => showFile(path, start[path] ?? '', after));
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [],
    children: [summary(text('看答案')), ...node.children, ...codes],
  };
}

/**
 * Gives the exercises of the course their files, and shows what the solution changes.
 *
 * in:  `<Exercise step="mount" />` and `<Solution step="mount">改了什么。</Solution>`
 * out: the exercise with the files of `learn/01-mount/` as JSON, those to begin with coloured, too, and a `<details>` with
 *      the words and the changed files
 */
export const insertExercises: Plugin<[], Root> = () => async (root, file) => {
  const exercises: MdxJsxFlowElement[] = [];
  visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name === 'Exercise') {
      exercises.push(node);
    } else if (node.name === 'Solution' && parent && index !== undefined) {
      parent.children[index] = showSolution(node, stepOf(node, file));
      return SKIP;
    }
    return undefined;
  });
  for (const exercise of exercises) {
    const { start, solution } = stepOf(exercise, file);
    const coloured = toAttribute(await colourFiles(start));
    exercise.attributes.push(
      ...jsxAttributes({ start: toAttribute(start), solution: toAttribute(solution), coloured }),
    );
  }
};
