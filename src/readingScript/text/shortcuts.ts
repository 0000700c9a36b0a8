import { removeStored, store } from '../../pageScript/storage';
import { isTypedInto } from '../../pageScript/typing';
import { element } from '../element';
import { hasNoShortcuts, offKey, shortcutOf } from './shortcutKey';
import { createShortcutSheet, sheetTitle } from './shortcutSheet';

let sheet: HTMLDialogElement | undefined;

/** When it closes, the browser gives the focus back to where it was. */
function openSheet(): void {
  sheet ??= createShortcutSheet(!hasNoShortcuts(), (on) => (on ? removeStored(offKey) : store(offKey, '')));
  sheet.showModal();
}

function follow(direction: 'prev' | 'next'): void {
  document.querySelector<HTMLElement>(`.pagination-nav__link--${direction}`)?.click();
}

function handleKey(event: KeyboardEvent): void {
  const shortcut = shortcutOf(event);
  if (!shortcut || isTypedInto(event)) return;
  // Not the page's own handler of `/` either.
  if (hasNoShortcuts() || document.querySelector('dialog[open],[role=dialog]')) event.stopPropagation();
  else if (shortcut === 'help') openSheet();
  else if (shortcut !== 'search') follow(shortcut === 'next' ? 'next' : 'prev');
}

/** Below the footer: the page around it is React's. */
function addButton(): void {
  const button = element('button', '', sheetTitle());
  button.addEventListener('click', openSheet);
  document.body.append(element('div', 'reading-footer', button));
}

/** Keys without a modifier: `[` and `]` turn pages, `?` says which there are. */
export function handleShortcuts(): void {
  addButton();
  // Before the handlers on the document.
  addEventListener('keydown', handleKey, true);
}
