import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfmTable } from 'micromark-extension-gfm-table';
import { mdxjs } from 'micromark-extension-mdxjs';

const frontMatter = /^---\n[\s\S]*?\n---\n/;
/** What Docusaurus reads documents with, as far as it decides where a sentence ends. */
const syntax = {
  extensions: [mdxjs(), gfmTable()],
  mdastExtensions: [mdxFromMarkdown(), gfmTableFromMarkdown()],
};

/** Keeps the lines, so that those of the tree are those of the file. */
export function withoutFrontMatter(mdx: string): string {
  return mdx.replace(frontMatter, (text) => text.replaceAll(/[^\n]/g, ''));
}

/** The tree of a document, or of a part of one, without front matter. */
export function parseMdx(mdx: string): Root {
  return fromMarkdown(mdx, syntax);
}
