import { categoryOf, handOverCategories, toggleCategory } from './categories';
import { openDrawer } from './drawer';
import { applicationEvent } from './events';
import { closest } from './on';
import { hasApplication } from './start';

/** What works by itself, with what stands in it, React or not; in the text of a page, all but its islands. */
const ownParts =
  '[data-island],[data-body],[data-copy],[data-wrap],[data-colour-toggle],[data-announcement],[role=search]';

const toggled = new Set<HTMLElement>();
const held: HTMLElement[] = [];

/** The island itself does what was pressed, once it is there; later presses it hears. */
function remember(island: HTMLElement, control: HTMLElement): void {
  const index = [...island.querySelectorAll<HTMLElement>('button')].indexOf(control);
  island.dataset['pressed'] = String(index);
}

function handle(event: MouseEvent): void {
  const control = closest(event.target, '#__docusaurus :is(button,[role=button])');
  if (!control) return;
  const part = control.closest<HTMLElement>(ownParts);
  if (part?.dataset['island']) remember(part, control);
  if (part || hasApplication()) return;
  // React, which may be about to come, must not answer as well.
  event.preventDefault();
  event.stopPropagation();
  const category = categoryOf(control);
  if (control.matches('.navbar__toggle')) openDrawer(control);
  else if (category) {
    toggleCategory(category);
    toggled.add(category);
  } else held.push(control);
}

function handOver(): void {
  handOverCategories(toggled);
  for (const control of held.splice(0)) if (control.isConnected) control.click();
}

/**
 * Presses of React's buttons before React is there: the drawer and the categories of the sidebar answer at once, every
 * other press is kept, and done once when React can answer it.
 */
export function handleEarlyClicks(): void {
  // Before React's own listener, which is on its container.
  addEventListener('click', handle, true);
  document.addEventListener(applicationEvent, handOver);
}
