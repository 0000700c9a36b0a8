import { codeOf } from '../../pageScript/code';
import { on } from '../../pageScript/on';

function wrap(button: HTMLElement): void {
  const isWrapped = codeOf(button)?.classList.toggle('wrapped') === true;
  button.setAttribute('aria-pressed', String(isWrapped));
}

/** Only lines that do not fit can be wrapped, or have been. */
function showWrapButton(block: HTMLElement): void {
  const code = block.querySelector('pre');
  const button = block.querySelector<HTMLElement>('[data-wrap]');
  if (!code || !button) return;
  button.classList.add('wrap-button');
  button.hidden = code.scrollWidth <= code.clientWidth && !code.classList.contains('wrapped');
}

/** The buttons that wrap the lines of blocks of code, as `CodeFrame` writes them. */
export function handleWrap(): void {
  on('click', '[data-wrap]', wrap);
  on('pointerover', '.theme-code-block', showWrapButton);
  on('focusin', '.theme-code-block', showWrapButton);
  // The move that this script came for may have ended on a block.
  const block = document.querySelector<HTMLElement>('.theme-code-block:hover');
  if (block) showWrapButton(block);
}
