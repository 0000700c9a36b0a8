import { runInNewContext } from 'node:vm';
import type { ChunkNames, RouteChunkNames } from '@docusaurus/types';
import { chunkNames as namesOf } from './chunkNames';
import { readRegistry } from './readRegistry';
import type { Shape } from './createPages';
import { writePaths } from './pathTree';
import { sidebarChunk, sidebarModule } from './sidebarModules';
import { withoutBody } from './withoutBody';

/** As Docusaurus writes it, with what it calls the page's component: a key of `RouteChunkNames`. */
interface Route {
  path: string;
  component: string;
  routes?: readonly Route[];
  [attribute: string]: unknown;
}

/** Modules that Docusaurus generates. */
interface Generated {
  routes: string;
  registry: string;
  chunkNames: RouteChunkNames;
}

/** The route of addresses that lead nowhere: what Docusaurus' own `ComponentCreator` gives it. */
const nowhere = '*';
const nowhereModule = '@theme/NotFound';
const nowhereShape: Shape = { __comp: 0, __context: { plugin: { name: 'native', id: 'default' } } };

/** @throws when the module is something else */
function evaluate(code: string): readonly Route[] {
  if (!/^export default \[/m.test(code)) {
    throw new Error(`found ${code.slice(0, 80)}, expected what Docusaurus writes: export default […];`);
  }
  const program = code.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  const context = {
    routes: [] as readonly Route[],
    ComponentCreator: (path: string, hash: string) => (path === nowhere ? path : `${path}-${hash}`),
  };
  runInNewContext(program, context);
  return context.routes;
}

/** As `createPages` has it, in pieces of code but for the path. */
interface Row {
  paths: readonly string[];
  /** Place of the shape, and modules. */
  parts: string;
  inside: string;
}

/** The tree of a route's chunks with numbers in place of their names, which stand beside it. */
function shapeOf(route: ChunkNames): { shape: Shape; names: string[] } {
  const { tree, body } = withoutBody(route);
  const names: string[] = [];
  const visit = (node: string | ChunkNames | ChunkNames[]): Shape => {
    if (typeof node === 'string') return names.push(node) - 1;
    if (Array.isArray(node)) return node.map(visit);
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child)]));
  };
  const shape = Object.entries(tree).map(([key, node]) => [key, visit(node)] as const);
  return { shape: Object.fromEntries(body === undefined ? shape : [...shape, [body, null]]), names };
}

/** A list in which each thing stands once. */
function makeList() {
  const places = new Map<string, number>();
  const placeOf = (item: string): number => {
    const place = places.get(item) ?? places.size;
    places.set(item, place);
    return place;
  };
  return { placeOf, items: (): string[] => [...places.keys()] };
}

/** Pages that are made alike stand in one row. */
function joinAlike(rows: readonly Row[]): Row[] {
  const joined = new Map<string, Row>();
  for (const row of rows) {
    const key = row.parts + row.inside;
    joined.set(key, { ...row, paths: [...(joined.get(key)?.paths ?? []), ...row.paths] });
  }
  return [...joined.values()];
}

/** The route of addresses that lead nowhere has no path. */
function treeOf(paths: readonly string[]): string {
  return paths.length === 1 && paths[0] === nowhere ? nowhere : writePaths(paths);
}

interface Described {
  shape: Shape;
  /** Of its chunks. */
  names: string[];
}

/** @throws when Docusaurus has written no chunks of the route */
function describe({ component }: Route, chunkNames: RouteChunkNames): Described {
  const tree = chunkNames[component];
  if (tree) return shapeOf(tree);
  if (component === nowhere) return { shape: nowhereShape, names: [] };
  throw new Error(`found no chunks of ${component}, expected them in routesChunkNames.json`);
}

/** Name of the chunk of a route's props. */
function propsOf({ component }: Route, chunkNames: RouteChunkNames): string | undefined {
  const props = chunkNames[component]?.['__props'];
  return typeof props === 'string' ? props : undefined;
}

function withInner(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => [route, ...withInner(route.routes ?? [])]);
}

/** How often each chunk is loaded, by its name. */
function countUses(routes: readonly Route[], chunkNames: RouteChunkNames): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const name of routes.flatMap((route) => describe(route, chunkNames).names)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return uses;
}

/** Names of the chunks that hold a version of the documents; their sidebars arrive by themselves. */
function versionsIn(routes: readonly Route[], chunkNames: RouteChunkNames): ReadonlySet<string> {
  const outer = routes.filter((route) => route.routes);
  return new Set(outer.flatMap((route) => propsOf(route, chunkNames) ?? []));
}

/** The code that loads a module in a script of its own. */
function importAs(chunk: string, module: string): string {
  return `() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(module)})`;
}

/** @throws when Docusaurus has written no module of a name */
function moduleFinder(registry: string): (name: string) => string {
  const modules = readRegistry(registry);
  return (name) => {
    const module = modules.get(name);
    if (module === undefined) throw new Error(`found no module of ${name}, expected it in registry.js`);
    return module;
  };
}

/**
 * The routes of the site in place of the three tables that Docusaurus makes of them, which say each page's path twice and
 * each chunk's name four times: a row for all pages that load the same.
 *
 * @param createPages the module that makes routes of the table
 * @returns the code of a module that exports routes
 * @throws when something is not what Docusaurus writes
 */
export function pageTable({ routes, registry, chunkNames }: Generated, createPages: string): string {
  const table = evaluate(routes);
  const all = withInner(table);
  const uses = countUses(all, chunkNames);
  const versions = versionsIn(all, chunkNames);
  const moduleOf = moduleFinder(registry);
  const scriptNames = namesOf(chunkNames);
  const shared = makeList();
  const shapes = makeList();

  const loaderOf = (name: string): string => {
    const module = moduleOf(name);
    // What names a plugin or a version takes less than the file that it would be.
    return module.endsWith('/__plugin.json') || versions.has(name)
      ? `() => import(/* webpackMode: "eager" */ ${JSON.stringify(module)})`
      : importAs(scriptNames.get(name) ?? name, module);
  };
  /** `ofVersion` loads the version of the documents that the route stands in. */
  const rowOf = (route: Route, ofVersion?: string): Row => {
    const { component, path, routes: inner, ...attributes } = route;
    const { shape, names } = describe(route, chunkNames);
    const parts = names.map((name) =>
      uses.get(name) === 1 ? loaderOf(name) : shared.placeOf(loaderOf(name)).toString(),
    );
    if (component === nowhere) parts.push(`() => import(${JSON.stringify(nowhereModule)})`);
    const { sidebar } = attributes;
    if (typeof sidebar === 'string' && ofVersion !== undefined) {
      const module = sidebarModule(moduleOf(ofVersion), sidebar);
      parts.push(shared.placeOf(importAs(sidebarChunk(sidebar), module)).toString());
    }
    const place = shapes.placeOf(JSON.stringify([shape, attributes]));
    return {
      paths: [path],
      parts: `${place}, [${parts.join(', ')}]`,
      inside: inner ? `, [${rowsOf(inner, propsOf(route, chunkNames) ?? ofVersion)}]` : '',
    };
  };
  const rowsOf = (among: readonly Route[], ofVersion?: string): string =>
    joinAlike(among.map((route) => rowOf(route, ofVersion)))
      .map(({ paths, parts, inside }) => `[${JSON.stringify(treeOf(paths))}, ${parts}${inside}]`)
      .join(',\n');

  const rows = rowsOf(table);
  return `import { createPages } from ${JSON.stringify(createPages)};
export default createPages([${shared.items().join(',\n')}], [${shapes.items().join(',\n')}], [
${rows}
]);
`;
}
