import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'instance.running',
    async run({ open }) {
      const host = await open();
      const states = await host.evaluate(() => [window.Garfish.running, window.Garfish.run().running]);
      assert.deepEqual(states, [false, true]);
    },
  },
  {
    id: 'instance.props',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        window.Garfish.setOptions({ props: { user: 'ann' } });
        const same = window.Garfish.props === window.Garfish.options.props;
        const { props } = window.Garfish;
        delete window.Garfish.options.props;
        return { same, props, without: window.Garfish.props };
      });
      assert.deepEqual(result, { same: true, props: { user: 'ann' }, without: {} });
    },
  },
  {
    id: 'instance.app-infos',
    async run({ open }) {
      const host = await open();
      const result = await host.evaluate(() => {
        window.Garfish.setOptions({ props: { user: 'ann' }, domGetter: '#container' });
        const info = { name: 'order', entry: '/order.html' };
        window.Garfish.registerApp(info);
        const stored = window.Garfish.appInfos['order'];
        return { same: stored === info, stored };
      });
      assert.deepEqual(result, { same: true, stored: { name: 'order', entry: '/order.html' } });
    },
  },
  {
    id: 'instance.apps',
    async run({ open, app }) {
      const apps = ['order', 'report'].map((name) => ({ ...app({ name }), activeWhen: `/${name}` }));
      const host = await open({ path: '/order' });
      const seen = await host.evaluate(
        async ([apps, byHand]) => {
          const navigated = (navigate: () => unknown): Promise<string[]> =>
            new Promise((resolve) => {
              window.Garfish.router.afterEach((_to, _from, next: () => void) => {
                next();
                resolve(Object.keys(window.Garfish.apps));
              });
              navigate();
            });
          const seen = [
            await navigated(() =>
              window.Garfish.run({ disablePreloadApp: true, domGetter: '#container', apps }),
            ),
          ];
          await (await window.Garfish.loadApp(byHand.name, { entry: byHand.entry }))?.mount();
          for (const path of ['/order/list', '/report', '/elsewhere', '/order']) {
            seen.push(await navigated(() => history.pushState({}, '', path)));
          }
          return seen;
        },
        [apps, app({ name: 'by-hand' })] as const,
      );
      assert.deepEqual(seen, [['order'], ['order'], ['report'], [], ['order']]);
    },
  },
  {
    id: 'instance.apps-left-loading',
    async run({ open, app }) {
      const { name, entry } = app();
      for (const cache of [undefined, true, false]) {
        const host = await open();
        const state = await host.evaluate(
          async ([name, entry, cache]) => {
            let answer = (): void => undefined;
            const answered = new Promise<void>((resolve) => (answer = resolve));
            const asked = new Promise<void>((resolve) => {
              window.Garfish.loader.usePlugin({
                name: 'slow',
                async fetch(url, config) {
                  resolve();
                  await answered;
                  return fetch(url, config);
                },
              });
            });
            const loaded = new Promise<void>((resolve) => {
              const apps = [{ name, entry, cache, activeWhen: '/app' }];
              const afterLoad = (): void => void setTimeout(resolve);
              window.Garfish.run({ disablePreloadApp: true, domGetter: '#container', apps, afterLoad });
            });
            history.pushState({}, '', '/app');
            await asked;
            history.pushState({}, '', '/');
            setTimeout(answer);
            await loaded;
            return [Object.keys(window.Garfish.apps), window.Garfish.apps[name]?.mounted];
          },
          [name, entry, cache] as const,
        );
        assert.deepEqual(state, [[name], false]);
      }
    },
  },
  {
    id: 'instance.active-apps',
    async run({ open, app }) {
      const host = await open();
      const counts = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const seen = [window.Garfish.activeApps.length];
        const count = () => seen.push(window.Garfish.activeApps.filter((each) => each === loaded).length);
        const mounted = loaded?.mount();
        count();
        await mounted;
        count();
        loaded?.hide();
        count();
        await loaded?.show();
        count();
        loaded?.unmount();
        count();
        return seen;
      }, app());
      assert.deepEqual(counts, [0, 1, 1, 0, 1, 0]);
    },
  },
  {
    id: 'instance.cache-apps',
    async run({ open, app }) {
      const host = await open();
      const names = await host.evaluate(
        async ({ name, entry }) => {
          await window.Garfish.loadApp('plain', { entry });
          await window.Garfish.loadApp(name, { entry, cache: true });
          return Object.keys(window.Garfish.cacheApps);
        },
        app({ name: 'cached' }),
      );
      assert.deepEqual(names, ['cached']);
    },
  },
  {
    id: 'instance.externals',
    async run({ open }) {
      const host = await open();
      const externals = await host.evaluate(() => {
        const before = { ...window.Garfish.externals };
        window.Garfish.setExternal('lib', 'one');
        return { before, after: window.Garfish.externals };
      });
      assert.deepEqual(externals, { before: {}, after: { lib: 'one' } });
    },
  },
  {
    id: 'instance.plugins',
    async run({ open }) {
      const host = await open();
      const names = await host.evaluate(() => {
        window.Garfish.usePlugin(() => ({ name: 'mine' }));
        return Object.keys(window.Garfish.plugins);
      });
      assert.ok(names.includes('mine') && names.includes('router'), names.join());
    },
  },
  {
    id: 'instance.hooks',
    async run({ open, app }) {
      const host = await open();
      const names = await host.evaluate(
        async ({ name, entry }) => {
          const seen: string[] = [];
          window.Garfish.hooks.lifecycle.beforeLoad.on((info) => {
            seen.push(info.name);
          });
          await window.Garfish.loadApp(name, { entry });
          return seen;
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(names, ['order']);
    },
  },
  {
    id: 'instance.emitter',
    async run({ open }) {
      const host = await open();
      const seen = await host.evaluate(() => {
        const heard: string[] = [];
        window.Garfish.on('ping', (from: string) => heard.push(`instance hears ${from}`));
        window.Garfish.channel.on('ping', (from: string) => heard.push(`channel hears ${from}`));
        window.Garfish.emit('ping', 'instance');
        window.Garfish.channel.emit('ping', 'channel');
        return heard;
      });
      assert.deepEqual(seen, ['instance hears instance', 'channel hears channel']);
    },
  },
  {
    id: 'instance.nonexistent',
    async run({ open }) {
      const host = await open();
      const existing = await host.evaluate(() =>
        [
          'setGlobalObject',
          'unmountApp',
          'load',
          'getRawLocalStorage',
          'stop',
          'destroy',
          'unregisterApp',
          'loadApp',
        ].filter((name) => Reflect.get(window.Garfish, name) !== undefined),
      );
      // `loadApp` is there to show that the check can find something.
      assert.deepEqual(existing, ['loadApp']);
    },
  },
  {
    id: 'instance.config-key',
    async run({ open }) {
      const host = await open();
      const basename = await host.evaluate(() => {
        const options: object = { config: { basename: '/demo' } };
        window.Garfish.run(options);
        return window.Garfish.options.basename;
      });
      assert.equal(basename, '/');
    },
  },
];
