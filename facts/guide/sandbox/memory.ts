import assert from 'node:assert/strict';
import type { FactContext, Proof } from '../../kit/proof';

/** Kilobytes of heap that each of 40 rounds leaves behind, garbage collected before and after. */
async function keptPerRound({ open, app }: FactContext, round: 'remount' | 'show'): Promise<number> {
  const host = await open({ alone: true });
  const session = await host.context().newCDPSession(host);
  const used = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const { name, entry } = app();
  const rounds = (count: number): Promise<void> =>
    host.evaluate(
      async ([name, entry, round, count]) => {
        const load = () =>
          window.Garfish.loadApp(name, { entry, domGetter: '#container', cache: round === 'show' });
        if (round === 'show') await (await load())?.mount();
        for (let index = 0; index < count; index += 1) {
          const app = await load();
          if (round === 'show') {
            app?.hide();
            await app?.show();
          } else {
            await app?.mount();
            app?.unmount();
          }
        }
        window.notes = [];
      },
      [name, entry, round, count] as const,
    );
  // What only the first rounds need is not counted.
  await rounds(5);
  const before = await used();
  await rounds(40);
  return ((await used()) - before) / 40 / 1024;
}

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.memory-remount',
    async run(context) {
      const kept = await keptPerRound(context, 'remount');
      assert.ok(kept > 100, `${kept} KB`);
    },
  },
  {
    id: 'sandbox.memory-show',
    async run(context) {
      const kept = await keptPerRound(context, 'show');
      assert.ok(kept < 10, `${kept} KB`);
    },
  },
];
