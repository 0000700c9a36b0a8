import { withEachBody } from '../../pageScript/events';
import { closest, holds, on } from '../../pageScript/on';
import { placeCard } from './cardPlace';
import { element } from '../element';

/** How long the pointer rests on an element before its card shows, and may be away before it goes. */
const restMs = 350;
const leaveMs = 200;

/** What the card of an element says; nothing for no card. */
type Content = readonly Node[] | undefined;

export interface CardSource {
  /** The elements that have a card. */
  selector: string;
  contentOf: (element: HTMLElement) => Content | Promise<Content>;
  /** Whether a tap or a click shows the card, too. */
  byClick?: true;
}

let card: HTMLElement | undefined;
/** Whose card is shown, or about to be. */
let owner: HTMLElement | undefined;
let timer = 0;

function hide(): void {
  clearTimeout(timer);
  owner?.removeAttribute('aria-describedby');
  owner = undefined;
  if (card) card.hidden = true;
}

function hideSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(hide, leaveMs);
}

/** What lies over the upper edge of the window. */
function navbarBottom(): number {
  return document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
}

function show(around: HTMLElement, content: Content): void {
  if (around !== owner || !card || !content) return;
  card.replaceChildren(...content);
  card.hidden = false;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { offsetWidth, offsetHeight } = card;
  const { left, top } = placeCard(
    around.getBoundingClientRect(),
    { width: offsetWidth, height: offsetHeight },
    { width, height },
    Math.max(0, navbarBottom()),
  );
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${top + scrollY}px`;
  around.setAttribute('aria-describedby', card.id);
}

async function load(around: HTMLElement, contentOf: CardSource['contentOf']): Promise<void> {
  const content = contentOf(around);
  // At once where that can be: what has got the focus is described when it is read out.
  show(around, content instanceof Promise ? await content : content);
}

function claim(around: HTMLElement): boolean {
  clearTimeout(timer);
  if (around === owner) return false;
  hide();
  owner = around;
  return true;
}

/** Gives elements a card that shows below them while they are pointed at or have the focus. */
export function addCards({ selector, contentOf, byClick }: CardSource): void {
  on('pointerover', selector, (around, event) => {
    if (event.pointerType === 'touch' || !claim(around)) return;
    timer = window.setTimeout(() => void load(around, contentOf), restMs);
  });
  on('pointerout', selector, (around, { relatedTarget }) => {
    if (around === owner && !holds(around, relatedTarget)) hideSoon();
  });
  on('focusin', selector, (around) => {
    if (around.matches(':focus-visible') && claim(around)) void load(around, contentOf);
  });
  on('focusout', selector, hide);
  on('click', selector, (around) => {
    if (!byClick) hide();
    else if (claim(around) || card?.hidden) void load(around, contentOf);
  });
}

/** The card itself: it can be pointed at, and goes with Escape, a press elsewhere and another page. */
export function addCard(): void {
  card = element('div', 'reading-card');
  card.id = 'reading-card';
  card.hidden = true;
  card.setAttribute('role', 'tooltip');
  card.addEventListener('pointerenter', () => clearTimeout(timer));
  card.addEventListener('pointerleave', hideSoon);
  document.body.append(card);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  on('pointerdown', 'body', (_body, { target }) => {
    if (!holds(owner, target) && !closest(target, '.reading-card')) hide();
  });
  withEachBody(hide);
  // Also to a page without a body.
  addEventListener('popstate', hide);
}
