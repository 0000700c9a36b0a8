import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { demos } from '../../demos/registry';
import { programOf } from '../../src/components/Playground/program/program';
import { toHash } from '../../src/components/Playground/program/shareLink';
import { parseFenceMeta } from '../../tools/fenceMeta';
import { jsxAttributes } from './jsxAttributes';

const plainest = 'vanilla';

function linkTo(hash: string, title: string | undefined): MdxJsxFlowElement {
  const attributes = jsxAttributes({ hash, ...(title && { title }) });
  return { type: 'mdxJsxFlowElement', name: 'PlaygroundLink', attributes, children: [] };
}

/** @returns what is wrong with the mark, if anything is */
function faultOf(code: Code, address: string, app: string): string | undefined {
  if (code.lang !== 'ts') return `playground 标在 ${code.lang ?? '没有语言的'} 代码块上；期望 ts`;
  if (!address.startsWith('/')) {
    return `playground="${address}"；期望预览打开时的路径，如 playground="/order"`;
  }
  const names: readonly string[] = demos.map(({ name }) => name);
  return names.includes(app) ? undefined : `playgroundApp="${app}"；期望其中之一：${names.join('、')}`;
}

/**
 * Puts a link to the playground under each sample that runs there, the sample itself in the link.
 *
 * in:  ```` ```ts title="src/main.ts" playground="/order" ````
 * out: the same block, then `<PlaygroundLink hash="#v2.…" title="src/main.ts" />`
 *
 * The value is the path that the preview starts at; `playgroundApp="react-19"` chooses the sub-app. A mark that makes no
 * sense fails the build with file and line.
 */
export const playgroundLinks: Plugin<[], Root> = () => (root, file: VFile) => {
  visit(root, 'code', (node, index, parent) => {
    const { playground: address, playgroundApp: app = plainest, title } = parseFenceMeta(node.meta ?? '');
    if (address === undefined || !parent || index === undefined) return undefined;
    const fault = faultOf(node, address, app);
    if (fault) file.fail(fault, node);
    const hash = toHash(programOf(`${node.value}\n`, { app, address }));
    parent.children.splice(index + 1, 0, linkTo(hash, title));
    return [SKIP, index + 2];
  });
};
