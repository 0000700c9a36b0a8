import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';
import { navigationGuard } from '@site/src/components/UnreachablePage/navigationGuard';

interface Route {
  component?: unknown;
  routes?: readonly Route[];
}

interface Loadable {
  preload: () => Promise<unknown>;
}

/** Every page is one: a component that Docusaurus loads before it shows it. */
function isLoadable(component: unknown): component is Loadable {
  return typeof component === 'function' && 'preload' in component && typeof component.preload === 'function';
}

function guardAll(guarded: readonly Route[]): void {
  for (const { component, routes: children } of guarded) {
    if (isLoadable(component)) component.preload = navigationGuard.guard(component.preload.bind(component));
    if (children) guardAll(children);
  }
}

guardAll(routes);

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  navigationGuard.begin(location, previousLocation);
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => navigationGuard.end();
