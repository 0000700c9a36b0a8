import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import { outcomes } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import { ticks } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.unmount-guard',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await host.evaluate(() => {
        const hooks = [
          'beforeMount',
          'afterMount',
          'beforeUnmount',
          'afterUnmount',
          'beforeEval',
          'afterEval',
        ];
        const errors = ['errorMountApp', 'errorUnmountApp', 'errorExecCode'];
        const noting = (hook: string): [string, () => void] => [hook, () => void window.notes.push(hook)];
        window.Garfish.usePlugin(() => ({
          name: 'all',
          ...Object.fromEntries([...hooks, ...errors].map(noting)),
        }));
      });
      const never = app({ name: 'never' });
      assert.deepEqual(await outcomes(host, never, ['unmount']), ['loaded', 'false']);
      await flush();
      assert.deepEqual(await notes(), []);
      const noLonger = app({ name: 'no-longer' });
      const results = await outcomes(host, noLonger, ['mount', 'unmount', 'unmount']);
      assert.deepEqual(results, ['loaded', 'true', 'true', 'false']);
      await flush();
      const last = (await notes()).filter((note) => /^(beforeUnmount|destroy|afterUnmount|error)/.test(note));
      assert.deepEqual(last, ['beforeUnmount', 'destroy', 'afterUnmount']);
    },
  },
  {
    id: 'load-app.unmount-hooks',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            beforeUnmount: (info, app, cached) => {
              window.notes.push(`before ${info.name} ${cached} ${app.appContainer.isConnected}`);
            },
            afterUnmount: (info, app, cached) => {
              window.notes.push(`after ${info.name} ${cached} ${app.appContainer.isConnected}`);
            },
          });
          await loaded?.mount();
          return loaded?.unmount();
        },
        app({
          name: 'order',
          destroy: `note(['connected', info.dom.isConnected, info.appRenderInfo.isUnmount].join());`,
        }),
      );
      assert.equal(result, true);
      assert.deepEqual((await notes()).slice(1), [
        'before order false true',
        'destroy',
        'connected,true,true',
        'after order false false',
      ]);
    },
  },
  {
    id: 'load-app.unmount-clears',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const exported = () => {
            const exports: unknown = loaded?.cjsModules['exports'];
            return typeof exports === 'object' && exports ? Object.keys(exports) : [];
          };
          const state = () => ({
            provider: Boolean(loaded?.provider),
            customExports: Object.keys(loaded?.customExports ?? {}),
            exports: exported(),
            active: window.Garfish.activeApps.length,
          });
          await loaded?.mount();
          const before = state();
          loaded?.unmount();
          return [before, state()];
        },
        app({ script: '__GARFISH_EXPORTS__.extra = 1;' }),
      );
      assert.deepEqual(result, [
        { provider: true, customExports: ['registerProvider', 'extra'], exports: ['provider'], active: 1 },
        { provider: false, customExports: [], exports: [], active: 0 },
      ]);
    },
  },
  {
    id: 'load-app.unmount-hidden',
    async run({ open, app, notes }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        return [loaded?.hide(), loaded?.unmount(), loaded?.mounted];
      }, app());
      assert.deepEqual(result, [true, true, false]);
      assert.deepEqual(await notes(), ['render', 'destroy', 'destroy']);
    },
  },
  {
    id: 'load-app.unmount-destroy-throws',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(
        async ({ name, entry }) => {
          const calls: unknown[] = [];
          window.Garfish.run({
            disablePreloadApp: true,
            errorUnmountApp: (error, info) => void calls.push(error.message, info.name),
          });
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          loaded?.unmount();
          return [...calls, loaded?.appContainer.isConnected, loaded?.mounted, loaded?.display];
        },
        app({ name: 'order', destroy: `throw new Error('in destroy');` }),
      );
      assert.deepEqual(result, ['in destroy', 'order', false, true, true]);
    },
  },
  {
    id: 'load-app.is-unmount',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(
        async ({ name, entry }) => {
          const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await loaded?.mount();
          loaded?.hide();
          await loaded?.show();
          loaded?.unmount();
        },
        app({ destroy: `note('isUnmount ' + info.appRenderInfo.isUnmount);` }),
      );
      const seen = (await notes()).filter((note) => note.startsWith('isUnmount'));
      assert.deepEqual(seen, ['isUnmount false', 'isUnmount true']);
    },
  },
  {
    id: 'load-app.failed-mount-not-cleaned',
    async run({ open, app, notes }) {
      const script = `window.written = 'by sub-app';
        setInterval(() => note('interval'), 20);
        window.addEventListener('ping', () => note('listener'));`;
      const ways = {
        fails: `throw new Error('in script');`,
        // Stopped while it waits for its provider.
        stops: `exports.provider = () => {
          note('waiting');
          return new Promise((resolve) => setTimeout(resolve, 100, { render() {}, destroy() {} }));
        };`,
      };
      for (const snapshot of [false, true]) {
        for (const [way, end] of Object.entries(ways)) {
          const { name, entry } = app({ name: `${way}-${snapshot}`, wholeScript: script + end });
          const host = await open();
          const result = await host.evaluate(
            async ([name, entry, snapshot]) => {
              const options = { entry, cache: false, domGetter: '#container', sandbox: { snapshot } };
              const app = await window.Garfish.loadApp(name, options);
              const seen: unknown[] = [];
              window.Garfish.channel.on('note', (text) => {
                if (text === 'waiting') seen.push(app?.unmount());
              });
              seen.push(await app?.mount().catch(() => false), app?.unmount());
              window.notes.length = 0;
              window.dispatchEvent(new Event('ping'));
              const written: unknown = Reflect.get(window, 'written');
              return [seen.every((value) => value === false), written];
            },
            [name, entry, snapshot] as const,
          );
          assert.deepEqual(result, [true, snapshot ? 'by sub-app' : undefined], name);
          await ticks(host);
          assert.deepEqual([...new Set(await notes())], ['listener', 'interval'], name);
        }
      }
    },
  },
  {
    id: 'load-app.mount-after-stop',
    async run({ open, app, notes }) {
      for (const leave of ['unmount', 'hide'] as const) {
        const { name, entry } = app({
          name: leave,
          wholeScript: `exports.provider = () => {
            note('waiting');
            return new Promise((resolve) => setTimeout(resolve, 100, { render() { note('render'); }, destroy() {} }));
          };`,
        });
        const host = await open();
        const results = await host.evaluate(
          async ([name, entry, leave]) => {
            const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
            const waiting = new Promise<void>((resolve) => {
              window.Garfish.channel.once('note', () => resolve());
            });
            const first = app?.mount();
            await waiting;
            app?.[leave]();
            return Promise.all([first, app?.mount()]);
          },
          [name, entry, leave] as const,
        );
        assert.deepEqual(results, [true, true], leave);
        assert.equal((await notes()).filter((note) => note === 'render').length, 2);
        assert.equal(await host.locator('#container > *').count(), 2);
      }
    },
  },
  {
    id: 'load-app.unmount-in-render',
    async run({ open, app, notes, flush }) {
      const ways = {
        unmount: { method: 'unmount', call: 'note(String(info.props.leave()));' },
        hide: { method: 'hide', call: 'note(String(info.props.leave()));' },
        later: { method: 'unmount', call: 'queueMicrotask(() => note(String(info.props.leave())));' },
      } as const;
      for (const sandbox of [{}, { snapshot: true }, false] as const) {
        for (const [way, { method, call }] of Object.entries(ways)) {
          const sub = app({ name: `${way}-${JSON.stringify(sandbox).replaceAll(/\W/g, '')}`, render: call });
          const host = await open();
          const results = await host.evaluate(
            async ([{ name, entry }, method, sandbox]) => {
              const leave = (): boolean | undefined => app?.[method]();
              const options = { entry, domGetter: '#container', sandbox, props: { leave } };
              const app = await window.Garfish.loadApp(name, options);
              const mounted = await app?.mount();
              const state = [app?.appContainer.isConnected, app?.mounted, app?.display];
              return [mounted, ...state, app?.unmount(), app?.mounted];
            },
            [sub, method, sandbox] as const,
          );
          await flush();
          const late = way === 'later';
          assert.deepEqual(results, [false, false, !late, !late, !late, false], sub.name);
          const expected = late ? ['render', 'destroy', 'true'] : ['render', 'false', 'destroy'];
          assert.deepEqual(await notes(), expected, sub.name);
        }
      }
    },
  },
  {
    id: 'load-app.before-unmount-throws',
    async run({ open, app, notes }) {
      const host = await open();
      const results = await host.evaluate(async ({ name, entry }) => {
        let broken = true;
        window.Garfish.run({
          disablePreloadApp: true,
          errorUnmountApp: () => void window.notes.push('errorUnmountApp'),
          beforeUnmount: () => {
            if (broken) throw new Error('in beforeUnmount');
          },
        });
        const loaded = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
        await loaded?.mount();
        const attempt = (): string => {
          try {
            return String(loaded?.unmount());
          } catch (error) {
            return error instanceof Error ? error.message : 'thrown';
          }
        };
        const first = attempt();
        broken = false;
        return [first, attempt(), attempt(), loaded?.mounted, loaded?.display];
      }, app());
      assert.deepEqual(results, ['in beforeUnmount', 'false', 'false', true, true]);
      assert.deepEqual(await notes(), ['render']);
      assert.equal(await host.locator('#container > *').count(), 1);
    },
  },
  {
    id: 'app.reload-whole-page',
    async run({ open, app }) {
      for (const sandbox of [{}, { strictIsolation: true }, { snapshot: true }, false] as const) {
        const host = await open({ alone: true });
        await host.evaluate(() => window.notes.push('before'));
        const reloaded = host.waitForEvent('load');
        const render = 'setTimeout(() => window.location.reload());';
        await mount(host, app({ render }), { sandbox });
        await reloaded;
        assert.deepEqual(
          await host.evaluate(() => [...window.notes, document.querySelectorAll('#container *').length]),
          [0],
        );
      }
    },
  },
];
