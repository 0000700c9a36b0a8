import { translate } from '@docusaurus/Translate';
import { withEachBody } from '../../pageScript/events';
import { closest, on } from '../../pageScript/on';
import { element } from '../element';
import { notify } from '../notice';
import { showProof } from './proofDialog';

const countSelector = '.fact-count';
const shownClass = 'fact-shown';
const arrivedClass = 'fact-arrived';
const pinnedClass = 'fact-pinned';

/** The proven sentences of the section that stands below a count. */
function sentencesOf(count: HTMLElement): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(`${countSelector}, .fact`)];
  const following = all.slice(all.indexOf(count) + 1);
  const next = following.findIndex((each) => each.matches(countSelector));
  return next === -1 ? following : following.slice(0, next);
}

function countBefore(sentence: HTMLElement): HTMLAnchorElement | undefined {
  const isBefore = (count: Element): boolean =>
    (count.compareDocumentPosition(sentence) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...document.querySelectorAll<HTMLAnchorElement>(countSelector)].filter(isBefore).at(-1);
}

function isPinned(count: HTMLElement): boolean {
  return count.getAttribute('aria-expanded') === 'true';
}

function show(count: HTMLElement, isShown: boolean): void {
  for (const sentence of sentencesOf(count)) sentence.classList.toggle(shownClass, isShown);
}

function showUnlessPinned(isShown: boolean) {
  return (count: HTMLElement): void => {
    if (!isPinned(count)) show(count, isShown);
  };
}

function open(sentence: HTMLElement): void {
  const count = countBefore(sentence);
  if (!count) return;
  // Where the focus comes back to.
  sentence.querySelector('button')?.focus({ preventScroll: true });
  showProof(sentence, count.pathname);
}

/** The way to a proof by the keyboard, and the sign that there is one. */
function addButton(sentence: HTMLElement): void {
  const button = element('button', 'fact-proof');
  button.type = 'button';
  const label = translate({
    id: 'reading.facts.proof',
    message: '看证明',
    description: 'Name of the button after a proven sentence that shows its proof',
  });
  button.setAttribute('aria-label', label);
  sentence.append(button);
}

/** Marks the sentences of a section, until it is pressed again. */
function pin(count: HTMLElement): void {
  const willBePinned = !isPinned(count);
  count.setAttribute('aria-expanded', String(willBePinned));
  count.classList.toggle(pinnedClass, willBePinned);
  show(count, willBePinned);
  for (const sentence of sentencesOf(count)) {
    if (willBePinned) addButton(sentence);
    else sentence.querySelector(':scope > .fact-proof')?.remove();
  }
  if (!willBePinned) return;
  notify(
    translate({
      id: 'reading.facts.pinned',
      message: '已标出这一节验证过的句子，点一句看它的证明',
      description: 'Shown once the proven sentences of a section are marked',
    }),
  );
}

function handleClick(event: MouseEvent): void {
  const count = closest(event.target, countSelector);
  if (count && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    pin(count);
    return;
  }
  const sentence = closest(event.target, `.${shownClass}`);
  const isForItself = !closest(event.target, 'a') && getSelection()?.isCollapsed !== false;
  if (sentence && isForItself) open(sentence);
}

/** Marks the sentence that the address names: a list of facts leads to it. */
function markArrival(): void {
  document.querySelector(`.${arrivedClass}`)?.classList.remove(arrivedClass);
  const target = document.getElementById(location.hash.slice(1));
  if (target?.matches('.fact')) target.classList.add(arrivedClass);
}

/** Marks the links as what opens something here. */
function prepareCounts(): void {
  for (const count of document.querySelectorAll(`${countSelector}:not([aria-expanded])`)) {
    count.setAttribute('aria-expanded', 'false');
  }
  markArrival();
}

/**
 * The counts of proven sentences beside headings, as `FactCount` writes them: turning to one marks the sentences of its
 * section, pressing it keeps them marked, and each then shows its proof.
 */
on('pointerover', countSelector, showUnlessPinned(true));
on('pointerout', countSelector, showUnlessPinned(false));
on('focusin', countSelector, showUnlessPinned(true));
on('focusout', countSelector, showUnlessPinned(false));
// Before the links of a document, which would go to the list of facts.
document.addEventListener('click', handleClick, true);
withEachBody(prepareCounts);
addEventListener('hashchange', markArrival);
// What the reader has turned to, for this script to come.
const current = document.querySelector<HTMLElement>(`${countSelector}:is(:hover, :focus)`);
if (current) show(current, true);
