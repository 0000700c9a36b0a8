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
];
