import { runInNewContext } from 'node:vm';
import type { RouteChunkNames } from '@docusaurus/types';

/** As Docusaurus writes it, with what it calls the page's component: a key of `RouteChunkNames`. */
export interface Route {
  path: string;
  component: string;
  routes?: readonly Route[];
  [attribute: string]: unknown;
}

/** Path and component of the route of addresses that lead nowhere. */
export const nowhere = '*';

/**
 * The routes of the module that Docusaurus generates.
 *
 * @throws when the module is something else
 */
export function readRoutes(code: string): readonly Route[] {
  if (!/^export default \[/m.test(code)) {
    throw new Error(`found ${code.slice(0, 80)}, expected what Docusaurus writes: export default […];`);
  }
  const program = code.replaceAll(/^import .*$/gm, '').replace('export default', 'routes =');
  const context = {
    routes: new Array<Route>(),
    ComponentCreator: (path: string, hash: string) => (path === nowhere ? path : `${path}-${hash}`),
  };
  runInNewContext(program, context);
  return context.routes;
}

export function withInner(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => [route, ...withInner(route.routes ?? [])]);
}

/** Name of the chunk of a route's props. */
export function propsOf({ component }: Route, chunkNames: RouteChunkNames): string | undefined {
  const props = chunkNames[component]?.['__props'];
  return typeof props === 'string' ? props : undefined;
}
