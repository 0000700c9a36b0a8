const collapsedClass = 'menu__list-item--collapsed';

/** Hides the list at once; React does so at the end of an animation. */
const collapsedAttribute = 'data-collapsed';

/** The category of the sidebar that a press collapses or expands. */
export function categoryOf(target: Element): HTMLElement | null | undefined {
  const control = target.closest('.menu__caret, .menu__link--sublist-caret');
  return control?.closest<HTMLElement>('.menu__list-item');
}

function controlOf(category: HTMLElement): HTMLElement | null {
  return category.querySelector<HTMLElement>(':scope > * > [aria-expanded]');
}

/** Collapses or expands a category without React. */
export function toggleCategory(category: HTMLElement): void {
  const isCollapsed = category.classList.toggle(collapsedClass);
  category.toggleAttribute(collapsedAttribute, isCollapsed);
  controlOf(category)?.setAttribute('aria-expanded', String(!isCollapsed));
}

/** Time for React's animation, of what has happened already. */
const settlingMs = 1000;

/** Lets React know which categories have been collapsed before it came. */
export function handOverCategories(categories: ReadonlySet<HTMLElement>): void {
  for (const category of categories) {
    if (!category.hasAttribute(collapsedAttribute)) continue;
    controlOf(category)?.click();
    setTimeout(() => category.removeAttribute(collapsedAttribute), settlingMs);
  }
}
