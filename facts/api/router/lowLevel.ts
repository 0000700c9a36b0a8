import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import { address, go, observe, routed, shown, start } from '../../kit/routing';
import { waitForNote } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'router.register-router-needs-array',
    async run(context) {
      const host = await context.open();
      const message = await host.evaluate(
        (app) => {
          try {
            window.Garfish.router.registerRouter(app);
          } catch (error) {
            return String(error);
          }
          return 'nothing thrown';
        },
        routed(context, 'order'),
      );
      assert.equal(message, 'TypeError: Apps.filter is not a function');
    },
  },
  {
    id: 'router.register-router-waits',
    async run(context) {
      const host = await context.open({ path: '/order' });
      await observe(host);
      await start(host);
      await waitForNote(host, 'after /order');
      await host.evaluate((app) => window.Garfish.router.registerRouter([app]), routed(context, 'order'));
      await context.flush();
      assert.deepEqual(
        (await context.notes()).filter((note) => note.startsWith('before')),
        ['before /order'],
      );
      await go(host, '/order/list');
      await waitForNote(host, 'after /order/list');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.register-router-not-in-app-infos',
    async run(context) {
      const host = await context.open();
      const inTables = await host.evaluate(
        (app) => {
          window.Garfish.router.registerRouter([app]);
          const { apps } = window.Garfish.router.routerConfig;
          return [apps.some(({ name }) => name === app.name), app.name in window.Garfish.appInfos];
        },
        routed(context, 'order'),
      );
      assert.deepEqual(inTables, [true, false]);
    },
  },
  {
    id: 'router.register-router-loses-props',
    async run(context) {
      const { name, entry } = context.app({
        render: `note('props ' + JSON.stringify(info.props)); note('sandboxed ' + (window !== window.Garfish.getGlobalObject()))`,
      });
      const host = await context.open();
      await observe(host);
      await start(host);
      await host.evaluate(
        ([name, entry]) => {
          const hooks = [
            'beforeMount',
            'afterMount',
            'beforeEval',
            'afterEval',
            'beforeUnmount',
            'afterUnmount',
          ];
          const noting = (hook: string): [string, () => void] => [
            hook,
            () => void window.notes.push(`hook ${hook}`),
          ];
          window.Garfish.router.registerRouter([
            {
              name,
              entry,
              activeWhen: '/order',
              cache: false,
              domGetter: '#container',
              props: { user: 'Ann' },
              sandbox: false,
              ...Object.fromEntries(hooks.map(noting)),
            },
          ]);
        },
        [name, entry] as const,
      );
      await go(host, '/order');
      await waitForNote(host, 'after /order');
      const parent = await host.evaluate(
        () => window.Garfish.apps['app']?.appContainer.parentElement?.id ?? 'nowhere',
      );
      assert.equal(parent, 'container');
      await go(host, '/');
      await waitForNote(host, 'after /', 2);
      await context.flush();
      const notes = await context.notes();
      assert.ok(notes.includes('props {}'), notes.join('\n'));
      assert.ok(notes.includes('sandboxed true'), notes.join('\n'));
      assert.ok(!notes.some((note) => note.startsWith('hook')), notes.join('\n'));
    },
  },
  {
    id: 'router.register-router-same-name',
    async run(context) {
      const app = routed(context, 'order');
      const host = await context.open();
      const entries = await host.evaluate((app) => {
        window.Garfish.router.registerRouter([app]);
        window.Garfish.router.registerRouter([{ ...app, activeWhen: '/other' }]);
        return window.Garfish.router.routerConfig.apps.map(({ activeWhen }) => String(activeWhen));
      }, app);
      assert.deepEqual(entries, ['/order']);
    },
  },
  {
    id: 'router.run-rewrites-config',
    async run({ open }) {
      const host = await open();
      const config = await host.evaluate(() => {
        const { router } = window.Garfish;
        router.setRouterConfig({ basename: '/mine', autoRefreshApp: false, listening: false });
        window.Garfish.run({ disablePreloadApp: true });
        const { basename, autoRefreshApp, listening } = router.routerConfig;
        return { basename, autoRefreshApp, listening };
      });
      assert.deepEqual(config, { basename: '/', autoRefreshApp: true, listening: true });
    },
  },
  {
    id: 'router.listening-false',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await observe(host);
      await start(host, [routed(context, 'a'), routed(context, 'b')]);
      await waitForNote(host, 'after /a');
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: false }));
      await go(host, '/b');
      await waitForNote(host, 'after /b');
      await context.flush();
      assert.ok((await context.notes()).includes('leaves a'));
      assert.deepEqual(await shown(host), []);
      assert.ok(!context.requests().includes('/b/index.html'));
    },
  },
  {
    id: 'router.auto-refresh-app-switch',
    async run({ open }) {
      const host = await open();
      await start(host);
      await host.evaluate(() => {
        window.Garfish.router.setRouterConfig({ autoRefreshApp: false });
        window.Garfish.router.afterEach((to, _from, next: () => void) => {
          window.notes.push(`after ${to.path}`);
          next();
        });
        window.addEventListener('popstate', () => window.notes.push(`popstate ${location.pathname}`));
        history.pushState(null, '', '/native');
      });
      await waitForNote(host, 'after /native');
      await go(host, '/router');
      await waitForNote(host, 'after /router');
      const popstates = await host.evaluate(() => window.notes.filter((note) => note.startsWith('popstate')));
      assert.deepEqual(popstates, ['popstate /router']);
    },
  },
  {
    id: 'router.basename-switch',
    async run(context) {
      const host = await context.open({ path: '/demo' });
      await observe(host);
      await start(host, [{ ...routed(context, 'order'), activeWhen: '/order' }], '/demo');
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ basename: '/other' }));
      await go(host, '/order');
      await waitForNote(host, 'after /order');
      assert.equal(await address(host), '/other/order');
      assert.deepEqual(await shown(host), []);
      await host.evaluate(() => history.pushState(null, '', '/demo/order'));
      await waitForNote(host, 'after /demo/order');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.config-hooks',
    async run({ open, notes }) {
      const host = await open();
      await observe(host);
      await start(host);
      await waitForNote(host, 'after /');
      await host.evaluate(() => {
        window.Garfish.router.setRouterConfig({
          beforeEach: (_to, _from, next: () => void) => {
            window.notes.push('config before');
            next();
          },
          afterEach: (_to, _from, next: () => void) => {
            window.notes.push('config after');
            next();
          },
          routerChange: () => {
            window.notes.push('config change');
          },
        });
      });
      await go(host, '/x');
      await waitForNote(host, 'config after');
      const after = (await notes()).filter((note) => /^config|\/x$/.test(note) && !note.startsWith('none'));
      assert.deepEqual(after, ['config change', 'config before', 'config after']);
    },
  },
  {
    id: 'router.config-not-match',
    async run(context) {
      const host = await context.open();
      await observe(host);
      const unmatched = (note: string): boolean => /^(?:none|config) /.test(note);
      await start(host, [routed(context, 'a')]);
      await waitForNote(host, 'after /');
      const before = (await context.notes()).filter(unmatched);
      await host.evaluate(() => {
        const notMatch = (path: string): void => void window.notes.push(`config ${path}`);
        window.Garfish.router.setRouterConfig({ notMatch });
      });
      for (const path of ['/x', '/a', '/y']) {
        await go(host, path);
        await waitForNote(host, `after ${path}`);
      }
      assert.deepEqual(before, ['none /']);
      assert.deepEqual((await context.notes()).filter(unmatched), [...before, 'config /x', 'config /y']);
    },
  },
  {
    id: 'router.listening-restored',
    async run(context) {
      const host = await context.open();
      await observe(host);
      await start(host, [routed(context, 'a')]);
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: false }));
      await go(host, '/a');
      await waitForNote(host, 'after /a');
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: true }));
      await go(host, '/a/inside');
      await waitForNote(host, 'after /a/inside');
      await context.flush();
      assert.deepEqual(await shown(host), []);
      assert.deepEqual(context.requests(), []);
    },
  },
  {
    id: 'router.listening-restored-return',
    async run(context) {
      const host = await context.open();
      await observe(host);
      await start(host, [routed(context, 'a')]);
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: false }));
      await go(host, '/a');
      await waitForNote(host, 'after /a');
      await host.evaluate(() => window.Garfish.router.setRouterConfig({ listening: true }));
      await go(host, '/elsewhere');
      await waitForNote(host, 'after /elsewhere');
      await go(host, '/a');
      await waitForNote(host, 'after /a', 2);
      assert.deepEqual(await shown(host), ['a']);
    },
  },
  {
    id: 'router.config-current',
    async run(context) {
      const host = await context.open({ path: '/demo/order' });
      await observe(host);
      await start(host, [routed(context, 'order')], '/demo');
      await waitForNote(host, 'after /order');
      const config = await host.evaluate(() => {
        const { current, apps } = window.Garfish.router.routerConfig;
        return { path: current?.path, fullPath: current?.fullPath, apps: apps.map(({ name }) => name) };
      });
      assert.deepEqual(config, { path: '/order', fullPath: '/demo/order', apps: ['order'] });
    },
  },
  {
    id: 'router.listen-twice',
    async run({ open, notes, flush }) {
      const host = await open();
      await observe(host);
      await start(host);
      await waitForNote(host, 'after /');
      await host.evaluate(() => {
        const { router } = window.Garfish;
        router.listenRouterAndReDirect(router.routerConfig);
      });
      for (const path of ['/x', '/y']) {
        await go(host, path);
        await waitForNote(host, `after ${path}`, 2);
        await flush();
        assert.equal((await notes()).filter((note) => note === `before ${path}`).length, 2);
      }
    },
  },
  {
    id: 'router.router-change-not-first',
    async run(context) {
      const host = await context.open({ path: '/order' });
      await observe(host);
      await start(host, [routed(context, 'order')]);
      await waitForNote(host, 'after /order');
      await host.evaluate((app) => window.Garfish.registerApp(app).running, routed(context, 'report'));
      await waitForNote(host, 'after /order', 2);
      await go(host, '/report');
      await waitForNote(host, 'after /report');
      const changes = (await context.notes()).filter((note) => note.startsWith('change'));
      assert.deepEqual(changes, ['change /report']);
    },
  },
];
