import type { Page } from '@playwright/test';
import { searchBox } from '../support/search';
import { expect, expectSameDocument, markDocument, open, waitForHydration } from '../support/test';
import { keptPaths, test, visit } from './support/offlineSite';

test('a page that was read once is read without a network: text, anchors, React', async ({ page, site }) => {
  await visit(page, `${site.origin}/guide/sandbox`);
  site.goDown();
  await open(page, `${site.origin}/guide/sandbox#vm`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await page.locator('.theme-doc-toc-desktop a').nth(2).click();
  await expect(page).toHaveURL(/\/guide\/sandbox#/);
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

/** Results of a search for a word of many pages, when their excerpts have come. */
async function searchResults(page: Page): Promise<string[]> {
  const options = page.getByRole('option');
  await searchBox(page).pressSequentially('沙箱');
  await expect(options.first()).toContainText('沙箱');
  await page.waitForLoadState('networkidle');
  await expect(options.locator('[class*="snippet"]').first()).not.toBeEmpty();
  return options.allTextContents();
}

test('the search shows without a network what it shows with one, after one visit', async ({ page, site }) => {
  await visit(page, `${site.origin}/guide/cache`);
  const asked = site.requests.length;
  site.goDown();
  await open(page, `${site.origin}/guide/cache`);
  const offline = await searchResults(page);
  expect(site.requests).toHaveLength(asked);
  // Past every worker: what the server has.
  const online = await page.context().browser()?.newPage({ serviceWorkers: 'block', locale: 'zh-CN' });
  if (!online) throw new Error('The context has no browser.');
  site.comeBack();
  await open(online, `${site.origin}/guide/cache`);
  expect(await searchResults(online)).toEqual(offline);
  expect(site.requests.some((path) => path.startsWith('/search-text/'))).toBe(true);
  await online.close();
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
