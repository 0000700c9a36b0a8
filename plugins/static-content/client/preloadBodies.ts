import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { leafRoutes } from '@site/src/leafRoutes';
import type {} from '../siteBody';
import { bodyOf, hasBody, loadBody } from './bodies';

interface Loadable {
  preload: () => Promise<unknown>;
}

function isLoadable(component: unknown): component is Loadable {
  return typeof component === 'function' && 'preload' in component && typeof component.preload === 'function';
}

/** Docusaurus loads a page's chunks before it shows it, ahead on hover too: its body comes along. */
function addBodies(): void {
  for (const { path, component } of leafRoutes(routes)) {
    if (!hasBody(path) || !isLoadable(component)) continue;
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
  addBodies();
  window.siteBody = siteBody;
}
