import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageTable } from './pageTable';

const modules = {
  '11111111': '@theme/DocItem',
  '22222222': '@site/docs/a.mdx',
  '33333333': '@site/docs/b.mdx',
  '44444444': '@theme/DocsRoot',
  '55555555': '@generated/docs/default/__plugin.json',
  '66666666': '@generated/docs/default/p/version.json',
  '77777777': '@theme/DocVersionRoot',
  '88888888': '@theme/BlogListPage',
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
      {
        path: '/',
        component: ComponentCreator('/', 'v00'),
        routes: [
          { path: '/a', component: ComponentCreator('/a', 'a11'), exact: true, sidebar: "guide" },
          { path: '/b/c', component: ComponentCreator('/b/c', 'b22'), exact: true, sidebar: "guide" }
        ]
      }
    ]
  },
  { path: '/notes', component: ComponentCreator('/notes', 'n33'), exact: true },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const chunkNames = {
  '/-r00': { __comp: '44444444', __context: { plugin: '55555555' } },
  '/a-a11': { __comp: '11111111', content: '22222222' },
  '/-v00': { __comp: '77777777', __props: '66666666' },
  '/b/c-b22': { __comp: '11111111', content: '33333333' },
  '/notes-n33': { __comp: '88888888', items: [{ content: '22222222' }], __props: '99999999' },
};

test('a row for pages that load the same: their sidebar, too, and not what comes with their bodies', () => {
  expect(pageTable({ routes, registry, chunkNames }, './createPages'))
    .toBe(`import { createPages } from "./createPages";
export default createPages([() => import(/* webpackChunkName: "111" */ "@theme/DocItem"),
() => import(/* webpackChunkName: "sidebar-guide" */ "@generated/docs/default/p/version.json?sidebar=guide")], [[{"__comp":0,"__context":{"plugin":1}},{}],
[{"__comp":0,"__props":1},{}],
[{"__comp":0,"content":null},{"exact":true,"sidebar":"guide"}],
[{"__comp":0,"__props":null},{"exact":true}],
[{"__comp":0,"__context":{"plugin":{"name":"native","id":"default"}}},{}]], [
[" ", 0, [() => import(/* webpackChunkName: "444" */ "@theme/DocsRoot"), () => import(/* webpackMode: "eager" */ "@generated/docs/default/__plugin.json")], [[" ", 1, [() => import(/* webpackChunkName: "777" */ "@theme/DocVersionRoot"), () => import(/* webpackMode: "eager" */ "@generated/docs/default/p/version.json")], [["a b<c >", 2, [0, 1]]]]]],
["notes ", 3, [() => import(/* webpackChunkName: "888" */ "@theme/BlogListPage")]],
["*", 4, [() => import("@theme/NotFound")]]
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

const moreNames = [
  'start',
  'sandbox',
  'router',
  'lifecycle',
  'cache',
  'security',
  'testing',
  'deploy',
  'env',
  'auth',
];

/** The bytes of a table of as many copies of documents, each with a sidebar, and of pages that list their release notes. */
function bytesOfCopies(copies: number): number {
  const names = Array.from({ length: copies }, (_, copy) => `copy-${copy}`);
  const documents = names.flatMap((copy) =>
    moreNames.map((name) => ({ path: `/${copy}/guide/${name}`, exact: true, sidebar: copy })),
  );
  const lists = names.flatMap((copy) =>
    moreNames.map((name) => ({ path: `/releases/${copy}/${name}`, exact: true })),
  );
  const withComponent = ({ path, ...attributes }: { path: string }): string =>
    `{ path: '${path}', component: ComponentCreator('${path}', 'x'), ...${JSON.stringify(attributes)} }`;
  const code = `export default [
${lists.map(withComponent).join(',\n')},
{ path: '/', component: ComponentCreator('/', 'v00'), routes: [${documents.map(withComponent).join(',\n')}] }];`;
  const chunks = {
    '/-v00': { __comp: '77777777', __props: '66666666' },
    ...Object.fromEntries(
      documents.map(({ path }, index) => [`${path}-x`, { __comp: '11111111', content: `a${index}` }]),
    ),
    ...Object.fromEntries(
      lists.map(({ path }, index) => [
        `${path}-x`,
        { __comp: '88888888', items: [{ content: `b${index}` }], __props: `c${index}` },
      ]),
    ),
  };
  return brotliCompressSync(pageTable({ routes: code, registry, chunkNames: chunks }, './createPages'))
    .length;
}

test('eight hundred pages more take less than 700 bytes', () => {
  expect(bytesOfCopies(41) - bytesOfCopies(1)).toBeLessThan(700);
});
