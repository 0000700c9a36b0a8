import type { BlockContent, Paragraph, PhrasingContent } from 'mdast';
import type {} from 'mdast-util-to-hast';

/** An element of HTML around what Markdown has: it stands in Markdown's tree, which has no such element, as a quotation. */
export function element(
  tagName: string,
  children: BlockContent[],
  hProperties: Record<string, string> = {},
): BlockContent {
  return { type: 'blockquote', data: { hName: tagName, hProperties }, children };
}

/** What stays of `<details>` when it is closed. Not a paragraph in it: it is a line. */
export function summary(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hName: 'summary' }, children };
}

/** No node for an empty text, nor for empty code. */
export function text(value: string): PhrasingContent[] {
  return value ? [{ type: 'text', value }] : [];
}

export function code(value: string): PhrasingContent[] {
  return value ? [{ type: 'inlineCode', value }] : [];
}
