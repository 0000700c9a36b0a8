import { cleanLine, isFrame, stripLine } from './cleanLine';
import type { DecoderEntry } from './entries';
import { isMessage, patternOfQuoted, type MessagePattern } from './pattern';

/** More of what is pasted is not read; nor is more of a line, or more lines. */
export const mostCharacters = 200_000;
const mostLines = 5_000;
const mostOfLine = 1_000;

interface Known {
  pattern: MessagePattern;
  entry: DecoderEntry;
}

/** An entry that the text has a message of, with the line where it stands first. */
export interface Found {
  entry: DecoderEntry;
  line: string;
}

/** Recognises messages in what a reader has pasted. */
export class Decoder {
  private readonly known: readonly Known[];

  constructor(entries: readonly DecoderEntry[]) {
    const known = entries.flatMap((entry) =>
      entry.messages.flatMap((message): Known[] => {
        const pattern = patternOfQuoted(message);
        return pattern ? [{ pattern, entry }] : [];
      }),
    );
    // Of several that a line is, the one that says most; of equals the first entry.
    this.known = known.sort(
      ({ pattern: a }, { pattern: b }) =>
        b.letters - a.letters || Number(b.endsWithStop) - Number(a.endsWithStop),
    );
  }

  /** The entries of a text, each once, in the order of the text: what comes later is often a consequence. */
  decode(text: string): Found[] {
    const found = new Map<string, Found>();
    const lines = linesOf(text);
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1] ?? '';
      // A message can go on in the next line, as `Invalid domGetter:` does; what the next one says by itself is not of this.
      const entry = this.entryOf(line) ?? (this.entryOf(next) ? undefined : this.entryOf(`${line} ${next}`));
      if (entry && !found.has(entry.place)) found.set(entry.place, { entry, line: stripLine(line) });
    }
    return [...found.values()];
  }

  private entryOf(line: string): DecoderEntry | undefined {
    const message = cleanLine(line);
    if (message === '') return undefined;
    return this.known.find(({ pattern }) => isMessage(message, pattern))?.entry;
  }
}

/** The lines that can be messages: no frames of a stack. */
function linesOf(text: string): string[] {
  return text
    .slice(0, mostCharacters)
    .split(/[\r\n\u2028\u2029]+/, mostLines)
    .map((line) => line.slice(0, mostOfLine))
    .filter((line) => /\p{L}/u.test(line) && !isFrame(line));
}

const complaint = /error|warn|fail|cannot|can't|invalid|not |undefined|报错|警告|失败/i;
const longestWords = 80;

/** What to search for when nothing was recognised: the first line that complains, without its dress. */
export function searchWords(text: string): string {
  const lines = linesOf(text);
  return stripLine(lines.find((line) => complaint.test(line)) ?? lines[0] ?? '').slice(0, longestWords);
}
