import assert from 'node:assert/strict';
import type { Proof, FactContext } from '../../kit/proof';
import { mount } from '../../kit/mounting';
import { address, go, observe, routed, shown, start } from '../../kit/routing';
import { waitForNote } from '../../kit/waiting';
import { parsesQuery } from './setup';

interface Target {
  path: string;
  query?: Record<string, string>;
  basename?: string;
}

/** Opens `/demo/start`, runs under `/demo` and pushes: what the address bar shows then. */
async function pushed({ open }: FactContext, target: Target): Promise<string> {
  const host = await open({ path: '/demo/start' });
  await start(host, [], '/demo');
  await host.evaluate((target) => window.Garfish.router.push(target), target);
  return address(host);
}

function pushesTo(id: string, target: Target, expected: string): Proof {
  return {
    id,
    async run(context) {
      assert.equal(await pushed(context, target), expected);
    },
  };
}

export const proofs: readonly Proof[] = [
  {
    id: 'router.native-history',
    async run(context) {
      const host = await context.open();
      const isNative = (): Promise<boolean> =>
        host.evaluate(() => String(Reflect.get(history, 'pushState')).includes('[native code]'));
      assert.equal(await isNative(), true);
      await start(host, [routed(context, 'order')]);
      assert.equal(await isNative(), false);
      await host.evaluate(() => history.pushState(null, '', '/order'));
      await waitForNote(host, 'shows order');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.guard-after-address-change',
    async run({ open }) {
      const host = await open({ path: '/first' });
      await start(host);
      const seen = await host.evaluate(() => {
        const paths: string[] = [];
        window.Garfish.router.beforeEach((_to, from, next: () => void) => {
          paths.push(from.path, location.pathname);
          next();
        });
        window.Garfish.router.push({ path: '/second' });
        return paths;
      });
      assert.deepEqual(seen, ['/first', '/second']);
    },
  },
  {
    id: 'router.single-slot',
    async run(context) {
      const register = (owner: string): string => `
        window.Garfish.router.beforeEach((to, from, next) => { note('before, ${owner}'); next(); });
        window.Garfish.router.afterEach((to, from, next) => { note('after, ${owner}'); next(); });
        window.Garfish.router.routerChange(() => note('change, ${owner}'));`;
      const host = await context.open();
      await start(host);
      await host.evaluate(`(() => {
        const note = (text) => window.notes.push(text);
        ${register('first')} ${register('second')}
        window.Garfish.router.push({ path: '/x' });
      })()`);
      await waitForNote(host, 'after, second');
      // A sub-app's take the place of the main app's.
      await mount(host, context.app({ script: register('sub-app') }));
      await host.evaluate(() => window.Garfish.router.push({ path: '/y' }));
      await waitForNote(host, 'after, sub-app');
      await context.flush();
      const seen = (await context.notes()).filter((note) => note.includes(', '));
      assert.deepEqual(
        seen,
        ['second', 'sub-app'].flatMap((owner) => [`change, ${owner}`, `before, ${owner}`, `after, ${owner}`]),
      );
    },
  },
  parsesQuery('router.query-is-array', ['?id=1', { id: ['id', '1'] }]),
  {
    id: 'router.hash-and-query-ignored',
    async run(context) {
      const host = await context.open({ path: '/?to=/order#/order' });
      await start(host, [routed(context, 'order')]);
      await waitForNote(host, 'none /');
      await context.flush();
      assert.deepEqual(context.requests(), []);
      await go(host, '/order');
      await waitForNote(host, 'shows order');
    },
  },
  {
    id: 'router.returns-nothing',
    async run({ open }) {
      const host = await open();
      const types = await host.evaluate(() => {
        const { router } = window.Garfish;
        const nothing = (): void => undefined;
        const argumentsOf: Record<string, unknown> = {
          push: { path: '/a' },
          replace: { path: '/b' },
          beforeEach: nothing,
          afterEach: nothing,
          routerChange: nothing,
          registerRouter: [],
          setRouterConfig: {},
          listenRouterAndReDirect: router.routerConfig,
        };
        const types: [name: string, type: string][] = [];
        for (const name of Object.keys(router)) {
          const method: unknown = Reflect.get(router, name);
          if (typeof method !== 'function') continue;
          const called = name in argumentsOf;
          types.push([
            name,
            called ? typeof Reflect.apply(method, router, [argumentsOf[name]]) : 'not called',
          ]);
        }
        return types;
      });
      assert.equal(types.length, 8);
      for (const [name, type] of types) assert.equal(type, 'undefined', name);
    },
  },
  pushesTo('router.push-adds-slash', { path: 'x' }, '/demo/x'),
  pushesTo('router.push-query-joined', { path: '/x', query: { a: '1', b: '2' } }, '/demo/x?a=1&b=2'),
  pushesTo('router.push-adds-basename', { path: '/x' }, '/demo/x'),
  {
    id: 'router.push-string',
    async run({ open, messages, flush }) {
      const host = await open({ path: '/demo/start' });
      await start(host, [], '/demo');
      await host.evaluate(() => {
        Reflect.apply(window.Garfish.router.push, undefined, ['/x']);
      });
      await flush();
      assert.equal(await address(host), '/demo/start');
      assert.deepEqual(messages(), []);
    },
  },
  pushesTo('router.push-root-basename', { path: '/x', basename: '/' }, '/x'),
  pushesTo('router.push-other-basename', { path: '/x', basename: '/other' }, '/other/x'),
  pushesTo('router.push-query-not-encoded', { path: '/x', query: { k: 'a b&c' } }, '/demo/x?k=a%20b&c'),
  pushesTo('router.push-query-twice', { path: '/x?p=1', query: { k: 'v' } }, '/demo/x?p=1?k=v'),
  pushesTo('router.push-query-after-hash', { path: '/x#h', query: { k: 'v' } }, '/demo/x#h?k=v'),
  pushesTo('router.push-empty-path', { path: '' }, '/demo/start'),
  {
    id: 'router.push-like-domain',
    async run({ open }) {
      const host = await open({ path: '/demo/start' });
      await start(host, [], '/demo');
      for (const path of ['a.html', 'order.detail/1']) {
        const [name, message = ''] = await host.evaluate((path) => {
          try {
            window.Garfish.router.push({ path });
          } catch (error) {
            return error instanceof DOMException ? [error.name, error.message] : [String(error)];
          }
          return [];
        }, path);
        assert.equal(name, 'SecurityError');
        assert.match(message, /Failed to execute 'pushState' on 'History'/);
        assert.ok(message.includes(`http://${path}`), message);
      }
    },
  },
  pushesTo('router.push-file-name', { path: '/a.html' }, '/demo/a.html'),
  pushesTo('router.push-localhost', { path: 'http://localhost:3000/x' }, '/demo/http://localhost:3000/x'),
  {
    id: 'router.push-state-flag',
    async run({ open }) {
      const host = await open();
      await start(host);
      const state: unknown = await host.evaluate(() => {
        history.replaceState({ mine: 1 }, '');
        window.Garfish.router.push({ path: '/x' });
        const state: unknown = history.state;
        return state;
      });
      assert.deepEqual(state, { mine: 1, __GARFISH_ROUTER_UPDATE_FLAG__: true });
    },
  },
  {
    id: 'router.push-before-run',
    async run(context) {
      const host = await context.open();
      await observe(host);
      await host.evaluate(() => window.Garfish.setOptions({ basename: '/demo' }));
      await go(host, '/early');
      assert.equal(await address(host), '/early');
      await start(host, [], '/demo');
      await go(host, '/late');
      await waitForNote(host, 'after /late');
      await context.flush();
      assert.deepEqual(
        (await context.notes()).filter((note) => note.startsWith('change')),
        ['change /demo/late'],
      );
      assert.equal(await address(host), '/demo/late');
    },
  },
  {
    id: 'router.replace-keeps-history-length',
    async run({ open }) {
      const host = await open({ alone: true });
      await start(host, [], '/demo');
      const lengths = await host.evaluate(() => {
        const { router } = window.Garfish;
        const before = history.length;
        router.replace({ path: 'x', query: { k: 'v' } });
        const replaced = history.length - before;
        router.push({ path: 'y' });
        return [replaced, history.length - before];
      });
      assert.deepEqual(lengths, [0, 1]);
      await host.goBack();
      assert.equal(await address(host), '/demo/x?k=v');
    },
  },
  {
    id: 'router.shared-with-sub-apps',
    async run(context) {
      const { name, entry } = context.app({
        render: `window.Garfish.getGlobalObject().routerOfApp = window.Garfish.router;`,
      });
      const host = await context.open();
      const same = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry });
          await app?.mount();
          return Reflect.get(window, 'routerOfApp') === window.Garfish.router;
        },
        [name, entry] as const,
      );
      assert.equal(same, true);
    },
  },
  {
    id: 'router.push-two-slashes',
    async run({ open }) {
      const host = await open({ path: '/start' });
      await start(host);
      const push = (path: string): Promise<string> =>
        host.evaluate((path) => {
          try {
            window.Garfish.router.push({ path });
          } catch (reason) {
            return reason instanceof DOMException ? reason.name : String(reason);
          }
          return location.pathname;
        }, path);
      assert.equal(await push('//x.test/y'), 'SecurityError');
      assert.equal(await push('/x.test/y'), '/x.test/y');
    },
  },
  {
    id: 'router.flag-refreshes',
    async run({ open }) {
      const host = await open({ path: '/start' });
      const dispatched = await host.evaluate(() => {
        window.Garfish.run({ autoRefreshApp: false, disablePreloadApp: true });
        let events = 0;
        window.addEventListener('popstate', () => (events += 1));
        const count = async (act: () => void): Promise<number> => {
          const before = events;
          act();
          await new Promise((resolve) => setTimeout(resolve));
          return events - before;
        };
        return (async () => [
          await count(() => history.pushState(null, '', '/native')),
          await count(() => window.Garfish.router.push({ path: '/pushed' })),
          await count(() => history.pushState(history.state, '', '/kept')),
          await count(() => history.replaceState({ ...history.state }, '', '/copied')),
          await count(() => history.pushState(null, '', '/dropped')),
        ])();
      });
      assert.deepEqual(dispatched, [0, 1, 1, 1, 0]);
    },
  },
];
