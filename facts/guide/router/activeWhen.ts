import assert from 'node:assert/strict';
import type { FactContext, Proof, HostPage } from '../../kit/proof';
import { type Routed, observe, routed, shown, start } from '../../kit/routing';
import { ticks, waitForMessage, waitForNote } from '../../kit/waiting';
import { runWith } from './setup';

/** Runs with one sub-app under `basename` and visits the paths: those at which the sub-app is active. */
function activeAt(host: HostPage, basename: string, activeWhen: string, paths: string[]): Promise<string[]> {
  return host.evaluate(
    async ([basename, activeWhen, paths]) => {
      const app = { active: false };
      const { router } = window.Garfish;
      const visit = (path: string): Promise<void> =>
        new Promise((resolve) => {
          router.afterEach((_to, _from, next: () => void) => {
            next();
            resolve();
          });
          history.pushState({ path }, '', path);
        });
      window.Garfish.run({
        basename,
        disablePreloadApp: true,
        apps: [
          {
            name: 'app',
            entry: location.href,
            activeWhen,
            active: () => void (app.active = true),
            deactive: () => void (app.active = false),
          },
        ],
      });
      const activePaths: string[] = [];
      for (const path of paths) {
        await visit(path);
        if (app.active) activePaths.push(path);
      }
      return activePaths;
    },
    [basename, activeWhen, paths] as const,
  );
}

interface AtRoot {
  basename: string;
  /** Which paths `home` matches: `/`, or the empty path, too. */
  matches: 'slash' | 'slash or empty';
  path?: string;
}

/**
 * Opens the root of the main app, where a sub-app `home` is shown, goes to `/order` and returns. The apps that the router
 * knows once `home` was left, and those on the page at `/order` and after the return.
 */
async function leavesHome(
  context: FactContext,
  { basename, matches, path = '/' }: AtRoot,
): Promise<{ apps: string[]; shown: string[][] }> {
  const prefix = basename === '/' ? '' : basename;
  const host = await context.open({ path: prefix + path });
  await host.evaluate(
    ([home, order, basename, matches]) => {
      window.Garfish.router.afterEach((_to, _from, next: () => void) => {
        window.notes.push('after');
        next();
      });
      const activeWhen = (path: string): boolean =>
        path === '/' || (path === '' && matches === 'slash or empty');
      window.Garfish.run({
        basename,
        disablePreloadApp: true,
        domGetter: '#container',
        apps: [{ ...home, activeWhen }, order],
      });
    },
    [routed(context, 'home'), routed(context, 'order'), basename, matches] as const,
  );
  await waitForNote(host, 'after');
  assert.deepEqual(await shown(host), ['home']);
  const seen: string[][] = [];
  for (const [index, next] of ['/order', path].entries()) {
    await host.evaluate((path) => history.pushState({}, '', path), prefix + next);
    await waitForNote(host, 'after', index + 2);
    seen.push(await shown(host));
  }
  const apps = await host.evaluate(() => window.Garfish.router.routerConfig.apps.map(({ name }) => name));
  return { apps, shown: seen };
}

export const proofs: readonly Proof[] = [
  {
    id: 'routing.no-active-when',
    async run({ open, app, notes, requests, flush }) {
      const subApp = app();
      const host = await open({ path: '/app' });
      await host.evaluate((subApp) => {
        window.Garfish.run({
          disablePreloadApp: true,
          apps: [subApp],
          onNotMatchRouter: (path) => void window.notes.push(path),
        });
      }, subApp);
      // Nor is one that comes late.
      await host.evaluate((late) => window.Garfish.registerApp(late).running, { ...subApp, name: 'late' });
      await waitForNote(host, '/app', 2);
      for (const path of ['/', '/app/list', '/elsewhere']) {
        await host.evaluate((path) => history.pushState({}, '', path), path);
        await waitForNote(host, path);
      }
      await flush();
      assert.deepEqual(await notes(), ['/app', '/app', '/', '/app/list', '/elsewhere']);
      assert.deepEqual(requests(), []);
      assert.equal(await host.evaluate((name) => name in window.Garfish.appInfos, subApp.name), true);
    },
  },
  {
    id: 'routing.segments',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/', '/vue', ['/vue', '/vue2', '/vue/list', '/react']);
      assert.deepEqual(active, ['/vue', '/vue/list']);
    },
  },
  {
    id: 'routing.case',
    async run({ open }) {
      const paths = ['/vue/List', '/Vue/List', '/vue/list', '/VUE'];
      const matches = [
        ['/vue', ['/vue/List', '/vue/list']],
        ['/vue/List', ['/vue/List']],
      ] as const;
      for (const [activeWhen, expected] of matches) {
        assert.deepEqual(await activeAt(await open(), '/', activeWhen, paths), expected);
      }
    },
  },
  {
    id: 'routing.two-segments',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/', '/a/b', ['/a/b', '/a', '/a/b/c', '/a/c', '/a/bc', '/b']);
      assert.deepEqual(active, ['/a/b', '/a/b/c']);
    },
  },
  {
    id: 'routing.root',
    async run({ open }) {
      const host = await open({ path: '/start' });
      const paths = ['/', '/vue', '/a/b/c'];
      assert.deepEqual(await activeAt(host, '/', '/', paths), paths);
    },
  },
  {
    id: 'routing.no-leading-slash',
    async run({ open, app, notes }) {
      const subApp = app({ render: 'note(info.basename);' });
      const host = await open({ path: '/vue/list' });
      await runWith(host, subApp, '/', 'vue');
      assert.deepEqual(await notes(), ['render', 'vue']);
    },
  },
  {
    id: 'routing.function-empty-path',
    async run({ open }) {
      const host = await open({ path: '/demo' });
      const received = await host.evaluate(() => {
        const paths: string[] = [];
        window.Garfish.run({
          basename: '/demo',
          disablePreloadApp: true,
          apps: [{ name: 'home', entry: location.href, activeWhen: (path) => paths.push(path) === 0 }],
        });
        return paths;
      });
      assert.equal(received[0], '');
    },
  },
  {
    id: 'routing.not-a-regexp',
    async run({ open, app, messages }) {
      const order = app({ name: 'order' });
      const start = async (isFunction: boolean): Promise<HostPage> => {
        const host = await open({ path: '/order' });
        await host.evaluate(
          ([{ name, entry }, isFunction]) => {
            const activeWhen = isFunction ? (path: string) => path.startsWith('/order') : /^\/order/;
            const apps = [{ name, entry, activeWhen: activeWhen as () => boolean }];
            window.Garfish.run({ disablePreloadApp: true, domGetter: '#container', apps });
          },
          [order, isFunction] as const,
        );
        return host;
      };
      await waitForNote(await start(true), 'render');
      assert.ok(!messages().some((message) => message.includes('activeWhen')));

      const host = await start(false);
      await waitForMessage({ messages }, 'activeWhen is not a function');
      await ticks(host);
      assert.deepEqual(await host.evaluate(() => window.Garfish.activeApps.length), 0);
    },
  },
  {
    id: 'routing.function-argument',
    async run({ open }) {
      const host = await open({ path: '/demo/report/1?year=2024#chart' });
      const received = await host.evaluate(() => {
        const paths: string[] = [];
        window.Garfish.run({
          basename: '/demo',
          disablePreloadApp: true,
          apps: [{ name: 'report', entry: location.href, activeWhen: (path) => paths.push(path) === 0 }],
        });
        return paths;
      });
      assert.equal(received[0], '/report/1');
    },
  },
  {
    id: 'routing.function-reads-hash',
    async run(context) {
      const host = await context.open();
      await observe(host);
      const order = routed(context, 'order');
      await host.evaluate(({ name, entry }) => {
        window.Garfish.run({
          domGetter: '#container',
          disablePreloadApp: true,
          apps: [{ name, entry, activeWhen: () => location.hash.startsWith('#/order') }],
        });
      }, order);
      await waitForNote(host, 'after /');
      for (const [time, hash] of ['#/order', '#/other', '#/order/detail'].entries()) {
        await host.evaluate((hash) => {
          location.hash = hash;
        }, hash);
        await waitForNote(host, 'after /', time + 2);
        assert.deepEqual(await shown(host), hash.startsWith('#/order') ? ['order'] : [], hash);
      }
    },
  },
  {
    id: 'routing.function-called-often',
    async run({ open }) {
      const host = await open({ path: '/report' });
      const calls = await host.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let calls = 0;
            window.Garfish.router.afterEach((_to, _from, next: () => void) => {
              next();
              resolve(calls);
            });
            window.Garfish.run({
              disablePreloadApp: true,
              apps: [
                {
                  name: 'report',
                  entry: location.href,
                  activeWhen: (path) => {
                    calls += 1;
                    return path.startsWith('/report');
                  },
                  active: () => undefined,
                },
              ],
            });
          }),
      );
      assert.ok(calls > 1, `${calls}`);
    },
  },
  {
    id: 'routing.app-basename',
    async run({ open, app, notes }) {
      const subApp = app({ render: 'note(info.basename);' });
      await runWith(await open({ path: '/vue/list' }), subApp, '/', '/vue');
      assert.deepEqual(await notes(), ['render', '/vue']);
      await runWith(await open({ path: '/demo/vue/list' }), subApp, '/demo', '/vue');
      assert.deepEqual(await notes(), ['render', '/demo/vue']);
    },
  },
  {
    id: 'routing.own-basename',
    async run({ open, app, notes }) {
      const subApp = app({ render: 'note(info.basename);' });
      const host = await open({ path: '/demo/vue' });
      await start(host, [{ ...subApp, activeWhen: '/vue', basename: '/other' }], '/demo');
      await waitForNote(host, 'none /demo/vue');
      await host.evaluate(() => history.pushState({ to: 'other' }, '', '/other/vue'));
      await waitForNote(host, 'render');
      assert.deepEqual(await notes(), ['none /demo/vue', 'render', '/other/vue']);
    },
  },
  {
    id: 'routing.without-basename',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/demo', '/vue', ['/demo/vue', '/demo/vue2', '/vue', '/demo']);
      assert.deepEqual(active, ['/demo/vue', '/vue']);
    },
  },
  {
    id: 'routing.text-prefix',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/demo', '/vue', ['/demo2/vue', '/other/vue']);
      assert.deepEqual(active, ['/demo2/vue']);
    },
  },
  {
    id: 'routing.regexp-basename',
    async run({ open }) {
      const host = await open();
      const active = await activeAt(host, '/v1.2', '/vue', ['/v1.2/vue', '/v12/vue', '/v1x2/vue']);
      assert.deepEqual(active, ['/v1.2/vue', '/v1x2/vue']);
    },
  },
  {
    id: 'routing.basename-slash',
    async run({ open }) {
      const paths = ['/demo/vue', '/demo/vue/list', '/demo//vue'];
      for (const [basename, expected, address] of [
        ['/demo', ['/demo/vue', '/demo/vue/list'], '/demo/vue'],
        ['/demo/', ['/demo//vue'], '/demo//vue'],
      ] as const) {
        const host = await open();
        assert.deepEqual(await activeAt(host, basename, '/vue', paths), expected);
        await host.evaluate(() => window.Garfish.router.push({ path: '/vue' }));
        assert.equal(await host.evaluate(() => location.pathname), address);
      }
    },
  },
  {
    id: 'routing.late-basename',
    async run(context) {
      const host = await context.open({ path: '/demo/va' });
      await observe(host);
      await start(host, [], '/demo');
      await waitForNote(host, 'none /demo/va');
      const late = (name: string): Routed => ({ ...routed(context, name), activeWhen: '/va' });
      await host.evaluate((app) => window.Garfish.registerApp(app).running, late('inheriting'));
      await waitForNote(host, 'none /demo/va', 2);
      await host.evaluate(
        (app) => window.Garfish.registerApp({ ...app, basename: '/demo' }).running,
        late('explicit'),
      );
      await waitForNote(host, 'shows explicit');
      await context.flush();
      assert.deepEqual(await shown(host), ['explicit']);
    },
  },
  {
    id: 'routing.late-app-basename',
    async run({ open, app, notes }) {
      const host = await open({ path: '/demo/va' });
      await start(host, [], '/demo');
      await waitForNote(host, 'none /demo/va');
      const late = [
        { name: 'inheriting', activeWhen: '/demo/va' },
        { name: 'explicit', activeWhen: '/va', basename: '/demo' },
      ].map((options) => ({
        ...options,
        ...app({ name: options.name, render: 'note(info.appName + info.basename);' }),
      }));
      for (const [index, each] of late.entries()) {
        await host.evaluate((each) => window.Garfish.registerApp(each).running, each);
        await waitForNote(host, 'render', index + 1);
      }
      // The global one is not put before `/demo/va`.
      const seen = (await notes()).filter((note) => note.endsWith('/va') && !note.startsWith('none'));
      assert.deepEqual(seen, ['inheriting/demo/va', 'explicit/demo/va']);
    },
  },
  {
    id: 'routing.root-function-trap',
    async run(context) {
      const basename = '/';
      assert.deepEqual(await leavesHome(context, { basename, matches: 'slash' }), {
        apps: [],
        shown: [['order'], []],
      });
      assert.deepEqual(await leavesHome(context, { basename, matches: 'slash or empty' }), {
        apps: ['home', 'order'],
        shown: [['order'], ['home']],
      });
    },
  },
  {
    id: 'routing.root-function-basename',
    async run(context) {
      for (const path of ['', '/']) {
        const left = await leavesHome(context, { basename: '/demo', matches: 'slash or empty', path });
        assert.deepEqual(left, { apps: [], shown: [['order'], []] }, path);
      }
    },
  },
];
