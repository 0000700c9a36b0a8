import { readStored } from '../../pageScript/storage';

/** What a key of its own does. */
export type Shortcut = 'previous' | 'next' | 'help' | 'search';

/** By character; an input method for Chinese gives the full-width ones. */
const shortcuts: Readonly<Record<string, Shortcut>> = {
  '[': 'previous',
  '【': 'previous',
  ']': 'next',
  '】': 'next',
  '?': 'help',
  '？': 'help',
  '/': 'search',
};

type Key = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'repeat' | 'defaultPrevented'
>;

/** @returns what the key asks for, wherever the reader is; nothing with modifiers, while composing and while held down */
export function shortcutOf(event: Key): Shortcut | undefined {
  const { altKey, ctrlKey, metaKey, isComposing, repeat, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || isComposing || repeat || defaultPrevented) return undefined;
  return shortcuts[event.key];
}

/** Present in storage when the reader wants no shortcuts of one character, which speech input types by accident. */
export const offKey = 'reading.shortcuts.off';

export function hasNoShortcuts(): boolean {
  return readStored(offKey) !== null;
}
