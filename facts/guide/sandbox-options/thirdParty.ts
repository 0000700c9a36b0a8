import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.exclude-asset-filter-order',
    async run({ open, app, serve, notes }) {
      const sdk = serve('/sdk.js', `window.Garfish.channel.emit('note', 'sdk');`);
      const subApp = app({ body: `<script src="${sdk}"></script>`, script: `note('own');` });
      for (const isExcluded of [false, true]) {
        const host = await open();
        await host.evaluate(
          async ([{ name, entry }, isExcluded]) => {
            const app = await window.Garfish.loadApp(name, {
              entry,
              domGetter: '#container',
              sandbox: { excludeAssetFilter: (url) => isExcluded && url.endsWith('/sdk.js') },
            });
            await app?.mount();
          },
          [subApp, isExcluded] as const,
        );
        await waitForNote(host, 'sdk');
        const order = (await notes()).filter((note) => note !== 'render');
        assert.deepEqual(order, isExcluded ? ['own', 'sdk'] : ['sdk', 'own']);
      }
    },
  },
];
