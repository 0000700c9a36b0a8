import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open } from '../support/test';
import { readSitemap } from '../support/sitemap';
import { makeBuildWith, removeBuild } from './support/builds';
import { keptPaths, test, visit } from './support/offlineSite';
import type { OfflineSite } from './support/startSite';

function section(page: Page) {
  return page.getByRole('region', { name: '离线阅读' });
}

function button(page: Page, name: string) {
  return section(page).getByRole('button', { name });
}

async function openLibrary(page: Page, origin: string): Promise<void> {
  await visit(page, `${origin}/resource`);
  await expect(section(page)).toContainText(/压缩后下载约 \d+\.\d MB，在这台设备上占用约 \d+\.\d MB/);
}

async function saveAll(page: Page, origin: string): Promise<void> {
  await openLibrary(page, origin);
  await button(page, '离线保存全部文档').click();
  await expect(section(page).getByRole('status')).toContainText('全部文档已保存', { timeout: 50_000 });
}

async function removeOtherBuild(page: Page, site: OfflineSite, directory: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The page may ask for more while it stands, its worker even after that.
  await page.goto('about:blank');
  site.goDown();
  removeBuild(directory);
}

/** Of every build that something is kept of, whether everything is to be kept of the next. */
async function marks(page: Page): Promise<boolean[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.endsWith('documents'));
    return Promise.all(
      names.map(async (name) => (await (await caches.open(name)).match('/offline-library')) !== undefined),
    );
  });
}

/** Has the browser look for a newer worker, and waits until it begins to install it. */
async function beginUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** Waits until a newer worker is installed, whether or not it has taken over. */
async function finishUpdate(page: Page): Promise<void> {
  const isInstalling = async (): Promise<boolean> =>
    (await navigator.serviceWorker.ready).installing !== null;
  await expect.poll(() => page.evaluate(isInstalling), { timeout: 30_000 }).toBe(false);
}

async function expectRemoved(page: Page): Promise<void> {
  expect(await marks(page)).not.toContain(true);
  expect((await keptPaths(page)).includes('/guide/sandbox')).toBe(false);
}

test.describe('a newer version', () => {
  // What it sends of one file is not its own.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('of which one file cannot be had: everything else is saved, and everything of the next version', async ({
    page,
    site,
  }) => {
    await saveAll(page, site.origin);
    const directory = await makeBuildWith('facts.json', '{}');
    writeFileSync(path.join(directory, 'facts.json'), 'of another build');
    site.publish(directory);
    await beginUpdate(page);
    await finishUpdate(page);
    await expect.poll(() => marks(page)).toEqual([true]);
    expect((await keptPaths(page)).includes('/guide/sandbox')).toBe(true);
    await removeOtherBuild(page, site, directory);
  });

  test('that is being installed: what is removed meanwhile is not saved again', async ({ page, site }) => {
    await saveAll(page, site.origin);
    const directory = await makeBuildWith('facts.json', '{}');
    site.publish(directory);
    const release = site.hold('/facts.json');
    await beginUpdate(page);
    await expect.poll(() => site.requests.filter((url) => url === '/facts.json').length).toBeGreaterThan(1);
    await button(page, '删除保存的文档').click();
    await expect(button(page, '离线保存全部文档')).toBeVisible();
    release();
    await finishUpdate(page);
    await expectRemoved(page);
    await removeOtherBuild(page, site, directory);
  });

  test('that has come since the page was opened: what is removed is removed of it, too', async ({
    page,
    site,
  }) => {
    await saveAll(page, site.origin);
    const directory = await makeBuildWith('facts.json', '{}');
    site.publish(directory);
    await beginUpdate(page);
    await finishUpdate(page);
    await button(page, '删除保存的文档').click();
    await expect(button(page, '离线保存全部文档')).toBeVisible();
    await expectRemoved(page);
    await removeOtherBuild(page, site, directory);
  });
});

test('all documents: their size beforehand, progress, every page without a network, and away again', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  await openLibrary(page, site.origin);
  await button(page, '离线保存全部文档').click();
  await expect(section(page).getByRole('progressbar', { name: '保存进度' })).toBeVisible();
  await expect(section(page)).toContainText(/已保存 \d+ \/ \d+ 个文件/);
  await expect(section(page).getByRole('status')).toContainText('全部文档已保存在这台设备上', {
    timeout: 120_000,
  });
  site.goDown();
  for (const path of readSitemap()) {
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page, path).not.toHaveTitle('打不开这一页');
  }
  // With React, and links in place.
  for (const path of ['/guide/sandbox', '/api/run', '/playground', '/facts', '/blog/releases']) {
    await open(page, site.origin + path);
    await page.waitForLoadState('networkidle');
  }
  await open(page, `${site.origin}/resource`);
  await button(page, '删除保存的文档').click();
  await expect(button(page, '离线保存全部文档')).toBeVisible();
  expect(await keptPaths(page)).not.toContain('/guide/sandbox');
});

test('by the keyboard: what is pressed keeps the focus; where it has gone, what was done has it', async ({
  page,
  site,
}) => {
  await openLibrary(page, site.origin);
  const save = button(page, '离线保存全部文档');
  const stop = button(page, '取消');
  const status = section(page).getByRole('status');
  await save.press('Enter');
  await expect(stop).toBeFocused();
  await stop.press('Enter');
  await expect(save).toBeFocused();
  await save.press('Enter');
  await expect(status).toContainText('全部文档已保存', { timeout: 50_000 });
  await expect(status).toBeFocused();
  await button(page, '删除保存的文档').press('Enter');
  await expect(save).toBeVisible();
  await expect(status).toBeFocused();
});

test('saving can be stopped, and goes on from there', async ({ page, site }) => {
  await openLibrary(page, site.origin);
  await button(page, '离线保存全部文档').click();
  await expect(section(page)).toContainText(/已保存 [1-9]\d* \/ \d+ 个文件/);
  await button(page, '取消').click();
  await expect(button(page, '离线保存全部文档')).toBeVisible();
  const stopped = (await keptPaths(page)).length;
  const asked = site.requests.length;
  await button(page, '离线保存全部文档').click();
  await expect(section(page).getByRole('status')).toContainText('全部文档已保存', { timeout: 50_000 });
  const total = (await keptPaths(page)).length;
  expect(total).toBeGreaterThan(stopped);
  // What was there is not loaded again.
  expect(site.requests.length - asked).toBeLessThan(total - stopped + 20);
});

test('while what was saved is being removed, nothing can be saved', async ({ page, site }) => {
  await openLibrary(page, site.origin);
  const save = button(page, '离线保存全部文档');
  await save.click();
  await expect(section(page)).toContainText(/已保存 [1-9]\d* \/ \d+ 个文件/);
  await button(page, '取消').click();
  await expect(save).toBeVisible();
  await page.evaluate(() => {
    Cache.prototype.delete = () => new Promise<never>(() => undefined);
  });
  await button(page, '删除保存的文档').click();
  await expect(button(page, '正在删除…')).toBeVisible();
  await expect(save).toHaveCount(0);
});

test('without room nothing begins, and the reader is told how much is missing', async ({ page, site }) => {
  await page.addInitScript(() => {
    const estimate = { quota: 5_000_000, usage: 1_000_000 };
    Object.defineProperty(navigator.storage, 'estimate', { value: () => Promise.resolve(estimate) });
  });
  await openLibrary(page, site.origin);
  const before = await keptPaths(page);
  await button(page, '离线保存全部文档').click();
  await expect(section(page).getByRole('status')).toHaveText(/空间不够，大约还缺 \d+\.\d MB/);
  expect(await keptPaths(page)).toEqual(before);
});

test('where the room runs out, what was saved stays and can be read', async ({ page, site }) => {
  await openLibrary(page, site.origin);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 6_000_000 });
  await button(page, '离线保存全部文档').click();
  await expect(section(page).getByRole('status')).toContainText('没有全部保存：浏览器给这个网站的空间不够', {
    timeout: 50_000,
  });
  site.goDown();
  await open(page, `${site.origin}/resource`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('资源');
});

test.describe('a browser without workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('says so', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
    });
    await open(page, `${site.origin}/resource`);
    await expect(section(page)).toContainText('文档只能在线阅读');
  });
});
