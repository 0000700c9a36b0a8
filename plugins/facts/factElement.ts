import type { Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributeOf } from '../remark/attributeOf';

/** `<Fact id="…">`: a sentence, or a part of one, that a proof in `facts/` holds. */
export type FactElement = (MdxJsxFlowElement | MdxJsxTextElement) & { name: 'Fact' };

export function isFactElement(node: Nodes): node is FactElement {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Fact';
}

/** The `id` of the element; empty when it has none, or one that is not a string. */
export function idOf(element: FactElement): string {
  return attributeOf(element, 'id');
}

const phrasing: ReadonlySet<string> = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link']);

function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrasing.has(node.type) && (!('children' in node) || node.children.every(isPhrasing));
}

/** What the element wraps: text, code, emphasis and links; `undefined` when there is nothing, or anything else. */
export function contentOf({ children }: FactElement): PhrasingContent[] | undefined {
  const content = children.filter((node): node is PhrasingContent => isPhrasing(node));
  if (content.length === 0 || content.length !== children.length) return undefined;
  return textOf(content).trim() === '' ? undefined : content;
}

/** Text with `` `code` ``; what is emphasised or linked reads as it would without. */
export function textOf(content: readonly Nodes[]): string {
  return content
    .map((node) => {
      if (node.type === 'inlineCode') return `\`${node.value}\``;
      if (node.type === 'text') return node.value;
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');
}
