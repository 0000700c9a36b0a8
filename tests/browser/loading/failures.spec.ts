import { expect, moveThePointer, open, test, waitForHydration } from '../support/test';

test.describe('section 8: page crash', () => {
  test.use({ expectedErrors: [/故意抛出的错误/] });

  test('shows the message and a retry button that clears the error', async ({ page, serveFixture }) => {
    const origin = await serveFixture('alternative-options');
    await open(page, `${origin}/crash`);
    await page.getByRole('button', { name: '让页面崩溃' }).click();
    await expect(page.getByRole('heading', { name: '页面已崩溃。' })).toBeVisible();
    await expect(page.getByText('故意抛出的错误')).toBeVisible();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { name: '页面已崩溃。' })).toBeHidden();
    await expect(page.getByRole('button', { name: '让页面崩溃' })).toBeVisible();
  });
});

test.describe('section 8: chunk-load failure', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('shows the error text and a retry button, and the page still reads', async ({ page }) => {
    const html = await (await page.request.get('/guide/sandbox')).text();
    const initial = [...html.matchAll(/\/assets\/js\/[\w~.-]+\.js/g)].map(([path]) => path);
    await page.route('**/assets/js/*.js', (route) =>
      initial.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto('/guide/sandbox');
    await moveThePointer(page);
    const failure = page.getByRole('alert').filter({ hasText: '没有加载成功' });
    await expect(failure).toContainText('ChunkLoadError');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
    await page.unroute('**/assets/js/*.js');
    await failure.getByRole('button', { name: '重试' }).click();
    await waitForHydration(page);
    await expect(failure).toBeHidden();
  });
});

test.describe('section 8: wrong base URL', () => {
  test.use({ expectedErrors: [/404|MIME type/] });

  test('red banner with the configured base URL and a suggestion', async ({ page, serveFixture }) => {
    const origin = await serveFixture('other-base-url', '/wrong/');
    await page.goto(`${origin}/wrong/guide`);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('站点没有正确加载');
    await expect(banner).toContainText('当前配置的 baseUrl：/docs/');
    await expect(banner).toContainText('建议改为：/wrong/');
    await expect(banner).toHaveCSS('border-color', 'rgb(208, 0, 0)');
  });

  test('no banner where the base URL is right', async ({ page }) => {
    await open(page, '/guide');
    await expect(page.getByText('站点没有正确加载')).toHaveCount(0);
  });
});
