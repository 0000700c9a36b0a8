import { expect, test } from 'vitest';
import { pageTable } from './pageTable';

const modules = {
  '11111111': '@theme/DocItem',
  '22222222': '@site/docs/a.mdx',
  '33333333': '@site/docs/b.mdx',
  '44444444': '@theme/DocsRoot',
  '55555555': '@generated/docs/default/__plugin.json',
};

const registry = `export default {
${Object.entries(modules)
  .map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  )
  .join('\n')}};
`;

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'r00'),
    routes: [
      { path: '/a', component: ComponentCreator('/a', 'a11'), exact: true, sidebar: "guide" },
      { path: '/b', component: ComponentCreator('/b', 'b22'), exact: true, sidebar: "guide" }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const chunkNames = {
  '/-r00': { __comp: '44444444', __context: { plugin: '55555555' } },
  '/a-a11': { __comp: '11111111', content: '22222222' },
  '/b-b22': { __comp: '11111111', content: '33333333' },
};

test('a row a page, with what only that page loads; its document comes with its body', () => {
  expect(pageTable({ routes, registry, chunkNames }, './createPages'))
    .toBe(`import { createPages } from "./createPages";
export default createPages([() => import(/* webpackChunkName: "111" */ "@theme/DocItem")], [[{"__comp":0,"content":null},{"exact":true,"sidebar":"guide"}],
[{"__comp":0,"__context":{"plugin":1}},{}],
[{"__comp":0,"__context":{"plugin":{"name":"native","id":"default"}}},{}]], [
["/", 1, [() => import(/* webpackChunkName: "444" */ "@theme/DocsRoot"), () => import(/* webpackMode: "eager" */ "@generated/docs/default/__plugin.json")], [["/a", 0, [0]],
["/b", 0, [0]]]],
["*", 2, [() => import("@theme/NotFound")]]
]);
`);
});

test.each([
  ['a route without chunks', { routes, registry, chunkNames: {} }, 'found no chunks of /-r00'],
  ['a chunk without a module', { routes, registry: '', chunkNames }, 'found no module of 44444444'],
  [
    'something else than routes',
    { routes: 'export const routes = [];', registry, chunkNames },
    'found export const',
  ],
])('%s is refused', (_name, generated, message) => {
  expect(() => pageTable(generated, './createPages')).toThrow(message);
});
