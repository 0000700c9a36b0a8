import assert from 'node:assert/strict';
import { observe, start } from '../kit/routing';
import type { Proof } from '../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'ssr.marked-event-ignored',
    async run({ open, notes, flush }) {
      const host = await open();
      await observe(host);
      await start(host);
      await flush();
      const before = await notes();
      await host.evaluate(() => {
        window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { garfish: true }));
      });
      await flush();
      assert.deepEqual(await notes(), before);
      await host.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
      await flush();
      assert.ok((await notes()).slice(before.length).includes('before /'));
    },
  },
];
