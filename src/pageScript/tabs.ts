import { withEachBody } from './events';
import { on } from './on';
import { readStored, store } from './storage';

/** Followed by the name of the group; the value is the chosen tab's. */
const storagePrefix = 'docusaurus.tab.';

const activeClass = 'tabs__item--active';

const tabSelector = '[data-tabs] [role=tab]';

interface TabGroup {
  /** Empty for tabs that go with no other. */
  name: string;
  tabs: HTMLElement[];
  panels: HTMLElement[];
}

function childrenOf(element: Element | null): HTMLElement[] {
  return [...(element?.children ?? [])] as HTMLElement[];
}

/** Of the element that `Tabs` writes: the list of tabs, then their panels in the same order. */
function readGroup(container: HTMLElement): TabGroup {
  return {
    name: container.dataset['tabs'] ?? '',
    tabs: childrenOf(container.firstElementChild),
    panels: childrenOf(container.lastElementChild),
  };
}

function select({ tabs, panels }: TabGroup, value: string | undefined): void {
  // Tabs of a group need not all have the same choices.
  if (!tabs.some((tab) => tab.dataset['value'] === value)) return;
  for (const [index, tab] of tabs.entries()) {
    const isSelected = tab.dataset['value'] === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle(activeClass, isSelected);
    panels[index]?.toggleAttribute('hidden', !isSelected);
  }
}

function groups(): TabGroup[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map(readGroup);
}

function restoreChoices(): void {
  for (const group of groups()) {
    const choice = group.name && readStored(storagePrefix + group.name);
    if (choice) select(group, choice);
  }
}

function choose(tab: HTMLElement): void {
  const container = tab.closest<HTMLElement>('[data-tabs]');
  const { value } = tab.dataset;
  if (!container || value === undefined) return;
  const own = readGroup(container);
  const before = tab.getBoundingClientRect().top;
  if (!own.name) {
    select(own, value);
    return;
  }
  for (const group of groups()) if (group.name === own.name) select(group, value);
  store(storagePrefix + own.name, value);
  // Others of the group may stand above, and have become longer or shorter.
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** The arrow keys choose the tab beside it, and go around. With others they are the browser's: back and forward. */
function handleKey(tab: HTMLElement, { key, altKey, metaKey }: KeyboardEvent): void {
  const tabs = childrenOf(tab.parentElement);
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length);
  if (!step || !next || altKey || metaKey) return;
  choose(next);
  next.focus();
}

/** Tabs as `src/theme/Tabs` writes them: their choices are stored, and hold for every group of the same name. */
export function handleTabs(): void {
  withEachBody(restoreChoices);
  // Another window of this browser has chosen, or a later page before the reader came back: `colourMode.ts` tells.
  addEventListener('storage', restoreChoices);
  on('click', tabSelector, choose);
  on('keydown', tabSelector, handleKey);
}
