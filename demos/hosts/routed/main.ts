/** Main app with routes: `Garfish.run` and one sub-app a path, in the address bar of its own frame. */
import '../../runtime/storageWhereDenied';
import Garfish from 'garfish';
import type { interfaces } from 'garfish';
import type { AppState } from '../../protocol';
import { routedDemos } from '../../registry';
import { entryOf, prepareGarfish, propsOf } from '../../runtime/loadDemo';
import { isAlone, tellPage } from '../../runtime/page';
import { followTheme } from '../../runtime/theme';
import { traceHooks } from '../../runtime/traceHooks';
import { messageOf } from '../../untrusted';
import '../../runtime/frame.css';
import './style.css';

function tellState(state: AppState): void {
  tellPage({ type: 'state', state });
}

/** What a hook says of the app that the address asks for. */
const stateAfter: Readonly<Record<string, AppState>> = {
  beforeLoad: 'loading',
  afterMount: 'shown',
  errorLoadApp: 'failed',
  errorMountApp: 'failed',
};

const trace = traceHooks((event) => {
  tellPage({ type: 'event', event });
  if (event.name === 'beforeLoad') element('#problem').hidden = true;
  const state = stateAfter[event.name];
  if (state) tellState(state);
});
/** Folder of this page; the sub-apps' paths are below it. */
const basename = new URL('.', location.href).pathname.replace(/\/$/, '');

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

function report(error: unknown): void {
  const message = messageOf(error);
  tellPage({ type: 'error', kind: 'error', message });
  const problem = element('#problem');
  problem.textContent = message;
  problem.hidden = false;
}

/** Not `push`: each would be one more step back before the reader leaves the page around this frame. */
function createLink(path: string, title: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = basename + path;
  link.textContent = title;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    trace.call(`Garfish.router.replace({ path: '${path}' })`);
    Garfish.router.replace({ path });
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function showAddress(): void {
  const path = location.pathname.slice(basename.length);
  element('#address').textContent = path;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#links a')) {
    const own = link.pathname.slice(basename.length);
    const isCurrent = own === '/' ? path === own : path === own || path.startsWith(`${own}/`);
    link.toggleAttribute('aria-current', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
  }
  const isHome = !routedDemos.some(({ name }) => path.split('/')[1] === name);
  element('#home').hidden = !isHome;
  if (!isHome) return;
  // No app is asked for, and the page is there.
  element('#problem').hidden = true;
  tellState('shown');
}

function appInfo(demo: (typeof routedDemos)[number]): interfaces.AppInfo {
  return {
    name: demo.name,
    entry: entryOf(demo),
    activeWhen: `/${demo.name}`,
    props: { ...propsOf(demo), ownsAddress: true },
  };
}

/**
 * Opened alone, the page shows itself in a frame: the address bar keeps an address that can be loaded again. A static
 * server has no page at those that the sub-apps are activated by.
 */
function showInFrame(): void {
  const frame = document.createElement('iframe');
  frame.id = 'whole';
  frame.title = document.title;
  frame.src = location.href;
  document.body.replaceChildren(frame);
}

async function run(): Promise<void> {
  await prepareGarfish(routedDemos, { trace, onError: report });
  history.replaceState(null, '', `${basename}/`);
  element('#links').append(
    createLink('/', '首页'),
    ...routedDemos.map(({ name, title }) => createLink(`/${name}`, title)),
  );
  Garfish.router.afterEach((_to: unknown, _from: unknown, next: () => void) => {
    showAddress();
    next();
  });
  trace.call('Garfish.run()');
  Garfish.run({ basename, domGetter: '#app', apps: routedDemos.map(appInfo) });
  Garfish.router.replace({ path: `/${routedDemos[0]?.name ?? ''}` });
}

followTheme();
tellState('loading');
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
if (isAlone) showInFrame();
else {
  run().catch((error: unknown) => {
    report(error);
    tellState('failed');
  });
}
