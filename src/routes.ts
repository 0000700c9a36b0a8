interface Route {
  path?: string | string[];
  component?: unknown;
  routes?: readonly Route[];
}

interface Leaf {
  path: string;
  component: unknown;
}

/** The pages of the site: routes around others, and the one for addresses that lead nowhere, show none of their own. */
export function leafRoutes(routes: readonly Route[]): Leaf[] {
  return routes.flatMap(({ path, component, routes: inside }) => {
    if (inside) return leafRoutes(inside);
    return typeof path === 'string' && path !== '*' ? { path, component } : [];
  });
}

/** A page that is loaded before it is shown. */
interface Loadable {
  preload: () => Promise<unknown>;
}

/** Every page of the site is one; its type does not say so. */
export function isLoadable(component: unknown): component is Loadable {
  return typeof component === 'function' && 'preload' in component && typeof component.preload === 'function';
}
