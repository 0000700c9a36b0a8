import { categoryOf, toggleCategory } from './categories';

const closeLabel = '关闭导航栏';

function element(className: string, ...children: Node[]): HTMLElement {
  const created = document.createElement('div');
  created.className = className;
  created.append(...children);
  return created;
}

function closeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-btn close navbar-sidebar__close';
  button.setAttribute('aria-label', closeLabel);
  button.textContent = '×';
  return button;
}

/** The links of the navbar, as the drawer lists them. */
function navbarLinks(): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'menu__list';
  for (const link of document.querySelectorAll('.navbar__items--right > a.navbar__link')) {
    const copy = link.cloneNode(true) as HTMLElement;
    copy.className = 'menu__link';
    const item = document.createElement('li');
    item.className = 'menu__list-item';
    item.append(copy);
    list.append(item);
  }
  return list;
}

function copyOf(selector: string): Node[] {
  const original = document.querySelector(selector);
  return original ? [original.cloneNode(true)] : [];
}

/** The drawer of links for narrow screens, made of what the page has: React's own is not in the page. */
function createDrawer(button: HTMLElement): HTMLElement {
  const panel = element('navbar-sidebar__item menu', ...copyOf('.theme-doc-sidebar-menu'), navbarLinks());
  const head = element('navbar-sidebar__brand', ...copyOf('.navbar__brand'), button);
  const sidebar = element('navbar-sidebar', head, element('navbar-sidebar__items', panel));
  sidebar.setAttribute('role', 'dialog');
  sidebar.setAttribute('aria-label', '导航');
  return element('', element('navbar-sidebar__backdrop'), sidebar);
}

/**
 * Opens the drawer without React, until it is closed; the page behind it is out of reach meanwhile.
 *
 * @param toggle the button that opens it, which gets the focus back
 */
export function openDrawer(toggle: HTMLElement): void {
  const button = closeButton();
  const drawer = createDrawer(button);
  const page = document.getElementById('__docusaurus');
  const narrow = matchMedia('(max-width: 996px)');
  const close = (): void => {
    drawer.remove();
    page?.removeAttribute('inert');
    document.body.style.overflow = '';
    document.removeEventListener('keydown', closeByKey);
    narrow.removeEventListener('change', close);
    toggle.setAttribute('aria-expanded', 'false');
    toggle.focus({ preventScroll: true });
  };
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  drawer.addEventListener('click', (event) => {
    const target = event.target as Element;
    const category = categoryOf(target);
    if (category) {
      event.preventDefault();
      toggleCategory(category);
    } else if (!target.closest('.navbar-sidebar') || button.contains(target)) close();
  });
  document.addEventListener('keydown', closeByKey);
  narrow.addEventListener('change', close);
  page?.setAttribute('inert', '');
  document.body.style.overflow = 'hidden';
  toggle.setAttribute('aria-expanded', 'true');
  document.body.append(drawer);
  // The browser has to see it closed first: it slides in. What is still out of sight takes no focus.
  drawer.getBoundingClientRect();
  drawer.className = 'navbar-sidebar--show';
  requestAnimationFrame(() => requestAnimationFrame(() => button.focus({ preventScroll: true })));
}
