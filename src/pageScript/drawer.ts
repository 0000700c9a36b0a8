import { categoryOf, toggleCategory } from './categories';
import { showCurrentEntry } from './sidebar';
import { narrowScreen } from './width';

/** The site's texts: `plugins/page-script` puts them here, where `translate` would cost every page its code. */
declare const drawerLabel: string;
declare const closeDrawerLabel: string;

/** As the theme's own, which React brings. */
const frame =
  `<div class=navbar-sidebar--show role=dialog aria-label="${drawerLabel}" tabindex=-1><div class=navbar-sidebar__backdrop></div>` +
  '<div class=navbar-sidebar><div class=navbar-sidebar__brand>' +
  `<button aria-label="${closeDrawerLabel}" class="clean-btn navbar-sidebar__close">×</button></div>` +
  '<div class=navbar-sidebar__items><div class="navbar-sidebar__item menu"><ul class=menu__list></ul></div></div>' +
  '</div></div>';

function copiesOf(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].map((original) => original.cloneNode(true) as Element);
}

/** Adds the drawer of links for narrow screens, made of what the page has. */
function addDrawer(): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', frame);
  const drawer = document.body.lastElementChild as HTMLElement;
  drawer
    .querySelector('.navbar-sidebar__brand')
    ?.prepend(...copiesOf('.navbar__brand'), ...copiesOf('[data-colour-toggle]'));
  drawer.querySelector('.menu')?.append(...copiesOf('.theme-doc-sidebar-menu'));
  for (const link of copiesOf('.navbar__items--right > a.navbar__link')) {
    const item = document.createElement('li');
    link.className = 'menu__link';
    item.append(link);
    drawer.querySelector('.menu > :first-child')?.append(item);
  }
  return drawer;
}

/**
 * Opens the drawer without React, until it is closed; the page behind it is out of reach meanwhile.
 *
 * @param toggle the button that opens it, which gets the focus back
 */
export function openDrawer(toggle: HTMLElement): void {
  const drawer = addDrawer();
  const page = document.getElementById('__docusaurus');
  const keepPageOut = (): void => {
    if (page) page.inert = drawer.isConnected;
  };
  const close = (): void => {
    if (!drawer.isConnected) return;
    drawer.remove();
    keepPageOut();
    document.body.style.overflow = '';
    toggle.ariaExpanded = 'false';
    toggle.focus();
  };
  drawer.addEventListener('click', (event) => {
    const target = event.target as Element;
    const category = categoryOf(target);
    if (category) {
      event.preventDefault();
      toggleCategory(category);
    } else if (target.closest('.navbar-sidebar__close,.navbar-sidebar__backdrop')) close();
  });
  // On the drawer: everything else is inert, so that the focus is in it.
  drawer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  // Not open any more when the reader comes back to the page: the browser may have kept it whole.
  window.onpagehide = matchMedia(narrowScreen).onchange = close;
  document.body.style.overflow = 'hidden';
  toggle.ariaExpanded = 'true';
  drawer.focus({ preventScroll: true });
  showCurrentEntry(drawer);
  // Once the drawer has been painted: the style of every element of the page is computed anew.
  setTimeout(keepPageOut, 99);
}
