import assert from 'node:assert/strict';
import type { Proof } from '../kit/proof';
import { go, routed, shown } from '../kit/routing';
import { waitForNote } from '../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'monorepo.entry-in-before-load',
    async run(context) {
      const stable = routed(context, 'stable');
      const { entry } = routed(context, 'canary');
      const host = await context.open();
      await host.evaluate(
        ([app, entry]) => {
          window.Garfish.run({
            apps: [app],
            domGetter: '#container',
            disablePreloadApp: true,
            beforeLoad: async (appInfo) => {
              await Promise.resolve();
              appInfo.entry = entry;
            },
          });
        },
        [stable, entry] as const,
      );
      await go(host, '/stable');
      await waitForNote(host, 'shows canary');
      assert.deepEqual(await shown(host), ['canary']);
      await context.flush();
      assert.deepEqual(
        context.requests().filter((path) => path.startsWith('/stable')),
        [],
      );
    },
  },
];
