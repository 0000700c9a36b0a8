import { expect, test } from 'vitest';
import { hashOf, libraryOf, namesItsContent, pageAddress } from './siteManifest';

test.each([
  ['', ''],
  ['index.html', ''],
  ['guide', 'guide'],
  ['guide.html', 'guide'],
  ['guide/', 'guide'],
  ['guide/index.html', 'guide'],
  ['guide/index', 'guide'],
  ['blog/releases/tags/reindex', 'blog/releases/tags/reindex'],
  ['garfish-plugins/es-module.md', 'garfish-plugins/es-module.md'],
  ['garfish-plugins/es-module.md.html', 'garfish-plugins/es-module.md'],
])('%s is the page %s', (path, address) => {
  expect(pageAddress(path)).toBe(address);
});

test.each([
  ['assets/js/main.0123abcd.js', true],
  ['search-index.json?_=0123abcd', true],
  ['search-index.json', false],
  ['demos/apps/vue-3/assets/index-BYtRjGY_.js', false],
  ['guide', false],
])('%s names its content: %s', (address, expected) => {
  expect(namesItsContent(address)).toBe(expected);
});

test('all documents are without the types of the editor, which are kept once they have been used', () => {
  const names = ['guide', 'assets/js/main.0a.js', 'assets/js/editor-types.0a.js'];
  const files = [...names, 'assets/js/editor-declarations.0a.js'].map((name) => [name, '0a'] as const);
  expect(libraryOf({ files: Object.fromEntries(files) })).toEqual(['guide', 'assets/js/main.0a.js']);
});

test('a hash is the beginning of SHA-256', async () => {
  expect(await hashOf(new TextEncoder().encode('abc'))).toBe('ba7816bf');
});
