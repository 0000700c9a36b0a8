import { inOneWording, stripLine } from './cleanLine';

/** What stands for something else in a message as the pages quote it: `x`, `URL`, `<应用名>`, `…`, numbers, places in a file. */
const variable = /\.\/x\.js|-?\b(?:x|y|URL)\b|<[^<>]+>|\.\.\.|…|#?\b\d+(?::\d+)*/g;

/** A value at the end, as JavaScript prints it: another one can stand there. */
const value = /^(.*\S)\s*"?\b(?:undefined|null|number|object)\b"?\.?$/s;
const anyValue =
  /^\s*"?(?:undefined|null|nan|true|false|number|object|string|function|boolean|symbol|\d+|\[object \w+\]|""|$)/;

/** A message with fewer letters, or words, is only recognised when it is the whole line. */
const leastLetters = 14;
const leastWords = 3;

/** How a message of the pages is recognised. */
export interface MessagePattern {
  /** Its text, as it is compared. */
  text: string;
  /** The parts that are the same every time, in order. */
  parts: readonly string[];
  /** Whether a line may have more in front of it and behind it. */
  isLoose: boolean;
  beginsFixed: boolean;
  endsFixed: boolean;
  endsWithValue: boolean;
  /** A full stop behind what is different every time: the only difference between two messages. */
  endsWithStop: boolean;
  /** Letters of its fixed parts: of two that are recognised, the longer one is meant. */
  letters: number;
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\d]/gu)?.length ?? 0;
}

/** What stands between what is variable, as it is compared. */
function piecesOf(message: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: found, index } of message.matchAll(variable)) {
    // Part of a name, `micro-x`, or the number of an error, `#299`.
    if (/^[-#]/.test(found)) continue;
    pieces.push(message.slice(start, index));
    start = index + found.length;
  }
  return [...pieces, message.slice(start)].map(normalize);
}

/** The pattern of a message; nothing of one that is all variable. */
export function patternOf(quoted: string): MessagePattern | undefined {
  const message = inOneWording(quoted);
  const [, head] = value.exec(message) ?? [];
  const endsWithValue = head !== undefined && lettersOf(head) >= leastWords * 2;
  const pieces = piecesOf(endsWithValue ? head : message);
  const parts = pieces.filter((part) => lettersOf(part) > 0 || part.length > 1);
  const letters = parts.reduce((sum, part) => sum + lettersOf(part), 0);
  if (letters < 3) return undefined;
  const words = parts
    .join(' ')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1).length;
  return {
    text: normalize(message),
    parts,
    isLoose: letters >= leastLetters && words >= leastWords,
    beginsFixed: pieces[0] === parts[0],
    endsFixed: !endsWithValue && pieces.at(-1) === parts.at(-1),
    endsWithValue,
    endsWithStop: !endsWithValue && pieces.at(-1) === '.',
    letters,
  };
}

/** That of a message as a page quotes it: with what consoles put in front of it, or without. */
export function patternOfQuoted(quoted: string): MessagePattern | undefined {
  return patternOf(stripLine(quoted) || quoted);
}

/** A part that begins or ends with a letter does not stand inside a word. */
function indexOfPart(line: string, part: string, from: number): number {
  for (let at = line.indexOf(part, from); at >= 0; at = line.indexOf(part, at + 1)) {
    const before = /^\w/.test(part) ? line.charAt(at - 1) : '';
    const after = /\w$/.test(part) ? line.charAt(at + part.length) : '';
    if (!/\w/.test(before) && !/\w/.test(after)) return at;
  }
  return -1;
}

/** Whether a line, as `cleanLine` gives it, is this message, with any names in it. */
export function isMessage(line: string, pattern: MessagePattern): boolean {
  let from = 0;
  for (const [index, part] of pattern.parts.entries()) {
    const at = indexOfPart(line, part, from);
    if (at < 0 || (index === 0 && at > 0 && pattern.beginsFixed && !pattern.isLoose)) return false;
    from = at + part.length;
  }
  const rest = line.slice(from);
  if (pattern.endsWithStop && !rest.endsWith('.')) return false;
  if (pattern.endsWithValue) return anyValue.test(rest);
  return pattern.isLoose || !pattern.endsFixed || /^[\s.:;,]*$/.test(rest);
}
