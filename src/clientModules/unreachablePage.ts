import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';
import { navigationGuard } from '@site/src/components/UnreachablePage/navigationGuard';
import { isLoadable } from '@site/src/routes';

interface Route {
  component?: unknown;
  routes?: readonly Route[];
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
