import { expect, open, storedValue, test } from './support/test';
import packageJson from '../../package.json';

test.describe('section 9: business constants and limits', () => {
  test('mobile breakpoint: 996 px', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await open(page, '/guide');
    const toggle = page.getByRole('button', { name: '切换导航栏' });
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(toggle).toBeVisible();
  });

  // The progress bar's 200 ms stand with its behaviour, in section 4.

  test('search: at most 8 results a query', async ({ page }) => {
    await open(page, '/guide');
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('子应用');
    await expect(page.getByRole('option')).toHaveCount(8);
  });

  test('search: snippets of at most 50 characters', async ({ page }) => {
    await open(page, '/guide');
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('定时器');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    const snippets = options.locator('[class*="snippet"]').filter({ hasText: /\S/ });
    await expect(snippets.first()).toContainText('定时器');
    const texts = await snippets.allTextContents();
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text.replaceAll('…', '').length, text).toBeLessThanOrEqual(50);
  });

  test('search index: English and Chinese, hashed', async ({ page, request }) => {
    await open(page, '/guide');
    const [indexRequest] = await Promise.all([
      page.waitForRequest(/search-index\.json/),
      page.getByLabel('搜索').first().focus(),
    ]);
    expect(new URL(indexRequest.url()).search).toMatch(/^\?_=[0-9a-f]{8}$/);
    const index = await (await request.get('/search-index.json')).text();
    expect(index).toContain('"沙箱"');
    expect(index).toContain('"router"');
  });

  test('storage keys: theme, announcement, tab groups', async ({ page }) => {
    await open(page, '/guide/start');
    await page
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByRole('banner').getByRole('button', { name: '关闭' }).click();
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual([
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docusaurus.tab.npm2yarn',
      'theme',
    ]);
    expect(await storedValue(page, 'theme')).toBe('light');
  });

  // `docs-preferred-version-` stands with the version dropdown, in section 4.

  test('table of contents: heading levels 2 to 3', async ({ page }) => {
    await open(page, '/guide/sandbox');
    const levels = await page.locator('.table-of-contents__link').evaluateAll((links) =>
      links.map((link) => {
        const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
        return document.getElementById(id)?.tagName;
      }),
    );
    expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  });

  test('title delimiter: |', async ({ page }) => {
    await open(page, '/guide/sandbox');
    await expect(page).toHaveTitle('沙箱 | Garfish');
  });

  test('copyright year: 2023', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2023');
  });

  test('default and only locale: zh-CN, left to right', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(
      page.locator('link[rel="alternate"][hreflang]:not([hreflang="zh-CN"]):not([hreflang="x-default"])'),
    ).toHaveCount(0);
  });

  test('site version: 0.1.7', () => {
    expect(packageJson.version).toBe('0.1.7');
  });

  test('docs framework: Docusaurus 3.10.2, whose behaviour covers that of 2.0.0-rc.1', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', 'Docusaurus v3.10.2');
  });

  test('default colour mode: dark', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
