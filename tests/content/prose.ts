import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { filesBelow } from '../../tools/filesBelow';
import { projectRoot } from '../../tools/projectRoot';

export interface Document {
  /** Relative to the project, with forward slashes. */
  file: string;
  /** The address of the page. */
  route: string;
  mdx: string;
}

interface Heading {
  /** With the comment that holds the anchor. */
  text: string;
  /** The anchor, if it is of ASCII characters. */
  id: string | undefined;
}

interface ProseOptions {
  /** What stands for a code span; its content if absent. */
  codeSpan?: string;
}

function routeOf(file: string, mdx: string): string {
  const slug = /^slug: ['"]?([^'"\n]+)/m.exec(mdx)?.[1];
  if (file.startsWith('blog/')) return `/blog/releases/${slug ?? ''}`;
  return slug ?? file.replace(/^docs/, '').replace(/(?:\/index)?\.mdx$/, '');
}

function readDirectory(directory: string): Document[] {
  return filesBelow(directory, '.mdx').map((file) => {
    const mdx = readFileSync(path.join(projectRoot, file), 'utf8');
    return { file, route: routeOf(file, mdx), mdx };
  });
}

/** Every page of the documentation and every release note. */
export function readDocuments(): Document[] {
  return [...readDirectory('docs'), ...readDirectory('blog')];
}

function withoutFrontMatter(mdx: string): string {
  return mdx.replace(/^---\n[\s\S]*?\n---\n/, '');
}

function textOf(node: Nodes, options: ProseOptions): string {
  if (node.type === 'inlineCode') return options.codeSpan ?? node.value;
  if (node.type === 'text') return node.value;
  // Tags of components and of HTML; what stands between them is prose.
  if (node.type === 'html') return node.value.replaceAll(/<[^>]*>/g, '');
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map((child) => textOf(child, options)).join('') : '';
}

function blocksOf(node: Nodes, options: ProseOptions): string[] {
  if (node.type === 'code') return [];
  if ('children' in node && node.type !== 'paragraph' && node.type !== 'heading') {
    return node.children.flatMap((child) => blocksOf(child, options));
  }
  // Bold beside full-width punctuation is bold on the site, but not to CommonMark.
  return [textOf(node, options).replaceAll('**', '')];
}

/** The headings below the title with the text and the anchor of each: `## 卸载 {/* #unmount *\/}`. */
export function headingsOf(mdx: string): Heading[] {
  return fromMarkdown(withoutFrontMatter(mdx))
    .children.filter((node) => node.type === 'heading')
    .map((heading) => {
      const text = textOf(heading, {});
      return { text, id: / \{\/\* #([A-Za-z0-9_-]+) \*\/\}$/.exec(text)?.[1] };
    });
}

/**
 * The prose of a document, one string for each paragraph, heading, list item or line of a table, without front matter,
 * code blocks, anchors and Markdown’s marks. The cells of a table are divided by ` | `.
 */
export function proseOf(mdx: string, options: ProseOptions = {}): string[] {
  const body = withoutFrontMatter(mdx).replaceAll(/ ?\{\/\*[\s\S]*?\*\/\}/g, '');
  return blocksOf(fromMarkdown(body), options)
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
