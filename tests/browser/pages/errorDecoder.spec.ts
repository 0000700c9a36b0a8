import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

const log = `12:03:11.512 app.js:12 [vite] connected.
Uncaught (in promise) TypeError: [Garfish warning]: Failed to fetch
    at assert (https://host.example/core.js:5:1)
[Garfish warning]: Package "react-dom" is not found`;

const boxOf = (page: Page) => page.getByRole('textbox', { name: /粘贴控制台/ });
const answersOf = (page: Page) => page.locator('.error-decoder').getByRole('listitem');

for (const path of ['/', '/errors']) {
  test(`${path}: a pasted log finds its entries; nothing of it loads before`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, path);
    const isDecoder = (address: string): boolean => address.includes('/decoder-');
    expect(requests.filter(isDecoder)).toEqual([]);

    await boxOf(page).fill(log);
    await expect(page.getByText('认出 2 条')).toBeVisible();
    await expect(answersOf(page)).toHaveCount(2);
    const [fetchFailed, packageMissing] = [answersOf(page).first(), answersOf(page).last()];
    await expect(fetchFailed.getByRole('link', { name: 'Failed to fetch' })).toHaveAttribute(
      'href',
      '/errors#failed-to-fetch',
    );
    await expect(fetchFailed).toContainText('这句话别的代码也会产生');
    for (const name of ['原因', '怎样确认', '解决办法']) {
      await expect(packageMissing.getByRole('term').filter({ hasText: name })).toBeVisible();
    }
    expect(requests.filter(isDecoder)).toHaveLength(2);

    await boxOf(page).fill('Miss appName.');
    // Of one there is no order.
    await expect(page.getByText('认出 1 条。', { exact: true })).toBeVisible();

    await boxOf(page).fill('some other framework: it broke');
    await expect(page.getByText('没有认出这段文字')).toHaveRole('status');
    await expect(page.getByRole('link', { name: '在全站搜索' })).toHaveAttribute('href', /\/search\?q=some/);
    await expect(answersOf(page)).toHaveCount(0);
  });
}

test('five million characters are read in part, and it says so', async ({ page }) => {
  await open(page, '/errors');
  await boxOf(page).focus();
  await boxOf(page).evaluate((box: HTMLTextAreaElement) => {
    box.value = `Miss appName.\n${'x'.repeat(5_000_000)}`;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByText('只读了前 20 万字')).toBeVisible();
  await expect(answersOf(page)).toHaveCount(1);
});

test('there is no box without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/errors');
  await expect(page.locator('.error-decoder')).toBeHidden();
  await context.close();
});
