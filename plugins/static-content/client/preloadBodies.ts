import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { isLoadable, leafRoutes } from '@site/src/routes';
import type {} from '../siteBody';
import { loadBody } from './bodies';
import { hasBody, pageWithPart } from './pages';

/** Docusaurus loads a page's chunks before it shows it, ahead on hover too: the body comes along, as a document does. */
function addBody(): void {
  for (const { path, component } of leafRoutes(routes)) {
    if (path !== pageWithPart || !isLoadable(component)) continue;
    const loadChunks = component.preload.bind(component);
    component.preload = () => Promise.all([loadChunks(), loadBody(path)]);
  }
}

async function siteBody(path: string): Promise<string | undefined> {
  return hasBody(path) ? (await loadBody(path)).html : undefined;
}

if (ExecutionEnvironment.canUseDOM) {
  addBody();
  window.siteBody = siteBody;
}
