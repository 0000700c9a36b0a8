import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';
import nprogress from 'nprogress';
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

/** The theme's bar begins so long after a navigation; where no page comes, nothing else ends it. */
const barDelayMs = 200;

navigationGuard.subscribe(() => {
  if (navigationGuard.getFailed()) setTimeout(() => nprogress.done(), barDelayMs);
});

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  navigationGuard.begin(location, previousLocation);
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => navigationGuard.end();
