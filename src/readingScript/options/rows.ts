import { translate } from '@docusaurus/Translate';
import { closest, holds, on } from '../../pageScript/on';
import { narrowScreen } from '../../pageScript/width';
import { element } from '../element';

const toggleClass = 'option-toggle';

function meaningOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>(':scope > :nth-child(3)');
}

function setOpen(row: HTMLElement, isOpen: boolean): void {
  const toggle = row.querySelector(`.${toggleClass}`);
  const meaning = meaningOf(row);
  if (!toggle || !meaning) return;
  toggle.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) meaning.removeAttribute('hidden');
  // Find in page reads it, and opens it, where the browser can.
  else meaning.setAttribute('hidden', 'until-found');
}

function isOpen(row: HTMLElement): boolean {
  return row.querySelector(`.${toggleClass}`)?.getAttribute('aria-expanded') === 'true';
}

export function openRow(row: HTMLElement): void {
  setOpen(row, true);
}

function makeToggle(row: HTMLElement): HTMLButtonElement {
  const toggle = element('button', toggleClass);
  toggle.ariaLabel = translate(
    {
      id: 'options.row.toggle',
      message: '{name} 的含义',
      description: 'Name of the button that unfolds what an option means, on narrow screens',
    },
    { name: row.querySelector('[id]')?.textContent ?? '' },
  );
  return toggle;
}

/**
 * Folds what the rows mean, on narrow screens: those below the window, so that nothing moves under the reader's eyes. On
 * wider ones, and on paper, `src/css/optionTools.css` shows every row as a whole.
 */
export function foldRows(rows: readonly HTMLElement[]): void {
  if (!matchMedia(narrowScreen).matches) return;
  const below = rows.map((row) => row.getBoundingClientRect().top > innerHeight);
  for (const [index, row] of rows.entries()) {
    row.classList.add('folding');
    row.append(makeToggle(row));
    setOpen(row, below[index] === false);
    meaningOf(row)?.addEventListener('beforematch', () => openRow(row));
  }
}

/** A row is folded and unfolded anywhere but in what it means. */
export function handleRows(): void {
  on('click', '.options section > div', (row, { target }) => {
    if (holds(meaningOf(row), target)) return;
    if (closest(target, 'a')) openRow(row);
    else if (getSelection()?.isCollapsed !== false) setOpen(row, !isOpen(row));
  });
}
