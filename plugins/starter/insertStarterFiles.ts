import type { Code, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { attributeOf } from '../remark/attributeOf';
import { code as inlineCode, summary, text } from '../remark/element';
import { jsxAttributes } from '../remark/jsxAttributes';
import type { StarterFile } from './readStarter';

interface Options {
  readFiles: () => StarterFile[];
}

/** The word after the fence, by the end of the file's name. */
const languages: Readonly<Record<string, string>> = { mjs: 'js', sh: 'bash', conf: 'nginx' };
const coloured = ['css', 'html', 'js', 'json', 'bash', 'nginx', 'ts', 'tsx', 'vue'];

function languageOf(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const language = languages[extension] ?? extension;
  return coloured.includes(language) ? language : 'text';
}

/** What the tags enclose: a sentence, which MDX may have put into a paragraph. */
function sentenceOf({ children }: MdxJsxFlowElement): Paragraph['children'] {
  return children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : ([child] as Paragraph['children']),
  );
}

function showFile({ path, content }: StarterFile, node: MdxJsxFlowElement): MdxJsxFlowElement {
  const code: Code = { type: 'code', lang: languageOf(path), value: content.replace(/\n$/, '') };
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: jsxAttributes({ className: 'file' }),
    children: [summary([...inlineCode(path), ...text(' '), ...sentenceOf(node)]), code],
  };
}

/**
 * Shows the files of `starter/` on the pages that explain them. That every one is shown, `assertAllShown` sees to.
 *
 * in:  `<StarterFile path="host/src/main.ts">做什么</StarterFile>`
 * out: `<details>` with the path and the words as its summary, and the file's code
 */
export const insertStarterFiles: Plugin<[Options], Root> =
  ({ readFiles }) =>
  (root, file) => {
    let files: StarterFile[] | undefined;
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'StarterFile' || !parent || index === undefined) return undefined;
      files ??= readFiles();
      const path = attributeOf(node, 'path');
      const found = files.find((each) => each.path === path);
      if (!found) return file.fail(`<StarterFile path="${path}">；期望 starter/ 里的一个文件`, node);
      parent.children[index] = showFile(found, node);
      return SKIP;
    });
  };
