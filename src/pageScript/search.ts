import { on } from './on';
import { loadSearch } from './searchScript';
import { isTypedInto } from './typing';

const isMac = /Mac|iP/.test(navigator.platform);

/** Ctrl+K, Cmd+K on macOS, and `/` unless the reader is typing somewhere. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey || event.defaultPrevented || event.isComposing) return false;
  const hasModifier = isMac ? event.metaKey : event.ctrlKey;
  if (event.key === '/') return !hasModifier && !isTypedInto(event);
  return hasModifier && event.key.toLowerCase() === 'k';
}

function searchField(): HTMLInputElement | null {
  return document.querySelector('[role=search] input');
}

/**
 * The way into the search box, React or not: its shortcuts, and its own script as soon as the reader turns to it. What is
 * typed stands in the field, and is read when that script is there.
 */
export function handleSearch(): void {
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    const field = searchField();
    field?.focus();
    field?.select();
  });
  on('focusin', '[role=search]', loadSearch);
  on('pointerover', '[role=search]', loadSearch);
  // Again, where it could not be had: the network may be back.
  on('input', '[role=search]', loadSearch);
  on('click', '[data-search-close]', () => (document.activeElement as HTMLElement).blur());
  on('click', '[data-search-clear]', () => {
    const field = searchField();
    if (!field) return;
    field.value = '';
    field.focus();
    field.dispatchEvent(new Event('input'));
  });
  if (isMac) document.querySelector('[role=search] kbd')?.replaceChildren('⌘ K');
}
