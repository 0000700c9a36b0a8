import { on } from './on';
import { readStored, removeStored, store } from './storage';

/** Holds `light` or `dark`, nothing for what the system says; the inline script of the page and React read it, too. */
const storageKey = 'theme';

declare global {
  interface Window {
    /** Of Docusaurus, in `plugins/page-script/template.ts`. */
    restore?: () => void;
  }
}

type Choice = 'light' | 'dark' | 'system';

/** Whether the system's mode can be chosen, too: `respectPrefersColorScheme` of the site. */
declare const offersSystemMode: boolean;

/** Where all three are offered. */
const following: Readonly<Record<string, Choice>> = { system: 'light', light: 'dark', dark: 'system' };

function nextChoice(): Choice {
  const { dataset } = document.documentElement;
  const other = dataset['theme'] === 'dark' ? 'light' : 'dark';
  return offersSystemMode ? (following[dataset['themeChoice'] ?? ''] ?? other) : other;
}

function systemMode(): Choice {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Says on every toggle what is chosen, in the words that it brings along. */
function showChoice(): void {
  const choice = document.documentElement.dataset['themeChoice'] ?? '';
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-colour-toggle]')) {
    const mode = toggle.dataset[choice];
    if (!mode) continue;
    toggle.title = mode;
    toggle.setAttribute('aria-label', toggle.dataset['label']?.replace('{mode}', mode) ?? mode);
  }
}

/** Tells of a choice as of one in another window, by the event of the storage: React hears that, and so do tabs. */
function tell(newValue: string | null): void {
  try {
    dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue, storageArea: localStorage }));
  } catch {
    // Without storage React does not listen; the attributes say what holds.
  }
}

function choose(choice: Choice): void {
  const { dataset } = document.documentElement;
  const isSystem = offersSystemMode && choice === 'system';
  if (isSystem) removeStored(storageKey);
  else store(storageKey, choice);
  tell(isSystem ? null : choice);
  // Last: what could not be stored holds, too.
  dataset['theme'] = isSystem ? systemMode() : choice;
  dataset['themeChoice'] = choice;
  showChoice();
}

/**
 * Shows what is stored: the page has done so already, unless it is not painted, as in the background. The first look into
 * the storage waits for the browser, a third of the time that the page is parsed in.
 */
function showStored(): void {
  window.restore?.();
  showChoice();
}

/** The toggle of the colour mode, as `ColorModeToggle` writes it: before React, while it starts, and after. */
export function handleColourMode(): void {
  showStored();
  on('click', '[data-colour-toggle]', () => choose(nextChoice()));
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) showStored();
  });
  // Left for a later page, where the reader may have chosen, and kept whole by the browser meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell(readStored(storageKey));
  });
}
