/** Time for which a copy button says how it went. */
const confirmationMs = 1000;

function buttonOf(event: Event, selector: string): HTMLButtonElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLButtonElement>(selector) : null;
}

function codeOf(element: Element): HTMLElement | null | undefined {
  return element.closest('.theme-code-block')?.querySelector<HTMLElement>('pre');
}

/** The browser refuses outside of https, and may refuse anywhere: what is selected can be copied by hand. */
function copyText(code: HTMLElement): Promise<boolean> {
  // The type does not know of insecure pages.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copying = clipboard?.writeText(code.textContent) ?? Promise.reject(new Error('no clipboard'));
  return copying.then(
    () => true,
    () => {
      getSelection()?.selectAllChildren(code);
      return false;
    },
  );
}

async function copyFrom(button: HTMLButtonElement): Promise<void> {
  const code = codeOf(button);
  if (!code || button.dataset['copy']) return;
  const label = button.title;
  const say = (state: string, text: string | undefined = label): void => {
    button.dataset['copy'] = state;
    button.setAttribute('aria-label', text);
    button.title = text;
  };
  const isCopied = await copyText(code);
  say(
    isCopied ? 'copied' : 'failed',
    isCopied ? button.dataset['copiedLabel'] : button.dataset['failedLabel'],
  );
  setTimeout(() => say(''), isCopied ? confirmationMs : 5 * confirmationMs);
}

function wrap(button: HTMLButtonElement): void {
  const isWrapped = codeOf(button)?.toggleAttribute('data-wrapped') ?? false;
  button.setAttribute('aria-pressed', String(isWrapped));
}

/** Only lines that do not fit can be wrapped, or have been. */
function showWrapButton(event: Event): void {
  const block = event.target instanceof Element ? event.target.closest('.theme-code-block') : null;
  const code = block?.querySelector('pre');
  const button = block?.querySelector<HTMLButtonElement>('[data-wrap]');
  if (!code || !button) return;
  button.hidden = code.scrollWidth <= code.clientWidth && !code.hasAttribute('data-wrapped');
}

/** The buttons of blocks of code, as `CodeFrame` writes them. */
export function handleCode(): void {
  document.addEventListener('click', (event) => {
    const copyButton = buttonOf(event, '[data-copy]');
    if (copyButton) void copyFrom(copyButton);
    const wrapButton = buttonOf(event, '[data-wrap]');
    if (wrapButton) wrap(wrapButton);
  });
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, showWrapButton);
}
