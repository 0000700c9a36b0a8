import assert from 'node:assert/strict';
import type { FactContext, HostPage, Proof } from '../kit/proof';
import { address, go, routed, shown } from '../kit/routing';
import { waitForNote } from '../kit/waiting';

/** Runs with `home` and `secret`; the hook answers `secret` with what the page's `allowed` says, later. Ends at home. */
async function guarded(context: FactContext): Promise<HostPage> {
  const host = await context.open({ path: '/home' });
  const apps = ['home', 'secret'].map((name) => routed(context, name));
  await host.evaluate((apps) => {
    document.body.dataset['allowed'] = 'false';
    const note = (text: string): void => void window.notes.push(text);
    window.Garfish.router.afterEach((to) => note(`after ${to.path}`));
    window.Garfish.run({
      apps,
      domGetter: '#container',
      disablePreloadApp: true,
      beforeLoad: async ({ name }) => {
        await Promise.resolve();
        return name !== 'secret' || document.body.dataset['allowed'] === 'true' ? undefined : false;
      },
      errorLoadApp: () => note('errorLoadApp'),
      errorMountApp: () => note('errorMountApp'),
    });
  }, apps);
  await waitForNote(host, 'after /home');
  return host;
}

async function allow(host: HostPage, allowed: boolean): Promise<void> {
  await host.evaluate((allowed) => {
    document.body.dataset['allowed'] = String(allowed);
  }, allowed);
}

export const proofs: readonly Proof[] = [
  {
    id: 'auth.before-load-blocks',
    async run(context) {
      const host = await guarded(context);
      assert.deepEqual(await shown(host), ['home']);
      await go(host, '/secret');
      await waitForNote(host, 'after /secret');
      await context.flush();
      assert.deepEqual(await shown(host), []);
      assert.equal(await address(host), '/secret');
      assert.ok(!context.requests().includes('/secret/index.html'));
      assert.deepEqual(
        (await context.notes()).filter((note) => note.startsWith('error')),
        [],
      );
    },
  },
  {
    id: 'auth.allowed-later',
    async run(context) {
      const host = await guarded(context);
      await go(host, '/secret');
      await waitForNote(host, 'after /secret');
      await allow(host, true);
      await go(host, '/home');
      await waitForNote(host, 'after /home', 2);
      await go(host, '/secret');
      await waitForNote(host, 'after /secret', 2);
      assert.deepEqual(await shown(host), ['secret']);
    },
  },
  {
    id: 'auth.cached-is-blocked',
    async run(context) {
      const host = await guarded(context);
      await allow(host, true);
      await go(host, '/secret');
      await waitForNote(host, 'after /secret');
      assert.deepEqual(await shown(host), ['secret']);
      await go(host, '/home');
      await waitForNote(host, 'after /home', 2);
      await allow(host, false);
      await go(host, '/secret');
      await waitForNote(host, 'after /secret', 2);
      assert.deepEqual(await shown(host), []);
    },
  },
  {
    id: 'auth.preload-passes',
    async run(context) {
      const host = await guarded(context);
      await host.evaluate(() => window.Garfish.preloadApp('secret'));
      await context.flush();
      assert.ok(context.requests().includes('/secret/index.html'), context.requests().join());
      await go(host, '/secret');
      await waitForNote(host, 'after /secret');
      assert.deepEqual(await shown(host), []);
    },
  },
];
