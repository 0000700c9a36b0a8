import { closest } from './on';

/** Whether a key goes into a field: it is what the reader types, and no shortcut. */
export function isTypedInto(target: EventTarget | null): boolean {
  return Boolean(closest(target, 'input,textarea,select,[contenteditable]'));
}
