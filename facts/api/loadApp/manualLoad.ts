import assert from 'node:assert/strict';
import { loadOutcome } from '../../kit/outcome';
import type { FactContext, HostPage, Proof } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';

/** Calls `unmount()` when the scripts have been executed, and the provider is not there yet. */
async function unmountBeforeProvider(host: HostPage, app: FactContext['app']): Promise<unknown> {
  const wholeScript = `const { registerProvider } = __GARFISH_EXPORTS__;
    Garfish.channel.once('go on', () => {
      note('register');
      registerProvider({ render() { note('render'); }, destroy() {} });
    });
    note('executed');`;
  const mount = await host.evaluateHandle(
    async ({ name, entry }) => {
      const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
      return { loaded, mounting: loaded?.mount() };
    },
    app({ name: 'late', wholeScript }),
  );
  await waitForNote(host, 'executed');
  return mount.evaluate(async ({ loaded, mounting }) => {
    const unmounted = loaded?.unmount();
    window.Garfish.channel.emit('go on');
    return { unmounted, mounted: await mounting, connected: loaded?.appContainer.isConnected };
  });
}

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.only-loads',
    async run({ open, app, requests, notes, flush }) {
      const host = await open({ path: '/order' });
      const results = await host.evaluate(async ({ entry }) => {
        window.Garfish.run({ disablePreloadApp: true });
        const results: unknown[] = [];
        for (const [name, activeWhen] of Object.entries({
          elsewhere: '/never',
          here: '/order',
          asked: (path: string) => window.notes.push(path) > 0,
        })) {
          const loaded = await window.Garfish.loadApp(name, { entry, activeWhen });
          results.push([loaded?.mounted, loaded?.display, loaded?.appContainer]);
        }
        return results;
      }, app());
      assert.deepEqual(results, Array(3).fill([false, false, undefined]));
      await flush();
      assert.deepEqual(requests(), ['/app/index.html', '/app/index.js']);
      assert.deepEqual(await notes(), []);
    },
  },
  {
    id: 'load-app.unmount-while-mounting',
    async run({ open, app, notes, flush }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const mounting = loaded?.mount();
        const unmounted = loaded?.unmount();
        return { unmounted, mounted: await mounting, connected: loaded?.appContainer.isConnected };
      }, app());
      assert.deepEqual(result, { unmounted: false, mounted: false, connected: false });
      await flush();
      assert.deepEqual(await notes(), []);
      assert.deepEqual(await unmountBeforeProvider(host, app), result);
      await flush();
      assert.deepEqual(await notes(), ['executed', 'register']);
    },
  },
  {
    id: 'load-app.performance-dom-getter',
    async run({ open, app, messages }) {
      const host = await open();
      const mounted = await host.evaluate(async ({ name, entry }) => {
        const first: { element: Element | null } = { element: document.querySelector('#container') };
        await window.Garfish.loadApp(name, { entry, domGetter: () => first.element });
        first.element = null;
        const again = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        return again?.mount();
      }, app());
      assert.equal(mounted, true);
      assert.ok(
        messages().some((text) =>
          text.startsWith('[Garfish warning]: Invalid domGetter: () => first.element'),
        ),
        messages().join('\n'),
      );
    },
  },
  {
    id: 'load-app.concurrent',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const first = window.Garfish.loadApp(name, { entry, basename: '/first' });
        const second = window.Garfish.loadApp(name, { entry, basename: '/second' });
        const others = [true, false].map((cache) => window.Garfish.loadApp(name, { entry, cache }));
        return {
          same: [second, ...others].every((each) => each === first),
          basename: (await second)?.appInfo.basename,
          cached: Object.keys(window.Garfish.cacheApps),
        };
      }, app());
      assert.deepEqual(result, { same: true, basename: '/first', cached: [] });
    },
  },
  {
    id: 'load-app.without-run',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        const steps = [await loaded?.mount(), loaded?.hide(), await loaded?.show(), loaded?.unmount()];
        return [window.Garfish.running, ...steps];
      }, app());
      assert.deepEqual(result, [false, true, true, true, true]);
      assert.deepEqual(await notes(), ['render', 'destroy', 'render', 'destroy']);
    },
  },
  {
    id: 'load-app.after-run',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.run({ disablePreloadApp: true });
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        return [window.Garfish.running, await loaded?.mount(), loaded?.unmount()];
      }, app());
      assert.deepEqual(result, [true, true, true]);
      assert.deepEqual(await notes(), ['render', 'destroy']);
    },
  },
  {
    id: 'load-app.without-run-failure',
    async run({ open, serve }) {
      const host = await open();
      const entry = serve('/missing.html', '', {}, 404);
      assert.equal(await host.evaluate((entry) => window.Garfish.loadApp('missing', { entry }), entry), null);
    },
  },
  {
    id: 'load-app.after-run-failure',
    async run({ open, serve }) {
      const host = await open();
      const entry = serve('/missing.html', '', {}, 404);
      await assert.rejects(
        host.evaluate((entry) => {
          window.Garfish.run({ disablePreloadApp: true });
          return window.Garfish.loadApp('missing', { entry });
        }, entry),
        /load failed with status "404"/,
      );
    },
  },
  {
    id: 'load-app.without-run-error-mount',
    async run({ open, app, notes }) {
      const host = await open();
      const mounted = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            errorMountApp: (error) => void window.notes.push(error.message),
          });
          return loaded?.mount();
        },
        app({ render: `throw new Error('in render');` }),
      );
      assert.equal(mounted, false);
      assert.deepEqual(await notes(), ['render', 'in render']);
    },
  },
  {
    id: 'load-app.without-run-history',
    async run({ open, app }) {
      const host = await open();
      const native = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        return history.pushState.toString();
      }, app());
      assert.match(native, /\[native code\]/);
    },
  },
  {
    id: 'load-app.unregistered',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const registered = name in window.Garfish.appInfos;
          return { registered, loaded: (await window.Garfish.loadApp(name, { entry }))?.name };
        },
        app({ name: 'order' }),
      );
      assert.deepEqual(result, { registered: false, loaded: 'order' });
    },
  },
  {
    id: 'load-app.active-ignored',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          domGetter: '#container',
          active: () => void window.notes.push('active'),
          deactive: () => void window.notes.push('deactive'),
        });
        await loaded?.mount();
        loaded?.hide();
        await loaded?.show();
        loaded?.unmount();
      }, app());
      await flush();
      assert.deepEqual(await notes(), ['render', 'destroy', 'render', 'destroy']);
    },
  },
  {
    id: 'load-app.merge-registered',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async (info) => {
        const sandbox = { fixBaseUrl: true, disableWith: true };
        window.Garfish.registerApp({ ...info, basename: '/registered', asyncProviderTimeout: 7, sandbox });
        const options = { basename: '/passed', sandbox: { disableWith: true } };
        const appInfo = (await window.Garfish.loadApp(info.name, options))?.appInfo;
        // An object is taken as a whole.
        const merged = appInfo?.sandbox ? [appInfo.sandbox.fixBaseUrl, appInfo.sandbox.disableWith] : [];
        return [appInfo?.basename, appInfo?.asyncProviderTimeout, ...merged];
      }, app());
      assert.deepEqual(result, ['/passed', 7, false, true]);
    },
  },
  {
    id: 'load-app.merge-props',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async (info) => {
        const store = { hits: 0 };
        window.Garfish.setOptions({ props: { from: 'global', a: 1 } });
        window.Garfish.registerApp({ ...info, props: { from: 'registered', b: 2 } });
        const loaded = await window.Garfish.loadApp(info.name, { props: { from: 'passed', store } });
        const props: Record<string, unknown> = loaded?.appInfo.props ?? {};
        const { store: passed, ...others } = props;
        return { others, same: passed === store };
      }, app());
      assert.deepEqual(result, { others: { from: 'passed', a: 1, b: 2 }, same: true });
    },
  },
  {
    id: 'load-app.merge-shallow',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async (info) => {
        window.Garfish.registerApp({ ...info, sandbox: { strictIsolation: true } });
        const merged = async (options?: { sandbox: { fixBaseUrl: boolean } }) => {
          const sandbox = (await window.Garfish.loadApp(info.name, options))?.appInfo.sandbox;
          return sandbox ? [sandbox.strictIsolation, sandbox.fixBaseUrl] : [];
        };
        return [await merged(), await merged({ sandbox: { fixBaseUrl: true } })];
      }, app());
      assert.deepEqual(result, [
        [true, false],
        [false, true],
      ]);
    },
  },
  {
    id: 'load-app.before-load-false',
    async run({ open, app, requests, notes, messages, flush }) {
      for (const where of ['option', 'plugin']) {
        const host = await open();
        const before = messages().length;
        await host.evaluate((where) => {
          const refuse = (): Promise<false> => Promise.resolve(false);
          window.Garfish.usePlugin(() => ({
            name: 'guard',
            afterLoad: () => void window.notes.push('afterLoad'),
            errorLoadApp: () => void window.notes.push('errorLoadApp'),
            ...(where === 'plugin' ? { beforeLoad: refuse } : {}),
          }));
          window.Garfish.run({
            disablePreloadApp: true,
            ...(where === 'option' ? { beforeLoad: refuse } : {}),
          });
        }, where);
        assert.equal(await loadOutcome(host, app({ name: 'x' })), 'null');
        await flush();
        assert.deepEqual(await notes(), []);
        assert.deepEqual(
          messages()
            .slice(before)
            .map((text) => text.trim()),
          ['[Garfish warning]: Load x application is terminated by beforeLoad.'],
        );
      }
      assert.deepEqual(requests(), []);
    },
  },
  {
    id: 'load-app.empty-name',
    async run({ open }) {
      const host = await open();
      const thrown = await host.evaluate(() => {
        try {
          void window.Garfish.loadApp('');
        } catch (reason) {
          return reason instanceof Error ? reason.message : '';
        }
        return 'a promise';
      });
      assert.match(thrown, /^\[Garfish warning\]: Miss appName\./);
    },
  },
  {
    id: 'load-app.merge-undefined',
    async run({ open, app }) {
      const host = await open();
      const [registered, passed] = await host.evaluate(async ({ name, entry }) => {
        window.Garfish.setOptions({ basename: '/global', asyncProviderTimeout: 1 });
        window.Garfish.registerApp({ name, entry, basename: '/registered', asyncProviderTimeout: 2 });
        const load = async (options: object) => {
          const info = (await window.Garfish.loadApp(name, options))?.appInfo;
          return [info?.basename, info?.asyncProviderTimeout];
        };
        return [await load({}), await load({ basename: undefined, asyncProviderTimeout: undefined })];
      }, app());
      assert.deepEqual(registered, ['/registered', 2]);
      assert.deepEqual(passed, ['/global', 1]);
    },
  },
  {
    id: 'load-app.concurrent-hooks',
    async run({ open, app }) {
      const host = await open();
      const counts = await host.evaluate(async ({ name, entry }) => {
        let [before, after] = [0, 0];
        window.Garfish.hooks.lifecycle.beforeLoad.on(() => void (before += 1));
        window.Garfish.hooks.lifecycle.afterLoad.on(() => void (after += 1));
        const load = () => window.Garfish.loadApp(name, { entry });
        await Promise.all([load(), load(), load()]);
        const together = [before, after];
        await load();
        return [...together, before, after];
      }, app());
      assert.deepEqual(counts, [1, 1, 2, 2]);
    },
  },
];
