import { on } from './on';
import { hasApplication } from './start';

const fieldSelector = '[role=search] input';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** As `useShortcut` has it. */
function isShortcut({ key, altKey, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey || shiftKey) return false;
  if (key === '/') return !metaKey && !ctrlKey && !isTyping(target);
  return (isMac() ? metaKey : ctrlKey) && key.toLowerCase() === 'k';
}

/** Shows the box as open while the focus is in it; what is typed there stays when React comes. */
function showFocus(field: HTMLElement, { type }: Event): void {
  if (!hasApplication()) field.closest('[role=search] > *')?.toggleAttribute('data-open', type === 'focusin');
}

/** The search box before React: the shortcuts lead into it, and on phones it opens. */
export function handleSearch(): void {
  document.addEventListener('keydown', (event) => {
    if (hasApplication() || !isShortcut(event)) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>(fieldSelector)?.select();
  });
  on('focusin', fieldSelector, showFocus);
  on('focusout', fieldSelector, showFocus);
  const shortcut = isMac() ? document.querySelector('[role=search] kbd') : null;
  if (shortcut) shortcut.textContent = '⌘ K';
}
