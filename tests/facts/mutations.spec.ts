import { expect, type Page } from '@playwright/test';
import path from 'node:path';
import { placeOf } from '../../plugins/facts/mutationRecord';
import { readMutationRecord } from '../../plugins/facts/readMutationRecord';
import { projectRoot } from '../../tools/projectRoot';
import type { Bundles } from './bundles';
import { findProof, test } from './factTest';
import { withMutant } from './mutation/instrument';
import { drawFound } from './mutation/sample';
import { mutations } from './mutations';
import { runFact } from './runFact';

/** An assertion: a package that does not even load would fail otherwise. */
async function expectRed(id: string, page: Page, bundles: Bundles): Promise<void> {
  await expect(runFact(findProof(id), page, bundles)).rejects.toMatchObject({ code: 'ERR_ASSERTION' });
}

test.describe('changes of the package that proofs once missed', () => {
  for (const { id, what, bundle = 'garfish', original, changed } of mutations) {
    test(`${id} is red when ${what}`, async ({ sharedPage, bundles }) => {
      const mutated = bundles[bundle].replaceAll(original, changed);
      expect(mutated).not.toBe(bundles[bundle]);
      await expectRed(id, sharedPage, { ...bundles, [bundle]: mutated });
    });
  }
});

const { sample, seed } = readMutationRecord(path.join(projectRoot, 'facts'));

test.describe('changes that facts/mutation.json says were found', () => {
  // In one worker: the packages are instrumented once.
  test.describe.configure({ mode: 'default' });

  for (const recorded of drawFound(sample, 12, seed)) {
    const { by, function: functionName } = recorded;
    test(`${by} is red for ${functionName}, ${placeOf(recorded)}`, async ({ sharedPage, instrumented }) => {
      const mutant = instrumented.mutants.find((each) => placeOf(each) === placeOf(recorded));
      if (!mutant)
        throw new Error('found no such place in the packages: npm run facts:mutate records them anew');
      await expectRed(by, sharedPage, withMutant(instrumented.bundles, mutant));
    });
  }
});
