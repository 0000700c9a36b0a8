/** A stretch of text, from one character up to but not including another. */
export type Range = readonly [start: number, end: number];

/** Part of a text, with the places where the query's words stand. */
export interface MarkedText {
  text: string;
  marks: Range[];
}

/** Longest snippet, in characters. */
export const snippetLength = 50;
/** Characters of a snippet in front of the first word found. */
const lead = 10;
const ellipsis = '…';
/** Places beyond these cannot change which stretch is best by much. */
const mostPlaces = 400;

/** Where the terms stand in a text, whatever their case; of two that overlap only the longer one. */
export function findMarks(text: string, terms: readonly string[]): Range[] {
  const lower = text.toLowerCase();
  // Some characters change their length with their case; positions would then be off.
  const searched = lower.length === text.length ? lower : text;
  const places: Range[] = [];
  for (const term of terms) {
    let start = term === '' ? -1 : searched.indexOf(term);
    while (start >= 0 && places.length < mostPlaces) {
      places.push([start, start + term.length]);
      start = searched.indexOf(term, start + term.length);
    }
  }
  places.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  const marks: Range[] = [];
  for (const place of places) {
    if (place[0] >= (marks.at(-1)?.[1] ?? 0)) marks.push(place);
  }
  return marks;
}

/** How many different words stand within a snippet that begins at a mark. */
function variety(text: string, marks: readonly Range[], first: number): number {
  const start = marks[first]?.[0] ?? 0;
  const words = new Set<string>();
  for (let index = first; index < marks.length; index += 1) {
    const [from, to] = marks[index] ?? [0, 0];
    if (to - start > snippetLength - lead) break;
    words.add(text.slice(from, to).toLowerCase());
  }
  return words.size;
}

/** A surrogate pair is not cut in two. */
function avoidHalfCharacter(text: string, position: number): number {
  const code = text.charCodeAt(position);
  return code >= 0xdc00 && code <= 0xdfff ? position - 1 : position;
}

/** A snippet that would begin inside a Latin word begins after it. */
function skipHalfWord(text: string, start: number, latest: number): number {
  if (start === 0) return start;
  const rest = /^\w+/.exec(text.slice(start, latest))?.[0].length ?? 0;
  return /\w/.test(text.charAt(start - 1)) && start + rest < latest ? start + rest : start;
}

/**
 * The stretch of at most 50 characters in which most of the terms stand, the first of several; the beginning of the text
 * when none does. Dots stand for what is left out and are not counted.
 */
export function snippetOf(text: string, terms: readonly string[]): MarkedText {
  const marks = findMarks(text, terms);
  let best = 0;
  let bestVariety = 0;
  marks.forEach((_, index) => {
    const found = variety(text, marks, index);
    if (found > bestVariety) [best, bestVariety] = [index, found];
  });
  const latest = Math.max(0, text.length - snippetLength);
  const mark = marks[best]?.[0] ?? 0;
  const wanted = Math.max(0, Math.min(latest, mark - lead));
  const start = avoidHalfCharacter(text, skipHalfWord(text, wanted, mark));
  const end = avoidHalfCharacter(text, Math.min(text.length, start + snippetLength));
  const before = start > 0 ? ellipsis : '';
  const offset = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? ellipsis : ''}`,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Range => [from + offset, to + offset]),
  };
}
