import packageJson from '../../../package.json';
import { expect, open, test } from '../support/test';

test.describe('section 3: locale', () => {
  test('zh-CN is the default and only one, left to right', async ({ request }) => {
    const html = await (await request.get('/guide')).text();
    expect(html).toMatch(/<html[^>]*\blang="?zh-CN"?/);
    expect(html).toMatch(/<html[^>]*\bdir="?ltr"?/);
  });
});

test.describe('section 9: business constants and limits', () => {
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
});
