import { readFileSync } from 'node:fs';
import { expect, expectSameDocument, markDocument, open, test } from '../support/test';

const name = '复制本页 Markdown';

test.describe('the page as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied, of the page that is being read', async ({ page }) => {
    await open(page, '/guide/router');
    await markDocument(page);
    const titles = { 'guide/router': '路由', 'guide/sandbox': '沙箱' };
    for (const [path, title] of Object.entries(titles)) {
      // The address changes before the text does.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('status').filter({ hasText: '已复制本页 Markdown' })).toBeVisible();
      const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toBe(readFileSync(`build/${path}.md`, 'utf8'));
      if (path === 'guide/router') await page.getByRole('link', { name: '下一页' }).click();
      await expect(page).toHaveURL('/guide/sandbox');
    }
    await expectSameDocument(page);
  });
});

test.describe('without it', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('nothing is said to be copied', async ({ page }) => {
    await page.route('**/*.md', (route) => route.abort());
    await open(page, '/guide/router');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('status').filter({ hasText: '没有复制成功' })).toBeVisible();
  });
});

test('without scripts the page has a link to it, and no button', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/guide/router');
  await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '查看 Markdown' })).toHaveAttribute('href', '/guide/router.md');
  await page.close();
});
