import type { BlockContent, PhrasingContent } from 'mdast';
import type {} from 'mdast-util-to-hast';

/** An element of HTML around what Markdown has: it stands in Markdown's tree, which has no such element, as a quotation. */
export function element(
  tagName: string,
  children: BlockContent[],
  hProperties: Record<string, string> = {},
): BlockContent {
  return { type: 'blockquote', data: { hName: tagName, hProperties }, children };
}

export function text(value: string): PhrasingContent[] {
  return value ? [{ type: 'text', value }] : [];
}

export function code(value: string): PhrasingContent[] {
  return value ? [{ type: 'inlineCode', value }] : [];
}
