import type { Page } from '@playwright/test';
import { holdBack } from '../support/loading';
import { expect, moveThePointer, open, test, waitForHydration } from '../support/test';

test.use({ expectedErrors: [/ERR_FAILED|status of (?:404|500)|MIME type|Unexpected|Invalid|missing/] });

/** Scripts of the application beside those it starts with; the page has one of its own. */
const chunks = /\/assets\/js\/(?!runtime~main|main\.|page\.)[^/]+\.js$/;

function notices(page: Page) {
  return page.getByRole('alert');
}

test.describe('a chunk of the first page', () => {
  test('the query of the page cannot silence the notice', async ({ page }) => {
    await page.route(chunks, (route) => route.abort());
    await page.goto('/guide/sandbox?docusaurus-data-has-hydrated=true');
    await moveThePointer(page);
    await expect(notices(page)).toContainText('ChunkLoadError');
  });
});

test.describe('the style sheet', () => {
  test('with the scripts of the application: one notice', async ({ page }) => {
    await page.route(/\/assets\/(?:css\/|js\/main\.)/, (route) => route.abort());
    await page.goto('/guide/sandbox');
    await moveThePointer(page);
    await expect(notices(page)).toHaveText(/样式没有加载成功.*没有启动.*刷新页面/);
  });

  test('with every script: the page is painted, and says that nothing has started', async ({ page }) => {
    await page.route('**/assets/{css,js}/**', (route) => route.abort());
    await page.goto('/guide/sandbox');
    await expect(notices(page)).toHaveText(/^页面可以阅读.*没有启动.*刷新页面/);
    await expect(notices(page)).toHaveCSS('position', 'fixed');
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    await expect(page.getByText('站点没有正确加载')).toHaveCount(0);
  });
});

test.describe('a wrong base URL', () => {
  for (const [path, suggestion] of [
    ['/sub/guide/sandbox', '/sub/'],
    ['/sub/', '/sub/'],
    ['/sub/guide/sandbox/', '/sub/'],
    ['/a/b/guide/sandbox.html', '/a/b/'],
  ] as const) {
    test(`${path}: a site built for / suggests ${suggestion}`, async ({ page }) => {
      const own = path.includes('sandbox') ? '/guide/sandbox' : '/';
      await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch({ url: new URL(own, route.request().url()).href });
        await route.fulfill({ response });
      });
      await page.goto(path);
      await expect(notices(page)).toContainText(/当前配置的 baseUrl：.*建议改为：/s);
      await expect(notices(page).locator('code')).toHaveText(['/', suggestion]);
      await expect(notices(page)).toHaveCSS('border-color', 'rgb(208, 0, 0)');
    });
  }
});

test.describe('what is only slow', () => {
  for (const files of ['**/assets/js/main.*.js', '**/assets/css/*.css', chunks]) {
    test(`${String(files)}: no notice before, while or after it arrives`, async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('body > [role="alert"]'))
            document.documentElement.dataset['flashed'] = '';
        }).observe(document, { childList: true, subtree: true });
      });
      const gate = await holdBack(page, files);
      const asked = page.waitForRequest(files);
      await page.goto('/guide/sandbox', { waitUntil: 'commit' });
      await moveThePointer(page);
      await asked;
      gate.open();
      await waitForHydration(page);
      await page.waitForLoadState('load');
      await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
    });
  }
});

test('nothing is said on a page that works', async ({ page }) => {
  await open(page, '/guide');
  await page.waitForLoadState('load');
  await expect(page.locator('body > [role="alert"]')).toHaveCount(0);
});
