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
