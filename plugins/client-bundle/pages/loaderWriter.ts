import type { RouteChunkNames } from '@docusaurus/types';
import { chunkNames as namesOf } from './chunkNames';
import { readRegistry } from './readRegistry';
import { propsOf, type Route } from './routes';
import { sidebarChunk, sidebarModule } from './sidebarModules';

/** Writes code that loads modules. */
export interface LoaderWriter {
  /** @throws when Docusaurus has written no module of the chunk */
  loaderOf: (chunk: string) => string;
  /** @param version chunk of the version of the documents that the sidebar is part of */
  sidebarLoader: (version: string, sidebar: string) => string;
  /** Of the page of addresses that lead nowhere. */
  nowhereLoader: string;
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
 * @param registry the module of it that Docusaurus generates
 * @param routes all, those inside of others too
 */
export function loaderWriter(
  registry: string,
  chunkNames: RouteChunkNames,
  routes: readonly Route[],
): LoaderWriter {
  const moduleOf = moduleFinder(registry);
  const versions = versionsIn(routes, chunkNames);
  const scriptNames = namesOf(chunkNames);
  return {
    nowhereLoader: '() => import("@theme/NotFound")',
    loaderOf: (name) => {
      const module = moduleOf(name);
      // What names a plugin or a version takes less than the file that it would be.
      return module.endsWith('/__plugin.json') || versions.has(name)
        ? `() => import(/* webpackMode: "eager" */ ${JSON.stringify(module)})`
        : importAs(scriptNames.get(name) ?? name, module);
    },
    sidebarLoader: (version, sidebar) =>
      importAs(sidebarChunk(sidebar), sidebarModule(moduleOf(version), sidebar)),
  };
}
