import { expect, expectSameDocument, markDocument, open, test } from '../support/test';

test.use({ expectedErrors: [/404/] });

test('an address that leads nowhere is read for what it says: three pages, the nearest first', async ({
  page,
}) => {
  await open(page, '/docs/garfish/sandbox.html');
  const found = page.locator('section').filter({ hasText: '你要找的可能是' });
  await expect(found.getByRole('link')).toHaveCount(3);
  await expect(found.getByRole('link').first()).toHaveAttribute('href', /sandbox/);
  await markDocument(page);
  await found.getByRole('link').first().click();
  await expect(page).toHaveURL(/sandbox/);
  await expectSameDocument(page);
});

test('a misspelt name of a page leads to it, whatever stands beside it', async ({ page }) => {
  await open(page, '/guide/sandbx-mode');
  const found = page.locator('section').filter({ hasText: '你要找的可能是' });
  await expect(found.getByRole('link').first()).toHaveAttribute('href', '/guide/sandbox');
});

test('words that no page has lead to none', async ({ page }) => {
  await open(page, '/qqqqzzzz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('你要找的可能是')).toHaveCount(0);
});
