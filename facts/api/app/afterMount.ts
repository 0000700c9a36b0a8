import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.after-mount-throws-state',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      for (const handled of [true, false]) {
        const host = await open();
        const seen = await host.evaluate(
          async ([name, entry, handled]) => {
            window.Garfish.run({
              disablePreloadApp: true,
              ...(handled ? { errorMountApp: () => undefined } : {}),
            });
            const app = await window.Garfish.loadApp(name, {
              entry,
              domGetter: '#container',
              afterMount: () => {
                throw new Error('in afterMount');
              },
            });
            const first = await app?.mount().catch(() => 'rejects');
            const state = [app?.mounted, app?.display];
            return [first, ...state, await app?.mount(), app?.unmount(), app?.mounted];
          },
          [name, entry, handled] as const,
        );
        assert.deepEqual(seen, [handled ? false : 'rejects', true, true, false, true, false]);
        assert.deepEqual(await notes(), ['render', 'destroy']);
      }
    },
  },
  {
    id: 'load-app.show-no-mount-point',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open();
      const seen = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.run({
            disablePreloadApp: true,
            errorMountApp: () => void window.notes.push('errorMountApp'),
          });
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: () => document.querySelector('#container'),
          });
          await app?.mount();
          app?.hide();
          const point = document.querySelector('#container');
          point?.remove();
          const failed = await app?.show().catch(String);
          const { display, mounted } = app ?? {};
          document.body.append(point ?? '');
          return [failed, display, mounted, await app?.show()];
        },
        [name, entry] as const,
      );
      const [failed, ...rest] = seen;
      assert.match(String(failed), /Invalid domGetter/);
      assert.deepEqual(rest, [false, true, true]);
      assert.deepEqual(await notes(), ['render', 'destroy', 'render']);
    },
  },
  {
    id: 'load-app.vm-sandbox-global',
    async run({ open, app, notes }) {
      const { name, entry } = app({
        script: `Garfish.runs = (Garfish.runs ?? 0) + 1; window.run = Garfish.runs;`,
      });
      const host = await open();
      const seen = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          const read = (): unknown[] => [
            Reflect.get(Object(app?.vmSandbox?.global), 'run'),
            Reflect.get(Object(app?.global), 'run'),
          ];
          await app?.mount();
          const first = read();
          app?.unmount();
          await app?.mount();
          return [first, read()];
        },
        [name, entry] as const,
      );
      assert.deepEqual(seen, [
        [1, 1],
        [2, 1],
      ]);
      assert.deepEqual(await notes(), ['render', 'destroy', 'render']);
    },
  },
  {
    id: 'load-app.vm-sandbox-exec',
    async run({ open, app }) {
      const { name, entry } = app({ script: `window.ofApp = 'its own';` });
      const host = await open();
      const seen = await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container' });
          await app?.mount();
          const sandbox = app?.vmSandbox;
          sandbox?.execScript('window.fromHost = ofApp;');
          const written: unknown = Reflect.get(Object(sandbox?.global), 'fromHost');
          let thrown = '';
          try {
            sandbox?.execScript('throw new Error("in the code")');
          } catch (error) {
            thrown = String(error);
          }
          return [written, 'fromHost' in window, thrown];
        },
        [name, entry] as const,
      );
      assert.deepEqual(seen, ['its own', false, 'Error: in the code']);
    },
  },
];
