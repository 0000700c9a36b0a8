import { expect, expectSameDocument, markDocument, open, test } from './support/test';

test.describe('search dropdown', () => {
  test('typing shows hits with breadcrumb paths', async ({ page }) => {
    await open(page, '/guide');
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('沙箱');
    const paths = page.getByRole('option').locator('[class*="hitPath"]');
    await expect(paths.filter({ hasText: '核心概念' }).first()).toBeVisible();
  });

  test('a hit is opened without a page load', async ({ page }) => {
    await open(page, '/guide');
    await markDocument(page);
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('loadApp');
    await expect(page.getByRole('option').first()).toContainText('loadApp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/loadApp/);
    await expectSameDocument(page);
  });

  test('查看全部结果 goes to the results page with the query', async ({ page }) => {
    await open(page, '/guide');
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('沙箱');
    await page.getByRole('link', { name: '查看全部结果' }).click();
    await expect(page).toHaveURL(/\/search\/?\?q=%E6%B2%99%E7%AE%B1$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('沙箱');
    await expect(page.locator('section article').first()).toBeVisible();
  });

  test('Ctrl+K focuses the search box', async ({ page }) => {
    await open(page, '/guide');
    await page.keyboard.press('Control+k');
    await expect(page.getByLabel('搜索').first()).toBeFocused();
  });

  test.describe('on macOS', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
    });

    test('Cmd+K focuses the search box', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
        Object.defineProperty(navigator, 'userAgentData', { value: { platform: 'macOS' } });
      });
      await open(page, '/guide');
      await page.keyboard.press('Meta+k');
      await expect(page.getByLabel('搜索').first()).toBeFocused();
    });
  });
});

test.describe('search covers every kind of page', () => {
  for (const [query, path] of [
    ['沙箱', '/guide/sandbox'],
    ['angular', '/guide/demo/angular'],
    ['provider', '/issues'],
    ['介绍', '/guide'],
    ['registerApp', '/api/registerApp'],
    ['热更新', '/blog/hmr'],
    ['示例与集成', '/showcase'],
    ['版本 沙箱 修正', '/blog/releases/'],
  ] as const) {
    test(`${query} finds ${path}`, async ({ page }) => {
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      const results = page.locator('section article a');
      await expect(results.first()).toBeVisible();
      const hrefs = await results.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(
        hrefs.some(
          (href) =>
            href === path || href.startsWith(`${path}#`) || (path.endsWith('/') && href.startsWith(path)),
        ),
      ).toBe(true);
    });
  }
});
