import type { BlockContent, Code, Link, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf } from '../remark/attributeOf';
import type { StarterFile } from './readStarter';

interface Options {
  readFiles: () => StarterFile[];
  /** The document that lists all of them; others may show some. */
  list: string;
}

/** The word after the fence, by the end of the file's name. */
const languages: Readonly<Record<string, string>> = { mjs: 'js', sh: 'bash', conf: 'nginx' };
const coloured = ['css', 'html', 'js', 'json', 'bash', 'nginx', 'ts', 'tsx', 'vue'];

function languageOf(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const language = languages[extension] ?? extension;
  return coloured.includes(language) ? language : 'text';
}

function jsx(
  name: string,
  children: MdxJsxFlowElement['children'],
  attributes: MdxJsxFlowElement['attributes'] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** What the tags enclose: a sentence, which MDX may have put into a paragraph. */
function sentenceOf({ children }: MdxJsxFlowElement): Paragraph['children'] {
  return children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : ([child] as Paragraph['children']),
  );
}

function showFile({ path, content }: StarterFile, node: MdxJsxFlowElement): MdxJsxFlowElement {
  const summary: Paragraph['children'] = [
    { type: 'inlineCode', value: path },
    { type: 'text', value: ' ' },
    ...sentenceOf(node),
  ];
  const code: Code = { type: 'code', lang: languageOf(path), value: content.replace(/\n$/, '') };
  return jsx(
    'details',
    [jsx('summary', summary as unknown as BlockContent[]), code],
    [{ type: 'mdxJsxAttribute', name: 'className', value: 'file' }],
  );
}

/** A file that stands on another page. */
function nameFile(path: string, page: string, node: MdxJsxFlowElement): Paragraph {
  const link: Link = { type: 'link', url: page, children: [{ type: 'inlineCode', value: path }] };
  return { type: 'paragraph', children: [link, { type: 'text', value: ' ' }, ...sentenceOf(node)] };
}

function assertAllShown(files: readonly StarterFile[], shown: ReadonlySet<string>, file: VFile): void {
  const missing = files.filter(({ path }) => !shown.has(path)).map(({ path }) => path);
  if (missing.length === 0) return;
  file.fail(`starter/ 里有 ${missing.join('、')}，这一页没有；期望每个文件各有一个 <StarterFile>`);
}

/**
 * Shows the files of `starter/` on the pages that explain them; on the one that lists them, every one, once.
 *
 * in:  `<StarterFile path="host/src/main.ts">做什么</StarterFile>`
 * out: `<details>` with the path and the words as its summary, and the file's code
 *
 * in:  `<StarterFile path="release.sh" page="/guide/starter-release">做什么</StarterFile>`
 * out: a paragraph with the path, which leads there, and the words
 */
export const insertStarterFiles: Plugin<[Options], Root> =
  ({ readFiles, list }) =>
  (root, file) => {
    const shown = new Set<string>();
    let files: StarterFile[] | undefined;
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'StarterFile' || !parent || index === undefined) return undefined;
      files ??= readFiles();
      const path = attributeOf(node, 'path');
      const found = files.find((each) => each.path === path);
      if (!found || shown.has(path)) {
        return file.fail(`<StarterFile path="${path}">；期望 starter/ 里还没有写过的一个文件`, node);
      }
      shown.add(path);
      const page = attributeOf(node, 'page');
      parent.children[index] = page === '' ? showFile(found, node) : nameFile(path, page, node);
      return SKIP;
    });
    if (files && file.path.endsWith(list)) assertAllShown(files, shown, file);
  };
