import { cleanLine } from '../../messages/cleanLine';
import { isMessage, patternOfQuoted, type MessagePattern } from '../../messages/pattern';

/** What a filter compares of a row. */
export interface Row {
  /** Everything that it says, in lower case. */
  text: string;
  /** The messages that it quotes. */
  messages: readonly MessagePattern[];
}

/** Never the same. */
const address = /https?:\/\/\S+/g;

/**
 * @param text everything that a row says
 * @param quoted the messages in it, as they are written
 */
export function rowOf(text: string, quoted: readonly string[]): Row {
  return {
    text: text.toLowerCase(),
    messages: quoted.flatMap((message) => patternOfQuoted(message) ?? []),
  };
}

/** Whether a row has every word of what the reader has typed, or quotes the message that he has pasted. */
export function matches({ text, messages }: Row, typed: string): boolean {
  const line = cleanLine(typed);
  const words = line.replaceAll(address, ' ').split(' ').filter(Boolean);
  return words.every((word) => text.includes(word)) || messages.some((message) => isMessage(line, message));
}
