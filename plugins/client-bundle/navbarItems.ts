import { isObject } from '../../tools/isObject';

/** The theme's component of each kind of navbar item, of those that a site can do without. */
const components: Readonly<Record<string, string>> = {
  dropdown: 'DropdownNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

/** Kinds that are built out of a dropdown. */
const dropdowns = ['localeDropdown', 'docsVersionDropdown'];

/** The kinds of the items, and of those below them. As the theme has it, an item that has items is a dropdown. */
function kindsOf(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items
    .filter(isObject)
    .flatMap((item) => [
      ...(typeof item['type'] === 'string' ? [item['type']] : []),
      ...('items' in item ? ['dropdown', ...kindsOf(item['items'])] : []),
    ]);
}

/** Kinds that look something up in the list of all documents. */
const ofDocuments = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'];

/** The kinds of a navbar's items. */
function navbarKinds(themeConfig: Readonly<Record<string, unknown>>): Set<string> {
  const navbar = themeConfig['navbar'];
  return new Set(kindsOf(isObject(navbar) ? navbar['items'] : undefined));
}

/**
 * Whether an item of the navbar looks something up in the list of all documents.
 *
 * @param themeConfig the theme's options
 */
export function navbarReadsDocuments(themeConfig: Readonly<Record<string, unknown>>): boolean {
  const kinds = navbarKinds(themeConfig);
  return ofDocuments.some((kind) => kinds.has(kind));
}

/**
 * The theme's components, by the names they are imported by, of kinds of navbar items that the site has none of.
 *
 * @param themeConfig the theme's options; without a navbar in them all are unused
 */
export function unusedNavbarItems(themeConfig: Readonly<Record<string, unknown>>): string[] {
  const kinds = navbarKinds(themeConfig);
  if (dropdowns.some((kind) => kinds.has(kind))) kinds.add('dropdown');
  return Object.entries(components)
    .filter(([kind]) => !kinds.has(kind))
    .map(([, component]) => `@theme/NavbarItem/${component}`);
}
