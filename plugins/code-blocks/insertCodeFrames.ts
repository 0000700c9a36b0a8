import type { Element, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { highlight } from './highlight';

interface Block {
  code: string;
  language: string;
  title: string | undefined;
}

/** What a `<pre>` of a document says, if it holds a block of code. */
function readBlock(pre: Element): Block | undefined {
  const [code] = pre.children;
  if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const [text] = code.children;
  if (text?.type !== 'text') return undefined;
  const classNames = [code.properties.className ?? []].flat().map(String);
  const language = classNames.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  const title = /(?:^|\s)title="([^"]*)"/.exec(String(code.properties['metastring'] ?? ''))?.[1];
  return { code: text.value.replace(/\n$/, ''), language: language ?? 'text', title };
}

function frame({ code, language, title }: Block): MdxJsxFlowElementHast {
  const attribute = (name: string, value: string): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  });
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeFrame',
    attributes: [
      attribute('language', language),
      attribute('html', highlight(code, language)),
      ...(title === undefined ? [] : [attribute('title', title)]),
    ],
    children: [],
  };
}

/**
 * Colours the code blocks of a document while it is compiled.
 *
 * in:  ```` ```ts title="src/main.ts" ````
 * out: `<CodeFrame language="ts" title="src/main.ts" html="…" />`
 */
export const insertCodeFrames: Plugin<[], Root> = () => (root) => {
  visit(root, 'element', (pre, index, parent) => {
    const block = readBlock(pre);
    if (!block || !parent || index === undefined) return undefined;
    parent.children[index] = frame(block);
    return SKIP;
  });
};
