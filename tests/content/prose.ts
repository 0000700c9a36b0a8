import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

export interface Document {
  /** Relative to the project, with forward slashes. */
  file: string;
  /** The address of the page. */
  route: string;
  mdx: string;
}

interface ProseOptions {
  /** What stands for a code span; its content if absent. */
  codeSpan?: string;
}

const projectRoot = path.resolve(__dirname, '../..');

function routeOf(file: string, mdx: string): string {
  const slug = /^slug: ['"]?([^'"\n]+)/m.exec(mdx)?.[1];
  if (file.startsWith('blog/')) return `/blog/releases/${slug ?? ''}`;
  return slug ?? file.replace(/^docs/, '').replace(/(?:\/index)?\.mdx$/, '');
}

function readDirectory(directory: string): Document[] {
  return readdirSync(path.join(projectRoot, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const relative = path.posix.join(directory, file);
      const mdx = readFileSync(path.join(projectRoot, relative), 'utf8');
      return { file: relative, route: routeOf(relative, mdx), mdx };
    });
}

/** Every page of the documentation and every release note. */
export function readDocuments(): Document[] {
  return [...readDirectory('docs'), ...readDirectory('blog')];
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

/**
 * The prose of a document, one string for each paragraph, heading, list item or line of a table, without front matter,
 * code blocks, anchors and Markdown’s marks. The cells of a table are divided by ` | `.
 */
export function proseOf(mdx: string, options: ProseOptions = {}): string[] {
  const body = mdx.replace(/^---\n[\s\S]*?\n---\n/, '').replaceAll(/ ?\{\/\*[\s\S]*?\*\/\}/g, '');
  return blocksOf(fromMarkdown(body), options)
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
