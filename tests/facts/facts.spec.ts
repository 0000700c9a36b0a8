import { expect, test as base, type Page } from '@playwright/test';
import { facts } from '../../facts';
import type { Fact } from '../../facts';
import { createBundles, type Bundles } from './bundles';
import { runFact } from './runFact';

interface WorkerFixtures {
  bundles: Bundles;
  sharedPage: Page;
}

const test = base.extend<object, WorkerFixtures>({
  bundles: [
    async ({}, use) => {
      await use(await createBundles());
    },
    { scope: 'worker' },
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

for (const fact of facts) {
  // The name is what a failure shows: the page that is now wrong, and its sentence.
  test(`${fact.page} · ${fact.sentence} · ${fact.id}`, async ({ sharedPage, bundles }) => {
    await runFact(fact, sharedPage, bundles);
  });
}

test.describe('the harness can fail', () => {
  test('a deliberately false fact is red', async ({ sharedPage, bundles }) => {
    const falseFact: Fact = {
      id: 'harness.false',
      page: '/facts',
      sentence: '`Garfish.version` 是 `0.0.0`。',
      async run({ open }) {
        const host = await open();
        expect(await host.evaluate(() => window.Garfish.version)).toBe('0.0.0');
      },
    };
    await expect(runFact(falseFact, sharedPage, bundles)).rejects.toThrow('0.0.0');
  });

  test('a package with one changed default turns its facts red', async ({ sharedPage, bundles }) => {
    const fact = facts.find(({ id }) => id === 'run.auto-refresh-app-default');
    const changed = bundles.garfish.replaceAll('autoRefreshApp: true', 'autoRefreshApp: false');
    expect(changed).not.toBe(bundles.garfish);
    if (!fact) throw new Error('the fact that proves this default is gone');
    await expect(runFact(fact, sharedPage, { ...bundles, garfish: changed })).rejects.toThrow();
  });
});
