import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import type {} from '../siteBody';
import { bodyOf, hasBody, loadBody } from './bodies';

interface Route {
  path?: string | string[];
  component?: unknown;
  routes?: readonly Route[];
}

interface Loadable {
  preload: () => Promise<unknown>;
}

function isLoadable(component: unknown): component is Loadable {
  return typeof component === 'function' && 'preload' in component && typeof component.preload === 'function';
}

/** Docusaurus loads a page's chunks before it shows it, ahead on hover too: its body comes along. */
function addBodies(pages: readonly Route[]): void {
  for (const { path, component, routes: children } of pages) {
    // A route around others shows no body; those around documents have the path of the home page.
    if (children) {
      addBodies(children);
      continue;
    }
    if (typeof path !== 'string' || !hasBody(path) || !isLoadable(component)) continue;
    const loadChunks = component.preload.bind(component);
    component.preload = () => Promise.all([loadChunks(), loadBody(path)]);
  }
}

async function siteBody(path: string): Promise<string | undefined> {
  if (!hasBody(path)) return undefined;
  await loadBody(path);
  return bodyOf(path);
}

if (ExecutionEnvironment.canUseDOM) {
  addBodies(routes);
  window.siteBody = siteBody;
}
