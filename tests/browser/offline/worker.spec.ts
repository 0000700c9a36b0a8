import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fixtureOutputDirectory } from '../../fixtureSite';
import { expect, open } from '../support/test';
import { copyBuild, removeBuild, writeWorkerOf } from './support/builds';
import { keptPaths, test, visit } from './support/offlineSite';

async function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

test('a site without it ends the worker that readers have, and removes what it kept', async ({
  page,
  site,
}) => {
  await visit(page, `${site.origin}/guide/sandbox`);
  const directory = copyBuild(fixtureOutputDirectory('alternative-options'));
  await writeWorkerOf(directory, false);
  site.publish(directory);
  await open(page, `${site.origin}/guide`);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await open(page, `${site.origin}/guide`);
  await page.waitForLoadState('networkidle');
  // It may ask for more while it stands.
  await page.goto('about:blank');
  removeBuild(directory);
});

test.describe('a worker that cannot be installed', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('leaves the site as it is', async ({ page, site }) => {
    const directory = copyBuild();
    writeFileSync(path.join(directory, 'offline.htm'), 'of another build');
    site.publish(directory);
    await open(page, `${site.origin}/guide/sandbox`);
    await expect.poll(() => site.requests).toContain('/offline.htm');
    await expect.poll(() => registrations(page)).toBe(0);
    await page
      .getByRole('navigation', { name: '文档侧边栏' })
      .getByRole('link', { name: '缓存', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('缓存');
    await page.waitForLoadState('networkidle');
    // It may ask for more while it stands.
    await page.goto('about:blank');
    removeBuild(directory);
  });
});

test('when the browser removes what was kept, pages come from the server, and are kept again', async ({
  page,
  site,
}) => {
  await visit(page, `${site.origin}/guide/sandbox`);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await open(page, `${site.origin}/guide/sandbox`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await page
    .getByRole('navigation', { name: '文档侧边栏' })
    .getByRole('link', { name: '缓存', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('缓存');
  await expect.poll(() => keptPaths(page)).toContain('/guide/sandbox');
});

test('a wrong clock changes nothing', async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2001-01-01'));
  await visit(page, `${site.origin}/guide/sandbox`);
  await page.clock.setFixedTime(new Date('2099-01-01'));
  site.goDown();
  await open(page, `${site.origin}/guide/sandbox`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
});

test('a server that only says that it is broken is none', async ({ page, site }) => {
  await visit(page, `${site.origin}/guide/sandbox`);
  site.breakDown();
  await page.goto(`${site.origin}/guide/sandbox`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
});
