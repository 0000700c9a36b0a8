import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'lifecycle.after-unmount-container',
    async run({ open, app }) {
      const { name, entry } = app({ script: "window.addEventListener('probe', () => note('probe'));" });
      const host = await open();
      const seen = await host.evaluate(
        async ([name, entry]) => {
          const heard = (): number => {
            window.notes = [];
            window.dispatchEvent(new Event('probe'));
            return window.notes.length;
          };
          let inHook: unknown;
          window.Garfish.run({
            disablePreloadApp: true,
            afterUnmount: (_info, app) => {
              inHook = { attached: app.appContainer.isConnected, heard: heard() };
            },
          });
          const app = await window.Garfish.loadApp(name, { entry, cache: false, domGetter: '#container' });
          await app?.mount();
          app?.unmount();
          return { inHook, heardLater: heard() };
        },
        [name, entry] as const,
      );
      assert.deepEqual(seen, { inHook: { attached: false, heard: 1 }, heardLater: 0 });
    },
  },
  {
    id: 'lifecycle.after-unmount-plugin',
    async run({ open, app }) {
      for (const sandbox of [{ snapshot: false }, { snapshot: true }]) {
        const { name, entry } = app({ script: "window.addEventListener('probe', () => note('probe'));" });
        const host = await open();
        const heard = await host.evaluate(
          async ([name, entry, sandbox]) => {
            const heard: string[] = [];
            const listen = (hook: string) => () => {
              window.notes = [];
              window.dispatchEvent(new Event('probe'));
              heard.push(`${hook} ${window.notes.length}`);
            };
            window.Garfish.run({
              disablePreloadApp: true,
              afterUnmount: listen('run'),
              plugins: [() => ({ name: 'probing', afterUnmount: listen('plugin') })],
            });
            for (const own of [{}, { afterUnmount: listen('app') }]) {
              const options = { entry, sandbox, cache: false, domGetter: '#container', ...own };
              const app = await window.Garfish.loadApp(name, options);
              await app?.mount();
              app?.unmount();
            }
            return heard;
          },
          [name, entry, sandbox] as const,
        );
        assert.deepEqual(heard, ['run 1', 'plugin 0', 'app 1', 'plugin 0', 'run 0'], JSON.stringify(sandbox));
      }
    },
  },
];
