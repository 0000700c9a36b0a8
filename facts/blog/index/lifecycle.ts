import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.after-mount-throws',
    async run({ open, app }) {
      const host = await open();
      const result = await host.evaluate(async ({ name, entry }) => {
        const seen: string[] = [];
        const loaded = await window.Garfish.loadApp(name, {
          entry,
          domGetter: '#container',
          afterMount: () => {
            throw new Error('afterMount');
          },
          errorMountApp: (error) => void seen.push(error.message),
        });
        seen.push(String(await loaded?.mount()));
        return [...seen, document.querySelector('#container')?.childElementCount];
      }, app());
      assert.deepEqual(result, ['afterMount', 'false', 0]);
    },
  },
];
