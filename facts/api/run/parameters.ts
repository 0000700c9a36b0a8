import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

/** Goes back one entry, and waits until it is there. */
function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
}

export const proofs: readonly Proof[] = [
  {
    id: 'run.default-dom-getter',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true });
        const loaded = await window.Garfish.loadApp(name, { entry });
        const mounted = await loaded?.mount();
        const parent = loaded?.appContainer.parentElement;
        return { mounted, parent: parent?.tagName, connected: loaded?.appContainer.isConnected };
      }, app());
      assert.deepEqual(result, { mounted: true, parent: 'DIV', connected: false });
    },
  },
  {
    id: 'run.options-optional',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        const { running, options } = window.Garfish.run();
        return { running, apps: options.apps, basename: options.basename };
      });
      assert.deepEqual(result, { running: true, apps: [], basename: '/' });
    },
  },
  {
    id: 'run.auto-refresh-app-default',
    async run({ open, flush }) {
      const host = await open();
      await host.evaluate(() => {
        const { router } = window.Garfish;
        router.beforeEach((to, _from, next: () => void) => {
          if (!to.path.startsWith('/blocked')) next();
        });
        window.addEventListener('popstate', (event) => {
          if ('garfish' in event) window.notes.push(location.pathname + location.search + location.hash);
        });
        window.Garfish.run({ disablePreloadApp: true });
      });
      // Synthetic events after a step, by the address at which they came.
      const eventsOf = async (step: () => unknown): Promise<string[]> => {
        await flush();
        await host.evaluate(() => (window.notes.length = 0));
        await host.evaluate(step);
        await flush();
        return host.evaluate(() => window.notes);
      };
      const steps: [expected: string[], step: () => unknown][] = [
        [['/first'], () => history.pushState({}, '', '/first')],
        [['/second'], () => history.pushState({}, '', '/second')],
        [['/second#part'], () => history.pushState({}, '', '/second#part')],
        [['/third'], () => history.replaceState({}, '', '/third')],
        [['/third?page=2'], () => history.pushState({ page: 2 }, '', '?page=2')],
        [[], () => history.pushState({ page: 2 }, '', '?page=3')],
        [[], () => history.replaceState({ page: 2 }, '', '?page=4')],
        [[], () => history.pushState({}, '', '/blocked')],
        [['/last'], () => history.pushState({}, '', '/last')],
        [['/beyond'], () => history.pushState({}, '', '/beyond')],
        // Here the browser sends its own.
        [[], stepBack],
      ];
      for (const [expected, step] of steps) assert.deepEqual(await eventsOf(step), expected, String(step));
    },
  },
  {
    id: 'run.inherit-missing',
    async run({ open, app }) {
      const host = await open();
      const info = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, basename: '/demo', asyncProviderTimeout: 7 });
        const loaded = await window.Garfish.loadApp(name, { entry, basename: '/own' });
        return { basename: loaded?.appInfo.basename, timeout: loaded?.appInfo.asyncProviderTimeout };
      }, app());
      assert.deepEqual(info, { basename: '/own', timeout: 7 });
    },
  },
  {
    id: 'run.inherit-objects',
    async run({ open, app }) {
      const host = await open();
      const merged = await host.evaluate(async ({ name, entry }) => {
        // A field of the reader's own: what is merged is not a matter of its name.
        const own = (value: object): object => ({ own: value });
        window.Garfish.run({
          disablePreloadApp: true,
          sandbox: { disableWith: true, fixStaticResourceBaseUrl: false },
          ...own({ a: 1, deep: { b: 2, c: 3 } }),
        });
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          sandbox: { strictIsolation: true, disableWith: false },
          ...own({ deep: { c: 4, d: 5 } }),
        });
        const { sandbox } = loaded?.appInfo ?? {};
        const merged: unknown = Reflect.get(loaded?.appInfo ?? {}, 'own');
        return [
          sandbox && [sandbox.disableWith, sandbox.fixStaticResourceBaseUrl, sandbox.strictIsolation],
          merged,
        ];
      }, app());
      assert.deepEqual(merged, [[false, false, true], { a: 1, deep: { b: 2, c: 4, d: 5 } }]);
    },
  },
  {
    id: 'run.inherit-arrays',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const variables = (from: string) => ({
          protectVariable: [`protect-${from}`],
          insulationVariable: [`insulate-${from}`],
        });
        window.Garfish.run({ disablePreloadApp: true, ...variables('global') });
        window.Garfish.registerApp({ name, entry, ...variables('app') });
        const { protectVariable, insulationVariable } = (await window.Garfish.loadApp(name))?.appInfo ?? {};
        return [[...new Set(protectVariable)], [...new Set(insulationVariable)]];
      }, app());
      assert.deepEqual(result, [
        ['protect-global', 'protect-app'],
        ['insulate-global', 'insulate-app'],
      ]);
    },
  },
  {
    id: 'run.inherit-undefined',
    async run({ open, app }) {
      const host = await open();
      const domGetter = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, domGetter: '#container' });
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: undefined });
        return loaded?.appInfo.domGetter;
      }, app());
      assert.equal(domGetter, '#container');
    },
  },
  {
    id: 'run.inherit-props',
    async run({ open, app }) {
      const host = await open();
      const props = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true, props: { user: { id: 1 }, theme: 'dark' } });
        const loaded = await window.Garfish.loadApp(name, { entry, props: { user: { role: 'admin' } } });
        return loaded?.appInfo.props;
      }, app());
      assert.deepEqual(props, { user: { role: 'admin' }, theme: 'dark' });
    },
  },
  {
    id: 'run.inherit-global-only',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const nothing = (): void => undefined;
        const options = {
          disablePreloadApp: true,
          disableStatistics: true,
          appID: 'mine',
          apps: [],
          plugins: [() => ({ name: 'mine' })],
          autoRefreshApp: false,
          loader: {},
          onNotMatchRouter: nothing,
          beforeBootstrap: nothing,
          bootstrap: nothing,
          beforeRegisterApp: nothing,
          registerApp: nothing,
          beforeLoad: nothing,
          afterLoad: nothing,
          errorLoadApp: nothing,
          beforeMount: nothing,
        };
        window.Garfish.run(options);
        const loaded = await window.Garfish.loadApp(name, { entry });
        return Object.keys(options).filter((key) => key in (loaded?.appInfo ?? {}));
      }, app());
      // The hook of an app, `beforeMount`, is handed down.
      assert.deepEqual(result, ['beforeMount']);
    },
  },
  {
    id: 'run.global-array-twice',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ([one, two]) => {
          window.Garfish.run({ disablePreloadApp: true, protectVariable: ['fromGlobal'] });
          const variables: unknown[] = [];
          for (const [{ name, entry }, protectVariable] of [
            [one, ['fromApp']],
            [one, ['fromApp']],
            [two, undefined],
          ] as const) {
            const options = protectVariable ? { entry, protectVariable: [...protectVariable] } : { entry };
            variables.push((await window.Garfish.loadApp(name, options))?.appInfo.protectVariable);
          }
          return variables;
        },
        [app({ name: 'one' }), app({ name: 'two' })] as const,
      );
      const global = ['fromGlobal', 'fromGlobal'];
      assert.deepEqual(result, [[...global, 'fromApp'], [...global, 'fromApp'], global]);
    },
  },
  {
    id: 'run.returns-instance',
    async run({ open }) {
      const host = await open();
      assert.equal(await host.evaluate(() => window.Garfish.run() === window.Garfish), true);
    },
  },
];
