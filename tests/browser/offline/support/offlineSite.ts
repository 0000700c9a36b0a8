import type { Page } from '@playwright/test';
import { expect, open, test as base } from '../../support/test';
import { startSite, type OfflineSite } from './startSite';

export const test = base.extend<{ site: OfflineSite }>({
  serviceWorkers: 'allow',
  site: async ({ browserName }, use) => {
    if (browserName !== 'chromium') throw new Error(`found ${browserName}, expected chromium`);
    const site = await startSite();
    await use(site);
    site.close();
  },
});

/** Paths of all that is kept. */
export async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      if (name.endsWith('documents')) continue;
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });
}

/** A first visit, until what was read is kept. */
export async function visit(page: Page, url: string): Promise<void> {
  await open(page, url);
  // To another place of the page: the worker comes when the reader goes on, or later.
  const place = page.locator('main .hash-link').first();
  if ((await place.count()) > 0) await place.press('Enter');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptPaths(page)).toContain(new URL(url).pathname);
  await page.waitForLoadState('networkidle');
}
