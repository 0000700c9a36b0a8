import { parseFenceMeta, type FenceMeta } from './fenceMeta';

/** A fenced code block of an MDX document. */
export interface Fence {
  /** Path of the document, relative to the repository. */
  file: string;
  /** Line of the opening fence, counted from 1; the code begins on the next. */
  line: number;
  language: string;
  meta: FenceMeta;
  code: string;
}

const openingFence = /^(?<indent>\s*)(?<marker>`{3,}|~{3,})(?<language>[^\s`]*)(?<meta>[^`]*)$/;

function withoutIndent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
}

/** Closes at the same character, at least as often, with nothing behind it. */
function closes(line: string, marker: string): boolean {
  const text = line.trim();
  return text.startsWith(marker) && text === marker.charAt(0).repeat(text.length);
}

/**
 * Every fenced code block of a document, without the indentation that a list or a tab gives it.
 *
 * @throws with file and line, when a fence is never closed
 */
export function extractFences(file: string, document: string): Fence[] {
  const lines = document.split('\n');
  const fences: Fence[] = [];

  for (let index = 0; index < lines.length; index += 1) {
    const groups = openingFence.exec(lines[index] ?? '')?.groups;
    if (!groups) continue;
    const { indent = '', marker = '', language = '', meta = '' } = groups;
    const length = lines.slice(index + 1).findIndex((line) => closes(line, marker));
    if (length === -1) throw new Error(`${file}:${index + 1}: the code block is never closed`);

    const code = lines.slice(index + 1, index + 1 + length).map((line) => withoutIndent(line, indent));
    fences.push({ file, line: index + 1, language, meta: parseFenceMeta(meta), code: code.join('\n') });
    index += length + 1;
  }
  return fences;
}

const codeLines = [
  /^\s*(?:import|export)\b.*['"{*]/,
  /^\s*(?:const|let|var)\s+[\w$[{].*=/,
  /\bfunction\s*\w*\s*\(/,
  /=>/,
  /[;{]\s*$/,
];

/** Whether a block that claims to be plain text reads like a program. */
export function looksLikeCode(text: string): boolean {
  return text.split('\n').some((line) => codeLines.some((pattern) => pattern.test(line)));
}
