import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { searchBox } from '../support/search';
import { expect, expectSameDocument, markDocument, open, waitForHydration } from '../support/test';
import { copyBuild, removeBuild, writeWorkerOf } from './support/builds';
import { keptPaths, test, visit } from './support/offlineSite';

test('a page that was read once is read without a network: text, anchors, React', async ({ page, site }) => {
  await visit(page, `${site.origin}/guide/sandbox`);
  site.goDown();
  await open(page, `${site.origin}/guide/sandbox#vm`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await page.locator('.theme-doc-toc-desktop a').nth(2).click();
  await expect(page).toHaveURL(/\/guide\/sandbox#/);
});

test('a page that was read once without being used starts without a network, with its sidebar', async ({
  page,
  site,
}) => {
  await visit(page, `${site.origin}/guide`);
  await page.goto(`${site.origin}/api/run`);
  const isKept = async (): Promise<boolean> =>
    (await keptPaths(page)).some((path) => path.includes('/sidebar-api.'));
  // Before React starts by itself, which would fetch it.
  await expect.poll(isKept, { timeout: 10_000 }).toBe(true);
  site.goDown();
  await open(page, `${site.origin}/api/run`);
  const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
  await expect(sidebar.getByRole('link', { name: 'Garfish.loadApp' })).toBeVisible();
});

test('links lead to pages that were read, whichever way they were opened', async ({ page, site }) => {
  await visit(page, `${site.origin}/guide/sandbox`);
  await visit(page, `${site.origin}/guide/cache`);
  await page
    .getByRole('navigation', { name: '文档侧边栏' })
    .getByRole('link', { name: '环境变量', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/环境变量/);
  await expect.poll(() => keptPaths(page)).toContain('/guide/env');
  await page.waitForLoadState('networkidle');
  site.goDown();
  await open(page, `${site.origin}/guide/env`);
  await markDocument(page);
  const menu = page.getByRole('navigation', { name: '文档侧边栏' });
  for (const name of ['沙箱', '缓存', '环境变量']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name));
  }
  await expectSameDocument(page);
});

test('links do so in a browser that does not say which document its worker opens, as Safari 15', async ({
  page,
  site,
}) => {
  const directory = copyBuild();
  await writeWorkerOf(directory);
  const worker = path.join(directory, 'service-worker.js');
  const withoutIds =
    "Object.defineProperty(FetchEvent.prototype, 'resultingClientId', { value: undefined });";
  writeFileSync(worker, `${withoutIds}\n${readFileSync(worker, 'utf8')}`);
  site.publish(directory);
  try {
    await visit(page, `${site.origin}/guide/sandbox`);
    await visit(page, `${site.origin}/guide/cache`);
    site.goDown();
    await open(page, `${site.origin}/guide/cache`);
    await markDocument(page);
    const menu = page.getByRole('navigation', { name: '文档侧边栏' });
    await menu.getByRole('link', { name: '沙箱', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
    await expectSameDocument(page);
  } finally {
    removeBuild(directory);
  }
});

/** Results of a search for a word of many pages. */
async function searchResults(page: Page, { areExcerptsKept = true } = {}): Promise<string[]> {
  const options = page.getByRole('option');
  await searchBox(page).pressSequentially('沙箱');
  await expect(options.first()).toContainText('沙箱');
  await page.waitForLoadState('networkidle');
  const excerpt = options.locator('[class*="snippet"]').first();
  await (areExcerptsKept ? expect(excerpt).not.toBeEmpty() : expect(excerpt).toBeEmpty());
  return options.allTextContents();
}

test.describe('the search', () => {
  // Of excerpts, while nobody answers.
  test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE/] });

  test('answers without a network after one visit, and as with one once it was used', async ({
    page,
    site,
  }) => {
    const url = `${site.origin}/guide/cache`;
    await visit(page, url);
    expect(await keptPaths(page)).not.toContain('/search-texts.json');
    site.goDown();
    await open(page, url);
    const found = await searchResults(page, { areExcerptsKept: false });

    site.comeBack();
    await open(page, url);
    const online = await searchResults(page);
    expect(site.requests.some((path) => path.startsWith('/search-text/'))).toBe(true);
    expect(online).toHaveLength(found.length);
    await expect.poll(() => keptPaths(page)).toContain('/search-texts.json');

    site.goDown();
    const asked = site.requests.length;
    await open(page, url);
    expect(await searchResults(page)).toEqual(online);
    expect(site.requests).toHaveLength(asked);
  });
});

test.describe('a page that was not read', () => {
  // Of trying again, while nobody answers.
  test.use({ expectedErrors: [/ERR_EMPTY_RESPONSE/] });

  test('what happened, what there is, and a way to try again', async ({ page, site }) => {
    await visit(page, `${site.origin}/guide/sandbox`);
    site.goDown();
    await page.goto(`${site.origin}/guide/cache`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('现在打不开这一页');
    await page.getByRole('link', { name: /沙箱/ }).click();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
    await page.goBack();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('status')).toHaveText('还是连不上。');
    site.comeBack();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/缓存/);
  });
});
