import { on } from './on';
import { store } from './storage';

/** Holds `light` or `dark`, nothing for what the system says; the inline script of the page and React read it, too. */
const storageKey = 'theme';

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

/** React hears of the choice as it hears of one in another window: by the event of the storage. */
function tellReact(newValue: string | null): void {
  try {
    dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue, storageArea: localStorage }));
  } catch {
    // Without storage React does not listen; the attributes say what holds.
  }
}

function choose(choice: Choice): void {
  const { dataset } = document.documentElement;
  const isSystem = offersSystemMode && choice === 'system';
  dataset['theme'] = isSystem ? systemMode() : choice;
  dataset['themeChoice'] = choice;
  const stored = isSystem ? null : choice;
  store(storageKey, stored);
  showChoice();
  tellReact(stored);
}

/** The toggle of the colour mode, as `ColorModeToggle` writes it: before React, while it starts, and after. */
export function handleColourMode(): void {
  showChoice();
  on('click', '[data-colour-toggle]', () => choose(nextChoice()));
}
