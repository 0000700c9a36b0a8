import { on } from './on';

/** Time for which a copy button says how it went. */
const confirmationMs = 1000;

/** The code of the block that an element stands in. */
export function codeOf(element: Element): HTMLElement | null | undefined {
  return element.closest('.theme-code-block')?.querySelector<HTMLElement>('pre');
}

/** The browser refuses outside of https, and may refuse anywhere: what is selected can be copied by hand. */
async function copyText(code: HTMLElement): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'failed';
  }
}

async function copyFrom(button: HTMLElement): Promise<void> {
  const code = codeOf(button);
  if (!code || button.dataset['copy']) return;
  const label = button.title;
  const say = (state: string, text: string | undefined = label): void => {
    button.dataset['copy'] = state;
    button.title = text;
    button.setAttribute('aria-label', text);
  };
  const outcome = await copyText(code);
  say(outcome, button.dataset[`${outcome}Label`]);
  setTimeout(() => say(''), outcome === 'copied' ? confirmationMs : 5 * confirmationMs);
}

/** The copy buttons of blocks of code, as `CodeFrame` writes them. */
export function handleCode(): void {
  on('click', '[data-copy]', (button) => void copyFrom(button));
}
