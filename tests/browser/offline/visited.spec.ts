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

test('the search works without a network', async ({ page, site }) => {
  await visit(page, `${site.origin}/guide/sandbox`);
  site.goDown();
  await open(page, `${site.origin}/guide/sandbox`);
  await searchBox(page).pressSequentially('沙箱');
  await expect(page.getByRole('option').first()).toContainText('沙箱');
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
