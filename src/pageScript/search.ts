import { hasApplication } from './start';

function input(): HTMLInputElement | null {
  return document.querySelector('[role=search] input');
}

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
function showFocus({ type, target }: Event): void {
  if (hasApplication() || !(target instanceof Element) || target !== input()) return;
  target.closest('[role=search] > *')?.toggleAttribute('data-open', type === 'focusin');
}

/** The search box before React: the shortcuts lead into it, and on phones it opens. */
export function handleSearch(): void {
  document.addEventListener('keydown', (event) => {
    if (hasApplication() || !isShortcut(event)) return;
    event.preventDefault();
    input()?.select();
  });
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, showFocus);
  const shortcut = isMac() ? document.querySelector('[role=search] kbd') : null;
  if (shortcut) shortcut.textContent = '⌘ K';
}
