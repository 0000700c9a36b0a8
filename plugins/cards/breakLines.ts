import { cut } from '@node-rs/jieba';

/** What does not begin a line, and what does not end one. A particle belongs to the word before it. */
const closing = /^(?:[\s，。：；、！？）》」』”’…]|的$)/u;
const opening = /[（《「『“‘]$/u;

/** Words with the marks that belong to them. What is Latin stays whole between spaces: `@garfish/es-module`. */
function partsOf(title: string): string[] {
  const words = (title.match(/[!-~]+|\s+|[^!-~\s]+/g) ?? []).flatMap((run) =>
    /^[!-~\s]/.test(run) ? [run] : cut(run, true),
  );
  const parts: string[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last !== undefined && (closing.test(word) || opening.test(last)))
      parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts;
}

function fill(parts: readonly string[], width: (text: string) => number, limit: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && width(longer.trimEnd()) <= limit) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** Broken behind its colon, where that takes no more lines. */
function atColon(
  parts: readonly string[],
  width: (text: string) => number,
  limit: number,
  most: number,
): string[] | undefined {
  const end = parts.findIndex((part) => part.endsWith('：')) + 1;
  if (end === 0 || end === parts.length) return undefined;
  const lines = [parts.slice(0, end), parts.slice(end)].flatMap((side) => fill(side, width, limit));
  return lines.length <= most ? lines : undefined;
}

/**
 * Breaks a title between words into as few lines as its size allows: behind a colon, or about as long as each other.
 *
 * @param width of a text in pixels
 * @param limit widest line in pixels; a word that is wider has a line of its own
 */
export function breakLines(title: string, width: (text: string) => number, limit: number): string[] {
  const parts = partsOf(title);
  const widths = new Map<string, number>();
  // Each attempt asks for most of the same texts.
  const widthOf = (text: string): number => {
    const known = widths.get(text) ?? width(text);
    widths.set(text, known);
    return known;
  };
  const widest = Math.max(...parts.map((part) => widthOf(part.trim())));
  let lines = fill(parts, widthOf, limit);
  const sides = atColon(parts, widthOf, limit, lines.length);
  if (sides !== undefined) return sides;
  for (let narrower = limit; narrower >= widest; narrower -= limit / 40) {
    const attempt = fill(parts, widthOf, narrower);
    if (attempt.length > lines.length) break;
    lines = attempt;
  }
  return lines;
}
