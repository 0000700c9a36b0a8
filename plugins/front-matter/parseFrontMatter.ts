import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';

interface Options {
  /** Absolute; paths in messages are relative to it. */
  siteDirectory: string;
  /** The ids that `displayed_sidebar` may name. */
  sidebarIds: readonly string[];
}

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

const requiredFields = ['title', 'description'];

/** Line of the file, from 1, on which a top-level field of the front matter stands. */
function lineOf(fileContent: string, field: string): number {
  return fileContent.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1;
}

/** Index of the line that closes the front matter; -1 where none does. Spaces and the `\r` after it do not count. */
function closingLine(lines: readonly string[]): number {
  return lines.map((line) => line.trimEnd()).indexOf('---', 1);
}

/** Whether front matter begins, but does not end: the parser would take the whole document for it. */
function isUnclosed(fileContent: string): boolean {
  const lines = fileContent.split('\n');
  return lines[0]?.trimEnd() === '---' && closingLine(lines) === -1;
}

/** Line of the file, from 1, that the YAML parser stumbled at. The parser starts to count after the opening `---`. */
function lineOfYamlError(error: unknown, fileContent: string): number {
  const mark: unknown = error instanceof Error && 'mark' in error ? error.mark : undefined;
  const line: unknown = typeof mark === 'object' && mark !== null && 'line' in mark ? mark.line : undefined;
  const closing = closingLine(fileContent.split('\n'));
  // A value that never ends is noticed at the closing `---`; the fault is on the line before it.
  return typeof line === 'number' ? Math.min(line + 1, closing) : 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

/**
 * Docusaurus' own parser, with errors that name file and line, what was found and what was expected.
 *
 * @returns for `markdown.parseFrontMatter`; it throws on front matter that is broken or never closed, on a document of this site without title or
 *   description, and on a sidebar id that `sidebars.ts` does not define
 */
export function parseFrontMatter({ siteDirectory, sidebarIds }: Options): ParseFrontMatter {
  return async (params) => {
    const { filePath, fileContent, defaultParseFrontMatter } = params;
    const file = path.relative(siteDirectory, filePath);
    if (isUnclosed(fileContent)) {
      throw new Error(
        `${file}:1: found front matter that is never closed; expected a line --- after its fields`,
      );
    }

    const result = await defaultParseFrontMatter(params).catch((error: unknown) => {
      throw new Error(
        `${file}:${lineOfYamlError(error, fileContent)}: front matter is not valid YAML: found ${messageOf(error)}; ` +
          'expected `field: value` lines, with quotes around a value that holds : [ { or `',
        { cause: error },
      );
    });

    const isPartial = path.basename(filePath).startsWith('_');
    const missing = isPartial ? [] : requiredFields.filter((field) => !result.frontMatter[field]);
    if (missing.length > 0) {
      throw new Error(
        `${file}:1: front matter lacks ${missing.join(', ')}; expected both title and description`,
      );
    }

    const sidebar = result.frontMatter['displayed_sidebar'];
    if (typeof sidebar === 'string' && !sidebarIds.includes(sidebar)) {
      throw new Error(
        `${file}:${lineOf(fileContent, 'displayed_sidebar')}: found displayed_sidebar: ${sidebar}; ` +
          `expected one of ${sidebarIds.join(', ')}`,
      );
    }
    return result;
  };
}
