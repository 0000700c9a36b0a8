import { colorThemes, type ColorTheme } from '../protocol';
import { listenToPage } from './page';

function show(theme: ColorTheme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Shows the theme named in the query (`?theme=dark`), else the system's, and follows the page from then on. */
export function followTheme(): void {
  const named = new URLSearchParams(location.search).get('theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  show(colorThemes.find((theme) => theme === named) ?? system);
  listenToPage((message) => {
    if (message.type === 'theme') show(message.theme);
  });
}
