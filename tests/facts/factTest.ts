import { test as base, type Page } from '@playwright/test';
import { proofs, type Proof } from '../../facts';
import { createBundles, type Bundles } from './bundles';
import { instrumentBundles, type Instrumented } from './mutation/instrument';

interface WorkerFixtures {
  bundles: Bundles;
  instrumented: Instrumented;
  sharedPage: Page;
}

/** Has the installed packages as bundles, as they are and ready to be broken, and a page that facts use in turn. */
export const test = base.extend<object, WorkerFixtures>({
  bundles: [
    async ({}, use) => {
      await use(await createBundles());
    },
    { scope: 'worker' },
  ],
  // Here, and not where it is used: other fixtures would mean other workers, which start anew.
  instrumented: [
    async ({}, use) => {
      await use(await instrumentBundles());
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// Origins differ by their port, and cookies do not heed ports.
test.afterEach(async ({ sharedPage }) => {
  await sharedPage.goto('about:blank');
  await sharedPage.context().clearCookies();
});

/** @throws naming a proof that a mutation waits for and that is not there */
export function findProof(id: string): Proof {
  const proof = proofs.find((each) => each.id === id);
  if (!proof)
    throw new Error(`found no proof ${id}; expected the one that a change of the package makes false`);
  return proof;
}
