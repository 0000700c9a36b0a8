import assert from 'node:assert/strict';
import type { Proof, FactContext } from '../../kit/proof';

interface Matching {
  /** Of the address bar. */
  path: string;
  activeWhen: string;
  basename?: string;
}

/** The path that `active` receives when the router activates the app, or `no match`. */
async function match({ open }: FactContext, { path, activeWhen, basename = '/' }: Matching): Promise<string> {
  const host = await open({ path });
  return host.evaluate(
    ([activeWhen, basename]) =>
      new Promise<string>((resolve) => {
        window.Garfish.run({
          basename,
          disablePreloadApp: true,
          onNotMatchRouter: () => resolve('no match'),
          apps: [
            { name: 'app', entry: '/app.html', activeWhen, active: (_info, rootPath) => resolve(rootPath) },
          ],
        });
      }),
    [activeWhen, basename] as const,
  );
}

/** `activeWhen: '/vue-app'` under `basename: '/demo'`, the example of the page. */
async function matchesExample(context: FactContext, path: string): Promise<boolean> {
  return (await match(context, { path, basename: '/demo', activeWhen: '/vue-app' })) !== 'no match';
}

export const proofs: readonly Proof[] = [
  {
    id: 'register-app.before-and-after-run',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.registerApp({ name: 'before', entry: '/before.html' });
        window.Garfish.run({ disablePreloadApp: true });
        window.Garfish.registerApp([
          { name: 'after', entry: '/after.html' },
          { name: 'last', entry: '/last.html' },
        ]);
        return Object.keys(window.Garfish.appInfos);
      });
      assert.deepEqual(names, ['before', 'after', 'last']);
    },
  },
  {
    id: 'register-app.load-hooks-ignored',
    async run({ open, app, serve, notes, flush }) {
      const missing = serve('/missing.html', '', {}, 404);
      const host = await open();
      await host.evaluate(
        async ([{ name, entry }, missing]) => {
          window.Garfish.run({ disablePreloadApp: true, errorLoadApp: () => window.notes.push('global') });
          const hooks = {
            beforeLoad: () => window.notes.push('beforeLoad'),
            afterLoad: () => window.notes.push('afterLoad'),
            errorLoadApp: () => window.notes.push('errorLoadApp'),
          };
          window.Garfish.registerApp([
            Object.assign({ name, entry }, hooks),
            Object.assign({ name: 'missing', entry: missing }, hooks),
          ]);
          await window.Garfish.loadApp(name);
          await window.Garfish.loadApp('missing');
          await window.Garfish.loadApp('passed', Object.assign({ entry }, hooks));
        },
        [app(), missing] as const,
      );
      await flush();
      assert.deepEqual(await notes(), ['global']);
    },
  },
  {
    id: 'register-app.match-pathname',
    async run(context) {
      assert.equal(await match(context, { path: '/order?x=1#/y', activeWhen: '/order' }), '/order');
      assert.equal(await match(context, { path: '/?to=/order#/order', activeWhen: '/order' }), 'no match');
    },
  },
  {
    id: 'register-app.match-function',
    async run({ open }) {
      const host = await open({ path: '/demo/order/list' });
      const seen = await host.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const paths: string[] = [];
            window.Garfish.run({
              basename: '/demo',
              disablePreloadApp: true,
              apps: [
                {
                  name: 'app',
                  entry: '/app.html',
                  activeWhen: (path) => {
                    paths.push(path);
                    return path === '/order/list';
                  },
                  active: () => resolve(paths),
                },
              ],
            });
          }),
      );
      assert.equal(seen[0], '/order/list');
    },
  },
  {
    id: 'register-app.example-segments',
    async run(context) {
      assert.equal(await matchesExample(context, '/demo/vue-app'), true);
      assert.equal(await matchesExample(context, '/demo/vue-app/about'), true);
      assert.equal(await matchesExample(context, '/demo/vue-app2'), false);
      assert.equal(await matchesExample(context, '/demo'), false);
    },
  },
  {
    id: 'register-app.example-without-basename',
    async run(context) {
      assert.equal(await matchesExample(context, '/vue-app/detail/goods'), true);
      assert.equal(await matchesExample(context, '/other/vue-app'), false);
    },
  },
  {
    id: 'register-app.example-text-prefix',
    async run(context) {
      assert.equal(await matchesExample(context, '/demo2/vue-app'), true);
    },
  },
  {
    id: 'register-app.shortest-prefix',
    async run({ open }) {
      for (const [path, basename, expected] of [
        ['/order/list', '/', '/ord'],
        ['/demo/order/list', '/demo', '/demo/ord'],
      ] as const) {
        const host = await open({ path });
        const result = await host.evaluate(
          (basename) =>
            new Promise<{ rootPath: string; tried: string[] }>((resolve) => {
              const tried: string[] = [];
              window.Garfish.run({
                basename,
                disablePreloadApp: true,
                apps: [
                  {
                    name: 'app',
                    entry: '/app.html',
                    activeWhen: (path) => {
                      tried.push(path);
                      return path.startsWith('/ord');
                    },
                    active: (_info, rootPath) => resolve({ rootPath, tried }),
                  },
                ],
              });
            }),
          basename,
        );
        assert.equal(result.rootPath, expected);
        // The first call asks whether the app matches at all.
        assert.deepEqual(result.tried.slice(1, 6), ['', '/', '/o', '/or', '/ord']);
      }
    },
  },
  {
    id: 'register-app.active-replaces',
    async run({ open, app, requests, flush }) {
      const sub = app({ name: 'chart' });
      const host = await open({ path: '/chart' });
      const result = await host.evaluate(
        (info) =>
          new Promise<string[]>((resolve) => {
            const called: string[] = [];
            // Called when the activation of all matching apps is over.
            window.Garfish.router.afterEach((to: unknown, from: unknown, next: () => void) => {
              next();
              resolve([...called, ...Object.keys(window.Garfish.apps)]);
            });
            window.Garfish.run({
              disablePreloadApp: true,
              apps: [
                { ...info, activeWhen: '/chart', active: ({ name }) => void called.push(`active ${name}`) },
              ],
            });
          }),
        sub,
      );
      assert.deepEqual(result, ['active chart']);
      await flush();
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'register-app.active-root-path',
    async run(context) {
      assert.equal(
        await match(context, { path: '/demo/chart/1', basename: '/demo', activeWhen: '/chart' }),
        '/demo/chart',
      );
    },
  },
  {
    id: 'register-app.deactive-path',
    async run({ open, app, notes }) {
      const host = await open({ path: '/demo/chart' });
      const path = await host.evaluate(
        () =>
          new Promise<string>((resolve) => {
            window.Garfish.run({
              basename: '/demo',
              disablePreloadApp: true,
              apps: [
                {
                  name: 'chart',
                  entry: '/chart.html',
                  activeWhen: '/chart',
                  active: () => history.pushState({}, '', '/demo/elsewhere'),
                  deactive: (_info, currentPath) => resolve(currentPath),
                },
              ],
            });
          }),
      );
      assert.equal(path, '/elsewhere');
      // Nothing else takes away what the router has shown.
      const other = await open({ path: '/app' });
      const shown = await other.evaluate(async ({ name, entry }) => {
        const left = new Promise<boolean | undefined>((resolve) => {
          window.Garfish.router.afterEach((to, _from, next: () => void) => {
            next();
            if (to.path === '/app') history.pushState({}, '', '/elsewhere');
            else resolve(window.Garfish.activeApps[0]?.display);
          });
        });
        const apps = [
          { name, entry, activeWhen: '/app', deactive: () => void window.notes.push('deactive') },
        ];
        window.Garfish.run({ disablePreloadApp: true, domGetter: '#container', apps });
        return left;
      }, app());
      assert.deepEqual([shown, await notes()], [true, ['render', 'deactive']]);
    },
  },
  {
    id: 'register-app.returns-instance',
    async run({ open }) {
      const host = await open();
      const same = await host.evaluate(
        () => window.Garfish.registerApp({ name: 'order', entry: '/order.html' }) === window.Garfish,
      );
      assert.equal(same, true);
    },
  },
];
