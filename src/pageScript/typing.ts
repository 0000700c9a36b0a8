import { closest } from './on';

/** Whether an event of a key goes into a field: it is what the reader types, and no shortcut. */
export function isTypedInto(event: Event): boolean {
  // The editor stands in a shadow root, and `target` names only its host.
  return Boolean(closest(event.composedPath()[0], 'input,textarea,select,[contenteditable]'));
}
