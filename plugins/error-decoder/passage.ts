import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

/** A part of a document. */
export interface Passage {
  /** Without the site's own elements; links name the page they stand on. */
  markdown: string;
  /** What it writes as code. */
  code: readonly string[];
  nodes: readonly Nodes[];
}

/** The document that nodes are of. */
export interface Source {
  /** Its path. */
  page: string;
  mdx: string;
}

/** Of the site: what stands in them is the text. */
const ownElements: readonly unknown[] = ['Fact', 'Link', 'span'];

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function markdownOf(node: Nodes, source: Source): string {
  const [start, end] = rangeOf(node);
  const children = 'children' in node ? node.children : [];
  const [first, last] = [children.at(0), children.at(-1)];
  if (!first || !last) return source.mdx.slice(start, end);
  const inside = children.map((child) => markdownOf(child, source)).join('');
  if ('name' in node && ownElements.includes(node.name)) return inside;
  const opening = source.mdx.slice(start, rangeOf(first)[0]);
  const closing = source.mdx.slice(rangeOf(last)[1], end);
  const isOnPage = node.type === 'link' && node.url.startsWith('#');
  return opening + inside + (isOnPage ? closing.replace('](#', `](/${source.page}#`) : closing);
}

/** What a text writes as code. */
export function codeIn(nodes: readonly Nodes[]): string[] {
  const code: string[] = [];
  for (const node of nodes) visit(node, 'inlineCode', ({ value }) => void code.push(value.trim()));
  return code;
}

/** What nodes beside each other say, those of a line or of several paragraphs. */
export function passageOf(nodes: readonly Nodes[], source: Source, between = ''): Passage {
  const markdown = nodes.map((node) => markdownOf(node, source)).join(between);
  return { markdown: markdown.trim(), code: codeIn(nodes), nodes };
}
