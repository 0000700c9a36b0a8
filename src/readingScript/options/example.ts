import { translate } from '@docusaurus/Translate';
import { closest, on } from '../../pageScript/on';
import { element } from '../element';

const litClass = 'lit';
const coveredClass = 'covered';
const raisedClass = 'raised';

/** Lights the lines of the example that set the option of a row, if there are any. */
function light(row: HTMLElement): void {
  const example = row.closest('.options')?.querySelector('.option-example');
  const name = row.querySelector('[id]');
  if (!example || !name) return;
  for (const line of example.querySelectorAll(`.${litClass}`)) line.classList.remove(litClass);
  const line = example.querySelector(`a[href="#${name.id}"]`)?.closest<HTMLElement>('.linked');
  const code = line?.closest('pre');
  if (!line || !code) return;
  line.classList.add(litClass);
  // The code may scroll on its own; the page stays where it is.
  code.scrollTop = line.offsetTop - code.clientHeight / 2;
}

/** Lights what is read: the row in the upper part of the window, unless the keyboard is in another. */
export function followRows(list: HTMLElement, rows: readonly HTMLElement[]): void {
  if (!list.querySelector('.option-example')) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const row = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      const hasFocus = list.querySelector('section :focus-visible') !== null;
      if (row instanceof HTMLElement && !hasFocus) light(row);
    },
    { rootMargin: '-25% 0px -70%' },
  );
  for (const row of rows) observer.observe(row);
}

/** That of wide windows. */
function tableOfContents(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.thin-scrollbar > .table-of-contents')?.parentElement ?? null;
}

function show(button: HTMLElement, isShown: boolean): void {
  const contents = tableOfContents();
  contents?.classList.toggle(raisedClass, isShown);
  button.setAttribute('aria-expanded', String(isShown));
  if (isShown) contents?.querySelector('a')?.focus();
  // A table that has the focus stays in front.
  else if (contents?.contains(document.activeElement) === true) button.focus();
}

/** The example covers the table of contents: a button brings it to the front. */
export function addContents(list: HTMLElement): void {
  const example = list.querySelector('.option-example .theme-code-block');
  const contents = tableOfContents();
  if (!example || !contents) return;
  contents.classList.add(coveredClass);
  const label = translate({
    id: 'options.example.contents',
    message: '本页',
    description: 'Button that shows the table of contents in front of the example',
  });
  const button = element('button', 'contents-button', label);
  button.setAttribute('aria-expanded', 'false');
  example.append(button);
}

function hideContents(): void {
  const button = document.querySelector<HTMLElement>('.contents-button[aria-expanded="true"]');
  if (button) show(button, false);
}

/** What the example does beside its list of options. */
export function handleExample(): void {
  on('pointermove', '.beside section > div', (row, { movementX, movementY }) => {
    // Rows also come to lie below a pointer at rest.
    if (movementX !== 0 || movementY !== 0) light(row);
  });
  on('focusin', '.beside section > div', light);
  document.addEventListener('click', ({ target }) => {
    hideContents();
    const button = closest(target, '.contents-button');
    if (button) show(button, true);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideContents();
  });
}
