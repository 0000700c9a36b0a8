/** What a filter compares of a row. */
export interface Row {
  /** Everything that it says, in lower case. */
  text: string;
  /** The messages that it quotes, as they are written. */
  messages: readonly string[];
}

/** What stands for something else in a quoted message: `x`, `URL`, `<应用名>`, `…`, places in a file. */
const variable = /\b(?:x|y|URL)\b|<[^<>]+>|\.\.\.|…|\d+(?::\d+)+/;

/** Fewer letters of a message are found in too many lines. */
const leastLetters = 8;

/** What the console writes before a message, and addresses, which are never the same. */
const noise = /uncaught|\(in promise\)|\[garfish warning\]:?|https?:\/\/\S+|\b\w*error:/g;

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The parts of a message that are the same every time, in order. */
function fixedParts(message: string): string[] {
  return message
    .split(variable)
    .map((part) => normalize(part).replaceAll(/^["'\s]+|["'\s]+$/g, ''))
    .filter((part) => part !== '');
}

/** Whether a line of the console is this message, with any names in it. */
function isQuoted(line: string, message: string): boolean {
  const parts = fixedParts(message);
  if (parts.join('').length < leastLetters) return normalize(message) === line;
  let from = 0;
  return parts.every((part) => {
    const at = line.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

/** Whether a row has every word of what the reader has typed, or quotes the message that he has pasted. */
export function matches({ text, messages }: Row, typed: string): boolean {
  const line = normalize(typed);
  const words = line.replaceAll(noise, ' ').split(' ').filter(Boolean);
  return words.every((word) => text.includes(word)) || messages.some((message) => isQuoted(line, message));
}
