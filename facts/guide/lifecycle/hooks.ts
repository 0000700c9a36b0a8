import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'lifecycle.before-load-argument',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const received = await host.evaluate(
        async ([name, entry]) => {
          const seen: unknown[] = [];
          window.Garfish.usePlugin(() => ({
            name: 'arguments',
            beforeLoad: (...received) => {
              seen.push(received.length, received[0].name);
            },
          }));
          await window.Garfish.loadApp(name, { entry });
          return seen;
        },
        [name, entry] as const,
      );
      assert.deepEqual(received, [1, 'app']);
    },
  },
  {
    id: 'lifecycle.app-hooks-cannot-cancel',
    async run({ open, app, notes }) {
      const host = await open();
      for (const answer of ['false', 'a promise of false'] as const) {
        const results = await host.evaluate(
          async ([{ name, entry }, answer]) => {
            const stop = (): unknown => (answer === 'false' ? false : Promise.resolve(false));
            const hooks = [
              'beforeMount',
              'afterMount',
              'beforeEval',
              'afterEval',
              'beforeUnmount',
              'afterUnmount',
            ];
            const options = Object.fromEntries(hooks.map((hook): [string, () => unknown] => [hook, stop]));
            const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
            return [await app?.mount(), app?.hide(), await app?.show(), app?.unmount()];
          },
          [app({ name: answer === 'false' ? 'one' : 'two' }), answer] as const,
        );
        assert.deepEqual(results, [true, true, true, true]);
      }
      const life = ['render', 'destroy', 'render', 'destroy'];
      assert.deepEqual(await notes(), [...life, ...life]);
    },
  },
];
