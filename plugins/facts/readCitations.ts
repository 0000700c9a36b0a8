import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { namesBelow } from '../../tools/filesBelow';
import { rememberEach } from '../../tools/remember';
import { parseMdx, withoutFrontMatter } from '../remark/parseMdx';
import { contentOf, idOf, isFactElement, textOf } from './factElement';

/** A place where a page says what a proof holds. */
export interface Citation {
  /** Id of the proof. */
  id: string;
  /** Relative to the site, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Of the sentence among those of its document, from 1: as `insertFacts` numbers them. */
  number: number;
  /** Chinese, with `` `code` `` and no other markup. */
  sentence: string;
}

/** Lines of a document without an empty one among them. */
interface Block {
  text: string;
  /** The lines before it. */
  offset: number;
}

/** The blocks that may cite facts, code left out: a sentence never goes beyond one, and to parse them all takes twice as long. */
function citingBlocks(mdx: string): Block[] {
  const code = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm;
  const prose = withoutFrontMatter(mdx).replaceAll(code, (text) => text.replaceAll(/[^\n]/g, ''));
  let offset = 0;
  return prose.split(/(\n[ \t]*\n)/).flatMap((text) => {
    const block = { text, offset };
    offset += text.split('\n').length - 1;
    return text.includes('<Fact') ? block : [];
  });
}

/** The `<Fact>`s of one document, in order; those in code are none. One that wraps no sentence is left to `insertFacts`. */
export function citationsIn(file: string, mdx: string): Citation[] {
  const citations: Citation[] = [];
  for (const { text, offset } of citingBlocks(mdx)) {
    visit(parseMdx(text), (node) => {
      if (!isFactElement(node)) return;
      const sentence = textOf(contentOf(node) ?? []).trim();
      const line = offset + (node.position?.start.line ?? 1);
      citations.push({ id: idOf(node), file, line, number: citations.length + 1, sentence });
    });
  }
  return citations;
}

/**
 * Every citation of a site's documents and release notes, by file and then in order. A document that has not changed since
 * the last time is not parsed again.
 */
export function readCitations(siteDirectory: string): Citation[] {
  const files = ['blog', 'docs'].flatMap((folder) =>
    namesBelow(path.join(siteDirectory, folder), '.mdx').map((name) => `${folder}/${name}`),
  );
  const documents = files.map(
    (file) => [file, readFileSync(path.join(siteDirectory, file), 'utf8')] as const,
  );
  const made = { name: 'citations', madeBy: ['plugins/facts', 'plugins/remark'] };
  const named = new Map(documents.map(([file, mdx]) => [file, { file, mdx }]));
  const citations = rememberEach(made, named, ({ file, mdx }) => citationsIn(file, mdx));
  return [...citations.values()].flat();
}
