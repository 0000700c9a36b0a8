import { expect, test as base } from '@playwright/test';
import { proofs } from '../../../facts';
import record from '../../../src/data/engineFacts/record.json';
import { hasEngine, startEngine, type OtherEngineId } from '../../../tools/engines';
import type { Engine } from '../../../tools/engines/engine';
import { createBundles, type Bundles } from '../bundles';
import { runFactIn } from './runFactIn';

/** Of the facts that hold, every such one is run again; `npm run facts:engines` runs all. */
const distance = 12;

/** Runs some of the facts that are recorded as holding in an engine, in one window. */
export function testSample(id: OtherEngineId): void {
  const test = base.extend<object, { engine: Engine; bundles: Bundles }>({
    engine: [
      async ({}, use) => {
        const engine = await startEngine[id]();
        await use(engine);
        await engine.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    bundles: [
      async ({}, use) => {
        await use(await createBundles());
      },
      { scope: 'worker' },
    ],
  });
  test.skip(!hasEngine(id), `this machine has no ${id}: npm test installs it on Debian as root`);
  test.describe.configure({ mode: 'default' });

  const { different, leftOut } = record.engines[id];
  const holding = proofs.filter((proof) => !(proof.id in different) && !(proof.id in leftOut));
  for (const proof of holding.filter((_proof, index) => index % distance === 0)) {
    test(`${proof.id} holds in ${id}`, async ({ engine, bundles }) => {
      await runFactIn(engine, proof, bundles);
    });
  }

  test(`a deliberately false fact is red in ${id}`, async ({ engine, bundles }) => {
    const run = runFactIn(
      engine,
      {
        id: 'harness.false',
        run: async ({ open }) => {
          const host = await open();
          expect(await host.evaluate(() => window.Garfish.version)).toBe('0.0.0');
        },
      },
      bundles,
    );
    await expect(run).rejects.toThrow('0.0.0');
  });
}
