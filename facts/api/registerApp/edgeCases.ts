import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import type { Proof } from '../../kit/proof';
import { go, routed } from '../../kit/routing';
import { waitForNote } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'register-app.partial-array',
    async run({ open }) {
      const host = await open({ path: '/order' });
      const result = await host.evaluate(
        () =>
          new Promise<unknown>((resolve) => {
            window.Garfish.run({ disablePreloadApp: true });
            const hooks: string[] = [];
            window.Garfish.hooks.lifecycle.registerApp.on((added) => void hooks.push(...Object.keys(added)));
            try {
              window.Garfish.registerApp([
                {
                  name: 'order',
                  entry: '/order.html',
                  activeWhen: '/order',
                  active: () => resolve('routed'),
                },
                { name: '', entry: '/nameless.html' },
              ]);
            } catch {
              const stored = Object.keys(window.Garfish.appInfos);
              // A later app that matches the same path: the router takes the apps in order.
              window.Garfish.registerApp({
                name: 'later',
                entry: '/later.html',
                activeWhen: '/order',
                active: () => resolve({ stored, hooks }),
              });
            }
          }),
      );
      assert.deepEqual(result, { stored: ['order'], hooks: ['later'] });
    },
  },
  {
    id: 'register-app.partial-array-again',
    async run({ open }) {
      const host = await open();
      const added = await host.evaluate(() => {
        const order = { name: 'order', entry: '/order.html' };
        try {
          window.Garfish.registerApp([order, { name: '', entry: '/nameless.html' }]);
        } catch {
          const calls: string[][] = [];
          window.Garfish.hooks.lifecycle.registerApp.on((apps) => void calls.push(Object.keys(apps)));
          window.Garfish.registerApp({ ...order });
          return calls;
        }
        return 'no error';
      });
      assert.deepEqual(added, [[]]);
    },
  },
  {
    id: 'register-app.early-basename',
    async run({ open }) {
      const host = await open({ path: '/demo/va' });
      const rootPath = await host.evaluate(
        () =>
          new Promise<string>((resolve) => {
            window.Garfish.registerApp({
              name: 'early',
              entry: '/early.html',
              activeWhen: '/va',
              active: (_info, rootPath) => resolve(rootPath),
            });
            window.Garfish.run({ basename: '/demo', disablePreloadApp: true });
          }),
      );
      assert.equal(rootPath, '/demo/va');
    },
  },
  {
    id: 'register-app.active-alone',
    async run(context) {
      const late = ['one', 'two'].map((name) => routed(context, name));
      for (const paired of [false, true]) {
        const host = await context.open();
        await host.evaluate(
          ([late, entry, paired]) => {
            const { Garfish } = window;
            Garfish.run({
              disablePreloadApp: true,
              domGetter: '#container',
              onNotMatchRouter: (path) => void window.notes.push(`none ${path}`),
              apps: [
                {
                  name: 'chart',
                  entry,
                  activeWhen: '/chart',
                  active: () => void window.notes.push('active'),
                  ...(paired && { deactive: () => undefined }),
                },
              ],
            });
            Garfish.registerApp([...late]);
          },
          [late, late[0]?.entry ?? '', paired] as const,
        );
        await go(host, '/one');
        await waitForNote(host, 'shows one');
        await go(host, '/chart');
        await waitForNote(host, 'active');
        await go(host, '/nowhere');
        await waitForNote(host, 'none /nowhere');
        await host.evaluate(() => void (window.notes.length = 0));
        for (const { name } of late) {
          await go(host, `/${name}`);
          await waitForNote(host, paired ? `shows ${name}` : `none /${name}`);
        }
      }
    },
  },
  {
    id: 'register-app.nested-removed',
    async run({ open, app }) {
      const host = await open({ path: '/parent' });
      const result = await host.evaluate(
        async ([parent, child, kept]) => {
          await new Promise<void>((resolve) => {
            window.Garfish.run({
              disablePreloadApp: true,
              domGetter: '#container',
              apps: [{ ...parent, activeWhen: '/parent' }],
              afterMount: () => resolve(),
            });
          });
          window.Garfish.registerApp([
            { ...child, basename: '/parent', activeWhen: '/child' },
            { ...kept, basename: '/elsewhere', activeWhen: '/child' },
          ]);
          await window.Garfish.loadApp(child.name, { cache: true });
          await window.Garfish.loadApp(kept.name, { cache: true });
          const names = () => [
            Object.keys(window.Garfish.appInfos),
            Object.keys(window.Garfish.cacheApps),
            window.Garfish.router.routerConfig.apps.map(({ name }) => name),
          ];
          const before = names();
          await new Promise<void>((resolve) => {
            window.Garfish.router.afterEach((to: unknown, from: unknown, next: () => void) => {
              next();
              resolve();
            });
            history.pushState({}, '', '/elsewhere');
          });
          return { before, after: names() };
        },
        [app({ name: 'parent' }), app({ name: 'child' }), app({ name: 'kept' })] as const,
      );
      assert.deepEqual(result, {
        before: Array(3).fill(['parent', 'child', 'kept']),
        after: Array(3).fill(['parent', 'kept']),
      });
    },
  },
  {
    id: 'register-app.not-match-first',
    async run({ open, notes, flush }) {
      const host = await open({ path: '/demo/order' });
      await host.evaluate(
        () =>
          new Promise<void>((resolve) => {
            window.Garfish.run({
              basename: '/demo',
              disablePreloadApp: true,
              onNotMatchRouter: (path) => {
                window.notes.push(`not matched ${path}`);
                window.Garfish.registerApp({
                  name: 'order',
                  entry: '/order.html',
                  basename: '/demo',
                  activeWhen: '/order',
                  active: (_info, rootPath) => {
                    window.notes.push(`active ${rootPath}`);
                    resolve();
                  },
                });
              },
            });
          }),
      );
      await flush();
      assert.deepEqual(await notes(), ['not matched /demo/order', 'active /demo/order']);
    },
  },
  {
    id: 'register-app.duplicate-ignored',
    async run({ open, app, notes }) {
      const register = (entry: string): string =>
        `window.Garfish.registerApp({ name: 'order', entry: '${entry}', cache: false, basename: '/second' });`;
      const inSubApp = app({ name: 'outer', script: register('/of-a-sub-app.html') });
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.registerApp({ name: 'order', entry: '/first.html' });
      });
      await host.evaluate(`(() => { ${register('/second.html')} })()`);
      await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true, basename: '/demo' }));
      await host.evaluate(`(() => { ${register('/third.html')} })()`);
      await mount(host, inSubApp);
      assert.deepEqual(await notes(), ['render']);
      const stored = await host.evaluate(() => window.Garfish.appInfos['order']);
      assert.deepEqual(stored, { name: 'order', entry: '/first.html', basename: '/demo' });
    },
  },
];
