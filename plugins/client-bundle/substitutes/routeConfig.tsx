/**
 * What Docusaurus asks `react-router-config` for. Its own `renderRoutes` makes an element of every page of the site
 * whenever one is shown, for `Switch` to choose from: here the one that is shown is chosen first. Otherwise a build takes
 * time with the square of the number of pages.
 */
import type { ComponentType, ReactNode } from 'react';
import { matchPath, Route, useLocation, type match } from 'react-router';

interface ConfiguredRoute {
  /** As Docusaurus writes it: there always is one. */
  path: string;
  exact?: boolean;
  strict?: boolean;
  component: ComponentType<Record<string, unknown>>;
  routes?: readonly ConfiguredRoute[];
}

interface Match {
  route: ConfiguredRoute;
  match: match;
}

function firstMatch(routes: readonly ConfiguredRoute[], pathname: string): Match | undefined {
  for (const route of routes) {
    const found = matchPath(pathname, route);
    if (found) return { route, match: found };
  }
  return undefined;
}

/** What shows a page, from the outside to the inside; empty where nothing does. */
export function matchRoutes(routes: readonly ConfiguredRoute[], pathname: string): Match[] {
  const found = firstMatch(routes, pathname);
  return found ? [found, ...matchRoutes(found.route.routes ?? [], pathname)] : [];
}

function MatchedRoute({ routes }: { routes: readonly ConfiguredRoute[] }): ReactNode {
  const route = firstMatch(routes, useLocation().pathname)?.route;
  if (!route) return null;
  const { path, exact, strict, component: Component } = route;
  return (
    <Route
      key={routes.indexOf(route)}
      {...{ path, exact, strict }}
      render={(props) => <Component {...props} route={route} />}
    />
  );
}

/** The first of the routes that the address leads to. */
export function renderRoutes(routes: readonly ConfiguredRoute[] | undefined): ReactNode {
  return routes ? <MatchedRoute routes={routes} /> : null;
}
