import { translate } from '@docusaurus/Translate';

/** Where the drawer slides in and the page is put out of reach at once, its first picture waits. As in the page's script. */
const firstPaintMs = 99;

/** What stands beside an element and beside all that it is in, without what closes it when it is pressed. */
function everythingBeside(element: Element): Element[] {
  const beside: Element[] = [];
  for (let part = element; part.parentElement && part !== document.body; part = part.parentElement) {
    const siblings = [...part.parentElement.children];
    beside.push(...siblings.filter((other) => other !== part && !other.matches('.navbar-sidebar__backdrop')));
  }
  return beside;
}

/**
 * Makes a dialog of the drawer that is open: the focus goes into it, the rest of the page is out of reach, Escape closes it.
 *
 * @returns what gives the page back, and the focus to the button that opens the drawer
 */
export function holdFocus(drawer: HTMLElement, close: () => void): () => void {
  const beside = everythingBeside(drawer);
  const keepPageOut = (inert: boolean): void => {
    for (const part of beside) part.toggleAttribute('inert', inert);
  };
  // Of the two menus, the one that is not shown is inert, with the button that leads to the other.
  const followMenu = (): void => {
    setTimeout(() => {
      if (drawer.querySelector(':focus:not([inert] *)')) return;
      drawer.querySelector<HTMLElement>('.menu:not([inert]) a')?.focus({ preventScroll: true });
    });
  };
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  const ariaLabel = translate({
    id: 'drawer.label',
    message: '导航',
    description: 'The ARIA label of the drawer of links on narrow screens',
  });
  Object.assign(drawer, { role: 'dialog', ariaLabel, tabIndex: -1 });
  document.addEventListener('keydown', closeByKey);
  drawer.addEventListener('click', followMenu);
  const timer = setTimeout(() => {
    keepPageOut(true);
    drawer.focus({ preventScroll: true });
  }, firstPaintMs);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', closeByKey);
    drawer.removeEventListener('click', followMenu);
    keepPageOut(false);
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
  };
}
