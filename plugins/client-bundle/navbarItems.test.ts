import { expect, test } from 'vitest';
import { navbarReadsDocuments, unusedNavbarItems } from './navbarItems';

const all = [
  'Dropdown',
  'LocaleDropdown',
  'Search',
  'Html',
  'Doc',
  'DocSidebar',
  'DocsVersion',
  'DocsVersionDropdown',
];

test.each<[string, unknown[], string[]]>([
  [
    'links and documents',
    [
      { label: 'A', to: '/a' },
      { type: 'doc', docId: 'b' },
    ],
    ['Doc'],
  ],
  ['a dropdown by its items', [{ label: 'A', items: [{ label: 'B', to: '/b' }] }], ['Dropdown']],
  [
    'a kind inside a dropdown',
    [{ type: 'dropdown', items: [{ type: 'html', value: '<hr>' }] }],
    ['Dropdown', 'Html'],
  ],
  ['a kind built out of a dropdown', [{ type: 'docsVersionDropdown' }], ['Dropdown', 'DocsVersionDropdown']],
  ['the search box, and a kind the theme does not know', [{ type: 'search' }, { type: 'other' }], ['Search']],
])('%s', (_name, items, used) => {
  const unused = all.filter((kind) => !used.includes(kind));
  expect(unusedNavbarItems({ navbar: { items } })).toEqual(
    unused.map((kind) => `@theme/NavbarItem/${kind}NavbarItem`),
  );
});

test.each([
  [[{ label: 'A', to: '/a' }, { type: 'search' }], false],
  [[{ label: 'A', items: [{ type: 'docSidebar', sidebarId: 'a' }] }], true],
  [[{ type: 'docsVersion' }], true],
])('what reads the list of documents: %j', (items, expected) => {
  expect(navbarReadsDocuments({ navbar: { items } })).toBe(expected);
});

test('a theme without a navbar has no items', () => {
  expect(unusedNavbarItems({})).toHaveLength(all.length);
});
