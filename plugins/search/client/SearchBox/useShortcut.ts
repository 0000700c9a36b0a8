import { useEffect } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function isMac(): boolean {
  return ExecutionEnvironment.canUseDOM && /mac|iphone|ipad/i.test(navigator.platform);
}

/** What the reader presses, as the box shows it. */
export function shortcutLabel(): string {
  return isMac() ? '⌘ K' : 'Ctrl K';
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return false;
  if (event.key === '/') return !event.metaKey && !event.ctrlKey && !isTyping(event);
  const hasModifier = isMac() ? event.metaKey : event.ctrlKey;
  return hasModifier && event.key.toLowerCase() === 'k';
}

/** Calls back on Ctrl+K, Cmd+K on macOS, and on `/` unless the reader is typing somewhere. */
export function useShortcut(onShortcut: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      onShortcut();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onShortcut]);
}
