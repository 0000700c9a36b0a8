import { expect, test } from 'vitest';
import { attributeBytes, placeOf, unmapped } from './attributeBytes';

test('each byte belongs to the mapping before it', () => {
  const code = '!0;一();b();\nc()';
  const map = {
    version: 3 as const,
    names: [],
    sources: ['a.js', 'b.js'],
    mappings: [
      [
        [3, 0, 0, 0],
        [7, 1, 0, 0],
      ],
      [[0, 0, 1, 0]],
    ] as [number, number, number, number][][],
  };
  // Chinese takes three bytes; line breaks are nobody's.
  expect(Object.fromEntries(attributeBytes(code, map))).toEqual({ [unmapped]: 3, 'a.js': 9, 'b.js': 4 });
});

test('what a map does not know is the bundler’s', () => {
  const map = { version: 3 as const, names: [], sources: [], mappings: [] };
  expect(Object.fromEntries(attributeBytes('abc', map))).toEqual({ [unmapped]: 3 });
});

test.each([
  ['webpack://garfish-docs/./node_modules/react-dom/cjs/x.js', 'React', 'react-dom'],
  [
    'webpack://garfish-docs/./node_modules/@docusaurus/core/lib/client/App.js',
    'Docusaurus: core',
    '@docusaurus/core/lib/client/App.js',
  ],
  [
    'webpack://garfish-docs/./node_modules/@docusaurus/theme-classic/lib/theme/Layout/index.js',
    'Docusaurus: theme and plugins',
    '@docusaurus/theme-classic/lib/theme/Layout/index.js',
  ],
  ['webpack://garfish-docs/./node_modules/a/node_modules/@b/c/d.js', 'other packages', '@b/c'],
  ['webpack://garfish-docs/./.docusaurus/routes.js?1a2b', 'generated data', '.docusaurus/routes.js'],
  ['webpack://garfish-docs/./src/islands.ts', 'this site', 'src/islands.ts'],
  [
    'webpack://garfish-docs/json|/home/site/.docusaurus/globalData.json',
    'generated data',
    '.docusaurus/globalData.json',
  ],
  ['webpack://garfish-docs/webpack/runtime/async_module', 'bundler', 'webpack/runtime/async_module'],
  [unmapped, 'bundler', unmapped],
])('%s', (source, group, part) => {
  expect(placeOf(source)).toEqual({ group, part });
});
