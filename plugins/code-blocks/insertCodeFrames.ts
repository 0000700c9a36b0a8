import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseFenceMeta } from '../../tools/fenceMeta';
import { hasMembers, isListOf, isNumber, isString } from '../../tools/guards';
import { jsxAttributes } from '../remark/jsxAttributes';
import { highlight } from './highlight';
import { linkLines, type LinkedLines } from './linkLines';
import { markLines, readMarkedLines, readWrongLines, type MarkedLines } from './markLines';

interface Block {
  code: string;
  language: string;
  title: string | undefined;
  lines: MarkedLines;
  links: readonly LinkedLines[];
}

function markedLines(metastring: string, code: string, file: VFile, pre: Element): MarkedLines {
  try {
    return new Map([...readWrongLines(code), ...readMarkedLines(metastring, code.split('\n').length)]);
  } catch (error) {
    return file.fail(error instanceof Error ? error.message : String(error), pre);
  }
}

const isLinkedLines = isListOf(
  hasMembers<LinkedLines>({ name: isString, first: isNumber, last: isNumber, anchor: isString }),
);

/** Written by a plugin that knows what the lines are about, such as `insertOptionList`. */
function linkedLines(code: Element, file: VFile): LinkedLines[] {
  const { dataLinks } = code.properties;
  if (typeof dataLinks !== 'string') return [];
  const links: unknown = JSON.parse(dataLinks);
  return isLinkedLines(links) ? links : file.fail(`data-links: found ${dataLinks}, expected lines`, code);
}

/** What a `<pre>` of a document says, if it holds a block of code. */
function readBlock(pre: Element, file: VFile): Block | undefined {
  const [code] = pre.children;
  if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const [text] = code.children;
  if (text?.type !== 'text') return undefined;
  const classNames = [code.properties.className ?? []].flat().map(String);
  const language = classNames.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  const metastring = String(code.properties['metastring'] ?? '');
  const { title } = parseFenceMeta(metastring);
  const value = text.value.replace(/\n$/, '');
  const lines = markedLines(metastring, value, file, pre);
  const links = linkedLines(code, file);
  if (links.length > 0 && lines.size > 0) {
    file.fail(
      'found marked lines in a block whose lines are linked, expected lines that are not marked',
      pre,
    );
  }
  return { code: value, language: language ?? 'text', title, lines, links };
}

function toHtml({ code, language, lines, links }: Block): string {
  if (links.length > 0) return linkLines(code, language, links);
  return lines.size > 0 ? markLines(code, language, lines) : highlight(code, language);
}

function frame(block: Block): MdxJsxFlowElementHast {
  const { language, title } = block;
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeFrame',
    attributes: jsxAttributes({
      language,
      html: toHtml(block),
      ...(title !== undefined && { title }),
    }),
    children: [],
  };
}

/**
 * Colours the code blocks of a document while it is compiled.
 *
 * in:  ```` ```ts title="src/main.ts" {1,3-5} ins={7} del={6} focus={5-7} ````
 * out: `<CodeFrame language="ts" title="src/main.ts" html="…" />`
 */
export const insertCodeFrames: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'element', (pre, index, parent) => {
    const block = readBlock(pre, file);
    if (!block || !parent || index === undefined) return undefined;
    parent.children[index] = frame(block);
    return SKIP;
  });
};
