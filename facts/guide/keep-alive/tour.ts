import type { FactContext, HostPage } from '../../kit/proof';
import { observe, routed, start } from '../../kit/routing';
import { waitForNote } from '../../kit/waiting';
import { routedSubApp, type Kind } from './subApps';

/** Sets `window.go`, which takes the host's own router to a path. */
const hostRouters = {
  none: '',
  vueRouter: `
    const { Vue, VueRouter } = window.vueRouter;
    const page = { render: () => Vue.h('i', 'host') };
    const router = VueRouter.createRouter({
      history: VueRouter.createWebHistory(),
      routes: [{ path: '/:path(.*)*', component: page }],
    });
    Vue.createApp({ render: () => Vue.h(VueRouter.RouterView) }).use(router).mount('#shell');
    window.go = (path) => router.push(path);`,
  createBrowserRouter: `
    const { React, createRoot, ReactRouter } = window.reactRouter;
    const router = ReactRouter.createBrowserRouter([{ path: '*', element: React.createElement('i', null, 'host') }]);
    createRoot(document.querySelector('#shell')).render(
      React.createElement(ReactRouter.RouterProvider, { router }));
    window.go = (path) => router.navigate(path);`,
  BrowserRouter: `
    const { React, createRoot, flushSync, ReactRouter } = window.reactRouter;
    function Shell() {
      window.go = ReactRouter.useNavigate();
      return React.createElement('i', null, 'host');
    }
    flushSync(() => createRoot(document.querySelector('#shell')).render(
      React.createElement(ReactRouter.BrowserRouter, null, React.createElement(Shell))));`,
} as const;

export type HostRouter = keyof typeof hostRouters;

export interface Combination {
  hostRouter: HostRouter;
  /** `own`: the host's router navigates; otherwise `Garfish.router.push` does. */
  own?: boolean;
  /** Gives the entry that the page was opened with a state, before `run`. */
  marksFirst?: boolean;
  subApp: Kind;
}

async function openHost(context: FactContext, { hostRouter }: Combination): Promise<HostPage> {
  const body = '<div id="shell"></div><div id="container"></div>';
  const host = await context.open({ alone: true, path: '/', body });
  if (hostRouter !== 'none') {
    const key = hostRouter === 'vueRouter' ? 'vueRouter' : 'reactRouter';
    await host.addScriptTag({ url: context.bundle(key) });
    await host.evaluate(`(() => { ${hostRouters[hostRouter]} })()`);
    await host.locator('#shell i').waitFor();
  }
  return host;
}

/** Navigates, lets everything settle, and tells the address and what the container shows; or what was thrown. */
async function settle(context: FactContext, host: HostPage, navigate: string): Promise<string> {
  const thrown = await host.evaluate<string>(
    `Promise.resolve().then(() => { ${navigate} }).then(() => '', (error) => error.name)`,
  );
  await context.flush();
  await context.flush();
  const seen = await host.evaluate(
    () =>
      `${location.pathname}: ${document.querySelector<HTMLElement>('#container')?.innerText.trim() ?? ''}`,
  );
  return `${thrown}${thrown && ' at '}${seen.replaceAll(/\s+/g, ' ')}`.trim();
}

/** Takes a sub-app that has counted to 2 through these steps; what the reader sees after each. */
export async function tour(
  context: FactContext,
  combination: Combination,
  steps: readonly string[],
): Promise<string[]> {
  const host = await openHost(context, combination);
  await observe(host);
  if (combination.marksFirst) await host.evaluate(() => history.replaceState({}, ''));
  const orders = { ...routedSubApp(context, 'orders', combination.subApp), activeWhen: '/orders' };
  await start(host, [orders, routed(context, 'members')]);
  await waitForNote(host, 'after /');
  await host.evaluate(code('to /orders', combination).replace('return ', ''));
  await waitForNote(host, 'after /orders');
  await host.locator('#container button').click();
  await host.locator('#container button').click();
  const seen: string[] = [];
  for (const step of steps) seen.push(await settle(context, host, code(step, combination)));
  return seen;
}

function code(step: string, { own }: Combination): string {
  if (step === 'back') return 'history.back()';
  if (step === 'look again') return '';
  if (step === 'close')
    return `window.Garfish.cacheApps.orders.unmount(); delete window.Garfish.cacheApps.orders`;
  const [kind, path] = step.split(' ');
  if (kind === 'inside') return `window.Garfish.channel.emit('inside', '${path}')`;
  if (kind === 'pushState') return `history.pushState(null, '', '${path}')`;
  return own ? `return window.go('${path}')` : `window.Garfish.router.push({ path: '${path}' })`;
}
