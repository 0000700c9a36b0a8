import assert from 'node:assert/strict';
import { type LoadOptions, type Method, callMethods, stopClock } from '../../kit/mounting';
import { mountOutcome, outcomes } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import { waitForMessage, waitForNote } from '../../kit/waiting';

/** The script of a sub-app whose first `render` throws. Each run of it has a provider of its own. */
const failsOnce = `Garfish.runs = (Garfish.runs ?? 0) + 1;
  const run = Garfish.runs;
  note('script ' + run);
  exports.provider = () => ({
    render() {
      note('render ' + run);
      if (run === 1) throw new Error('not yet');
    },
    destroy() { note('destroy ' + run); },
  });`;

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.provider-kinds',
    async run({ open, app, notes }) {
      const kinds = ['', '() => ', 'async () => ', 'Promise.resolve'];
      const subs = kinds.map((kind, index) =>
        app({
          name: `app${index}`,
          wholeScript: `exports.provider = ${kind}({ render() { note('render ${index}'); }, destroy() {} });`,
        }),
      );
      const host = await open();
      await host.evaluate(async (subs) => {
        for (const { name, entry } of subs) {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
        }
      }, subs);
      assert.deepEqual(await notes(), ['render 0', 'render 1', 'render 2', 'render 3']);
    },
  },
  {
    id: 'load-app.provider-arguments',
    async run({ open, app, notes }) {
      const sub = app({
        wholeScript: `exports.provider = (info, props) => {
          note(Object.keys(info).sort().join());
          note(JSON.stringify(props) + (info.user === props.user));
          return { render: (info) => note('same ' + (info.props === props)), destroy() {} };
        };`,
      });
      const host = await open();
      await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, props: { user: 'ann' } });
        await loaded?.mount();
      }, sub);
      assert.deepEqual(await notes(), ['basename,dom,user', '{"user":"ann"}true', 'same true']);
    },
  },
  {
    id: 'load-app.provider-once',
    async run({ open, app, notes, flush }) {
      const again: Method[] = ['mount', 'hide', 'show', 'hide', 'show', 'unmount'];
      for (const kind of ['', 'async ']) {
        const wholeScript = `exports.provider = ${kind}() => {
          note('provider');
          return { render() { note('render'); }, destroy() { note('destroy'); } };
        };`;
        await callMethods(await open(), app({ wholeScript }), [...again, ...again]);
        await flush();
        const shown = ['render', 'destroy'];
        const once = ['provider', ...shown, ...shown, ...shown];
        assert.deepEqual(await notes(), [...once, ...once]);
      }
    },
  },
  {
    id: 'load-app.render-arguments',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const options = { entry, basename: '/demo', props: { user: 'ann' }, domGetter: '#container' };
          const loaded = await window.Garfish.loadApp(name, options);
          await loaded?.mount();
          loaded?.hide();
          await loaded?.show();
        },
        app({ name: 'order', render: `note(JSON.stringify({ ...info, dom: info.dom.nodeName }));` }),
      );
      const given = (await notes()).filter((note) => note.startsWith('{'));
      assert.deepEqual(
        given.map((note): unknown => JSON.parse(note)),
        [true, false].map((isMount) => ({
          appName: 'order',
          dom: 'DIV',
          basename: '/demo',
          appRenderInfo: { isMount },
          props: { user: 'ann' },
        })),
      );
    },
  },
  {
    id: 'load-app.destroy-arguments',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const options = { entry, basename: '/demo', props: { user: 'ann' }, domGetter: '#container' };
          const loaded = await window.Garfish.loadApp(name, options);
          await loaded?.mount();
          loaded?.hide();
          await loaded?.show();
          loaded?.unmount();
        },
        app({ name: 'order', destroy: `note(JSON.stringify({ ...info, dom: info.dom.nodeName }));` }),
      );
      const given = (await notes()).filter((note) => note.startsWith('{'));
      assert.deepEqual(
        given.map((note): unknown => JSON.parse(note)),
        [false, true].map((isUnmount) => ({
          appName: 'order',
          dom: 'DIV',
          appRenderInfo: { isUnmount },
          props: { user: 'ann' },
        })),
      );
    },
  },
  {
    id: 'load-app.provider-lookup',
    async run({ open, app, notes }) {
      const provider = (text: string) => `{ render() { note('${text}'); }, destroy() {} }`;
      const exported = `module.exports.provider = ${provider('module.exports')};`;
      const given = `__GARFISH_EXPORTS__.provider = ${provider('__GARFISH_EXPORTS__')};`;
      for (const [wholeScript, rendered] of [
        [exported, 'module.exports'],
        [exported + given, '__GARFISH_EXPORTS__'],
        [given + exported, '__GARFISH_EXPORTS__'],
      ] as const) {
        await callMethods(await open(), app({ wholeScript }), ['mount']);
        assert.deepEqual(await notes(), [rendered]);
      }
    },
  },
  {
    id: 'load-app.register-provider',
    async run({ open, app, notes }) {
      const wholeScript = `const { registerProvider } = __GARFISH_EXPORTS__;
        setTimeout(() => {
          note('register');
          registerProvider({ render() { note('render'); }, destroy() {} });
        }, 100);`;
      // The timeout only ends the waiting: what is registered long before it is rendered at once.
      for (const options of [{}, { asyncProviderTimeout: 3_600_000 }]) {
        await callMethods(await open(), app({ wholeScript }), ['mount'], options);
        assert.deepEqual(await notes(), ['register', 'render']);
      }
    },
  },
  {
    id: 'load-app.register-provider-remount',
    async run({ open, app, notes }) {
      const wholeScript = `Garfish.runs = (Garfish.runs ?? 0) + 1;
        const run = Garfish.runs;
        const { registerProvider } = __GARFISH_EXPORTS__;
        setTimeout(() => {
          registerProvider({ render() { note('render ' + run); }, destroy() {} });
          note('registered ' + run);
        }, 100);`;
      const host = await open();
      const sub = app({ wholeScript });
      await callMethods(host, sub, ['mount', 'unmount', 'mount', 'unmount'], { cache: true });
      await waitForNote(host, 'registered 2');
      await callMethods(host, sub, ['mount'], { cache: true });
      assert.deepEqual(await notes(), ['registered 1', 'render 1', 'render 1', 'registered 2', 'render 2']);
    },
  },
  {
    id: 'load-app.provider-timeout',
    async run({ open, app, notes, flush }) {
      const host = await open({ alone: true });
      await stopClock(host);
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          void loaded?.mount().catch((reason: unknown) => window.notes.push(String(reason)));
        },
        app({ wholeScript: `note('script');` }),
      );
      await host.waitForFunction(() => window.notes.includes('script'));
      await host.clock.runFor(1990);
      await flush();
      assert.deepEqual(await notes(), ['script']);
      await host.clock.runFor(10);
      await host.waitForFunction(() => window.notes.length > 1);
      assert.match((await notes())[1] ?? '', /"provider" is "undefined"\./);
    },
  },
  {
    id: 'load-app.provider-timeout-zero',
    async run({ open, app, notes }) {
      const host = await open({ alone: true });
      const wholeScript = `note(String('registerProvider' in __GARFISH_EXPORTS__));`;
      await callMethods(host, app({ script: wholeScript }), ['mount']);
      // The clock stands still: whatever waits would wait for ever.
      await stopClock(host);
      for (const where of ['loadApp', 'setOptions']) {
        const mounted = await host.evaluate(
          async ([{ entry }, where]) => {
            const none = { asyncProviderTimeout: 0 };
            if (where === 'setOptions') window.Garfish.setOptions(none);
            const options = { entry, errorMountApp: () => undefined, ...(where === 'loadApp' ? none : {}) };
            return (await window.Garfish.loadApp(where, options))?.mount();
          },
          [app({ name: where, wholeScript }), where] as const,
        );
        assert.equal(mounted, false);
      }
      assert.deepEqual(await notes(), ['true', 'render', 'false', 'false']);
    },
  },
  {
    id: 'load-app.no-check-provider',
    async run({ open, app }) {
      for (const [wholeScript, missing] of [
        ['', /"provider" is "undefined"\./],
        ['exports.provider = { destroy() {} };', /"render" is required/],
        ['exports.provider = { render() {} };', /"destroy" is required/],
      ] as const) {
        const host = await open();
        const results = await host.evaluate(async ({ name, entry }) => {
          const outcome = async (noCheckProvider?: boolean): Promise<string> => {
            const options = { entry, noCheckProvider, asyncProviderTimeout: 0, domGetter: '#container' };
            const loaded = await window.Garfish.loadApp(name, options);
            return Promise.resolve(loaded?.mount()).then(String, String);
          };
          return [await outcome(), await outcome(false), await outcome(true)];
        }, app({ wholeScript }));
        assert.match(results[0] ?? '', missing);
        assert.match(results[1] ?? '', missing);
        assert.equal(results[2], 'true');
      }
    },
  },
  {
    id: 'load-app.async-render-fails',
    async run(context) {
      const { open, app, notes, flush } = context;
      const host = await open();
      await host.evaluate(() => {
        window.Garfish.run({
          disablePreloadApp: true,
          errorMountApp: (error) => void window.notes.push(`errorMountApp ${error.message}`),
        });
      });
      const failing = (render: string) => `exports.provider = { ${render}, destroy() {} };`;
      const late = failing(`render: () => Promise.reject(new Error('late'))`);
      assert.equal(await mountOutcome(host, app({ name: 'late', wholeScript: late })), 'mounted');
      await waitForMessage(context, 'late');
      await flush();
      assert.deepEqual(await notes(), []);
      const atOnce = failing(`render() { throw new Error('at once'); }`);
      assert.equal(await mountOutcome(host, app({ name: 'sync', wholeScript: atOnce })), 'mount gave false');
      assert.deepEqual(await notes(), ['errorMountApp at once']);
    },
  },
  {
    id: 'load-app.async-destroy',
    async run({ open, app, notes }) {
      const wholeScript = `exports.provider = {
        render() {},
        async destroy({ dom }) {
          note('in the page: ' + dom.isConnected);
          await Promise.resolve();
          note('in the page: ' + dom.isConnected);
        },
      };`;
      for (const method of ['unmount', 'hide'] as const) {
        const host = await open();
        await callMethods(host, app({ wholeScript }), ['mount', method]);
        await host.waitForFunction(() => window.notes.length > 1);
        assert.deepEqual(await notes(), ['in the page: true', 'in the page: false']);
      }
    },
  },
  {
    id: 'load-app.provider-pending',
    async run({ open, app, notes }) {
      const wholeScript = `exports.provider = () => new Promise((resolve) => {
          Garfish.channel.on('finish', () => resolve({ render() { note('render'); }, destroy() {} }));
          note('waits');
        });`;
      for (const asyncProviderTimeout of [undefined, 500, 0]) {
        const host = await open({ alone: true });
        await stopClock(host);
        await host.evaluate(
          async ([{ name, entry }, asyncProviderTimeout]) => {
            const options = { entry, domGetter: '#container', asyncProviderTimeout };
            const app = await window.Garfish.loadApp(name, options);
            void app?.mount().then((result) => window.notes.push(`mount ${String(result)}`));
          },
          [app({ wholeScript }), asyncProviderTimeout] as const,
        );
        await host.waitForFunction(() => window.notes.includes('waits'));
        await host.clock.runFor(3_600_000);
        assert.deepEqual(await notes(), ['waits']);
        const containers = (): Promise<number> => host.locator('#container > *').count();
        // An app is among them while it is mounting.
        const unmounted = await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
        assert.deepEqual([unmounted, await containers()], [false, 1]);
        await host.evaluate(() => window.Garfish.channel.emit('finish'));
        await host.waitForFunction(() => window.notes.length > 1);
        assert.deepEqual(await notes(), ['waits', 'mount false']);
        assert.equal(await containers(), 0);
      }
    },
  },
  {
    id: 'load-app.provider-kept',
    async run({ open, app, notes }) {
      const modes: readonly LoadOptions[] = [
        {},
        { cache: false },
        { sandbox: { strictIsolation: true } },
        { sandbox: { snapshot: true } },
        { sandbox: false },
      ];
      for (const options of modes) {
        const host = await open();
        const results = await outcomes(
          host,
          app({ wholeScript: failsOnce }),
          ['mount', 'unmount', 'mount'],
          options,
        );
        assert.deepEqual(results, ['loaded', 'threw Error: not yet', 'false', 'threw Error: not yet']);
        assert.deepEqual(await notes(), ['script 1', 'render 1', 'script 2', 'render 1']);
      }
    },
  },
  {
    id: 'load-app.provider-renewed',
    async run({ open, app, notes }) {
      for (const forgets of [true, false]) {
        const host = await open({ path: '/order' });
        await host.evaluate(
          ([{ name, entry }, forgets]) => {
            window.Garfish.run({
              disablePreloadApp: true,
              domGetter: '#container',
              apps: [{ name, entry, activeWhen: '/order' }],
              errorMountApp: (_error, appInfo) => {
                if (forgets) Reflect.deleteProperty(window.Garfish.cacheApps, appInfo.name);
                window.notes.push('errorMountApp');
              },
              onNotMatchRouter: () => void window.notes.push('left'),
            });
          },
          [app({ name: 'order', wholeScript: failsOnce }), forgets] as const,
        );
        await waitForNote(host, 'errorMountApp');
        await host.evaluate(() => history.pushState({}, '', '/elsewhere'));
        await waitForNote(host, 'left');
        await host.evaluate(() => history.pushState({}, '', '/order'));
        await host.waitForFunction(() => window.notes.length > 5);
        const seen = (await notes()).slice(0, 6);
        const again = forgets ? 'render 2' : 'render 1';
        assert.deepEqual(seen, ['script 1', 'render 1', 'errorMountApp', 'left', 'script 2', again]);
      }
    },
  },
];
