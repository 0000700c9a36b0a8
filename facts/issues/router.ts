import assert from 'node:assert/strict';
import type { HostPage, Proof } from '../kit/proof';
import { go, observe, routed, shown, start } from '../kit/routing';
import { waitForNote } from '../kit/waiting';

/** The host puts another element in the place of the mounting point. */
async function replaceContainer(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    const container = document.createElement('div');
    container.id = 'container';
    document.querySelector('#container')?.replaceWith(container);
  });
}

export const proofs: readonly Proof[] = [
  {
    id: 'routing.container-recreated',
    async run(context) {
      const host = await context.open({ path: '/a' });
      await observe(host);
      await start(host, [routed(context, 'a')]);
      await waitForNote(host, 'after /a');
      await replaceContainer(host);
      await go(host, '/a/detail');
      await waitForNote(host, 'after /a/detail');
      assert.deepEqual(await shown(host), []);
      assert.deepEqual(await host.evaluate(() => window.Garfish.apps['a']?.display), true);

      await go(host, '/');
      await waitForNote(host, 'after /');
      await go(host, '/a');
      await waitForNote(host, 'after /a', 2);
      assert.deepEqual(await shown(host), ['a']);

      await replaceContainer(host);
      await host.evaluate(async () => {
        const app = window.Garfish.apps['a'];
        app?.hide();
        await app?.show();
      });
      assert.deepEqual(await shown(host), ['a']);
    },
  },
];
