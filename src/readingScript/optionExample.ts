import { translate } from '@docusaurus/Translate';
import { on } from '../pageScript/on';

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

/** Lights what is read: the row in the upper part of the window. */
export function followRows(list: HTMLElement, rows: readonly HTMLElement[]): void {
  if (!list.querySelector('.option-example')) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (entry) light(entry.target as HTMLElement);
    },
    { rootMargin: '-25% 0px -70%' },
  );
  for (const row of rows) observer.observe(row);
}

function tableOfContents(): HTMLElement | null | undefined {
  return document.querySelector('.table-of-contents')?.parentElement;
}

function show(button: Element, isShown: boolean): void {
  tableOfContents()?.classList.toggle(raisedClass, isShown);
  button.setAttribute('aria-expanded', String(isShown));
}

/** The example covers the table of contents: a button brings it to the front. */
export function addContents(list: HTMLElement): void {
  const example = list.querySelector('.option-example .theme-code-block');
  const contents = tableOfContents();
  if (!example || !contents) return;
  contents.classList.add(coveredClass);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'contents-button';
  button.setAttribute('aria-expanded', 'false');
  button.textContent = translate({
    id: 'options.example.contents',
    message: '本页',
    description: 'Button that shows the table of contents in front of the example',
  });
  example.append(button);
}

function hideContents(): void {
  for (const button of document.querySelectorAll('.contents-button[aria-expanded="true"]')) show(button, false);
}

/** What the example does beside its list of options. */
export function handleExample(): void {
  on('pointerover', '.beside section > div', light);
  on('focusin', '.beside section > div', light);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.contents-button') : null;
    const isShown = button?.getAttribute('aria-expanded') === 'true';
    hideContents();
    if (button) show(button, !isShown);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideContents();
  });
}
