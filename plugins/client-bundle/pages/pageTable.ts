import type { RouteChunkNames } from '@docusaurus/types';
import { describeRoute } from './describeRoute';
import { loaderWriter, type LoaderWriter } from './loaderWriter';
import { writePaths } from './pathTree';
import { nowhere, propsOf, readRoutes, withInner, type Route } from './routes';

/** Modules that Docusaurus generates. */
interface Generated {
  routes: string;
  registry: string;
  chunkNames: RouteChunkNames;
}

/** As `createPages` has it, in pieces of code but for the path. */
interface Row {
  paths: readonly string[];
  /** Place of the shape, and modules. */
  parts: string;
  inside: string;
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

/** Names of the chunks that more than one page loads. */
function sharedChunks(routes: readonly Route[], chunkNames: RouteChunkNames): ReadonlySet<string> {
  const [once, shared] = [new Set<string>(), new Set<string>()];
  for (const name of routes.flatMap((route) => describeRoute(route, chunkNames).names)) {
    (once.has(name) ? shared : once).add(name);
  }
  return shared;
}

/** Writes rows of routes, and gathers what several of them name by its place. */
class RowWriter {
  readonly modules = makeList();
  readonly shapes = makeList();
  private readonly chunkNames: RouteChunkNames;
  private readonly shared: ReadonlySet<string>;
  private readonly loaders: LoaderWriter;

  constructor(generated: Generated, routes: readonly Route[]) {
    const all = withInner(routes);
    this.chunkNames = generated.chunkNames;
    this.shared = sharedChunks(all, generated.chunkNames);
    this.loaders = loaderWriter(generated.registry, generated.chunkNames, all);
  }

  /** @param version chunk of the version of the documents that the routes stand in */
  rowsOf(routes: readonly Route[], version?: string): string {
    return joinAlike(routes.map((route) => this.rowOf(route, version)))
      .map(({ paths, parts, inside }) => `[${JSON.stringify(treeOf(paths))}, ${parts}${inside}]`)
      .join(',\n');
  }

  private rowOf(route: Route, version?: string): Row {
    const { component, path, routes: inner, ...attributes } = route;
    const { shape, names } = describeRoute(route, this.chunkNames);
    const parts = names.map((name) => this.moduleOf(name));
    if (component === nowhere) parts.push(this.loaders.nowhereLoader);
    const { sidebar } = attributes;
    if (typeof sidebar === 'string' && version !== undefined) {
      parts.push(this.placeOf(this.loaders.sidebarLoader(version, sidebar)));
    }
    const place = this.shapes.placeOf(JSON.stringify([shape, attributes]));
    return {
      paths: [path],
      parts: `${place}, [${parts.join(', ')}]`,
      inside: inner ? `, [${this.rowsOf(inner, propsOf(route, this.chunkNames) ?? version)}]` : '',
    };
  }

  private moduleOf(name: string): string {
    const loader = this.loaders.loaderOf(name);
    return this.shared.has(name) ? this.placeOf(loader) : loader;
  }

  private placeOf(loader: string): string {
    return this.modules.placeOf(loader).toString();
  }
}

/**
 * The routes of the site in place of the three tables that Docusaurus makes of them, which say each page's path twice and
 * each chunk's name four times: a row for all pages that load the same.
 *
 * @param createPages the module that makes routes of the table
 * @returns the code of a module that exports routes
 * @throws when something is not what Docusaurus writes
 */
export function pageTable(generated: Generated, createPages: string): string {
  const routes = readRoutes(generated.routes);
  const writer = new RowWriter(generated, routes);
  const rows = writer.rowsOf(routes);
  return `import { createPages } from ${JSON.stringify(createPages)};
export default createPages([${writer.modules.items().join(',\n')}], [${writer.shapes.items().join(',\n')}], [
${rows}
]);
`;
}
