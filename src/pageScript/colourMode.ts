import { on } from './on';
import { store } from './storage';

/** Holds `light` or `dark`, nothing for what the system says; the inline script of the page and React read it, too. */
const storageKey = 'theme';

type Choice = 'light' | 'dark' | 'system';

const nextChoice: Readonly<Record<string, Choice>> = { system: 'light', light: 'dark', dark: 'system' };

function systemMode(): Choice {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Says on every toggle what is chosen, in the words that it brings along. */
function showChoice(): void {
  const choice = document.documentElement.dataset['themeChoice'] ?? '';
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-colour-toggle]')) {
    const mode = toggle.dataset[choice];
    if (mode === undefined) continue;
    toggle.title = mode;
    toggle.setAttribute('aria-label', toggle.dataset['label']?.replace('{mode}', mode) ?? mode);
  }
}

/** React hears of the choice as it hears of one in another window: by the event of the storage. */
function tellReact(newValue: string | null): void {
  try {
    const { href: url } = location;
    dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue, url, storageArea: localStorage }));
  } catch {
    // Without storage React does not listen; the attributes say what holds.
  }
}

function choose(choice: Choice): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = choice === 'system' ? systemMode() : choice;
  dataset['themeChoice'] = choice;
  const stored = choice === 'system' ? null : choice;
  store(storageKey, stored);
  showChoice();
  tellReact(stored);
}

/** The toggle of the colour mode, as `ColorModeToggle` writes it: before React, while it starts, and after. */
export function handleColourMode(): void {
  showChoice();
  on('click', '[data-colour-toggle]', (toggle) => {
    const { theme, themeChoice = '' } = document.documentElement.dataset;
    const other = theme === 'dark' ? 'light' : 'dark';
    choose(toggle.dataset['colourToggle'] === 'system' ? (nextChoice[themeChoice] ?? other) : other);
  });
}
