import { buildFixtureSite, fixtureOutputDirectory } from '../fixtureSite';
import { serveDirectory, type StaticServer } from './support/serveDirectory';
import { expect, open, test, waitForHydration } from './support/test';

async function expectBuildError(fixture: string, message: RegExp): Promise<void> {
  const { exitCode, output } = await buildFixtureSite(fixture);
  expect(exitCode, output).not.toBe(0);
  expect(output).toMatch(message);
}

test.describe('section 8: page crash', () => {
  let site: StaticServer;

  test.beforeAll(async () => {
    site = await serveDirectory(fixtureOutputDirectory('alternative-options'));
  });

  test.afterAll(async () => {
    await site.close();
  });

  test.use({ expectedErrors: [/故意抛出的错误/] });

  test('shows the message and a retry button that clears the error', async ({ page }) => {
    await open(page, `${site.origin}/crash`);
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
    const failure = page.getByRole('alert').filter({ hasText: '没有加载成功' });
    await expect(failure).toContainText('ChunkLoadError');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
    await page.unroute('**/assets/js/*.js');
    await failure.getByRole('button', { name: '重试' }).click();
    await waitForHydration(page);
    await expect(failure).toBeHidden();
  });
});

test.describe('section 8: route preload failure', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('logs a warning and reloads the page in full', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', saveData: true } });
    });
    await open(page, '/issues');
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    let aborted = false;
    await page.route('**/assets/js/*.js', (route) => {
      if (aborted) return route.continue();
      aborted = true;
      return route.abort();
    });
    const reload = page.waitForEvent('load');
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    await warning;
    await reload;
    await expect(page).toHaveURL('/api');
    await waitForHydration(page);
  });
});

test.describe('section 8: errors at build time', () => {
  test.describe.configure({ timeout: 240_000 });

  test('page module without a default export', () =>
    expectBuildError('no-default-export', /doesn't have a default export/));

  test('navbar item of unknown type', () =>
    expectBuildError('unknown-navbar-type', /Bad navbar item type carousel/));

  test('navbar item with a missing doc id', () =>
    expectBuildError('missing-navbar-doc', /Couldn't find any doc with id "guide\/missing"/));

  test('navbar item with a missing sidebar id', () =>
    expectBuildError('missing-navbar-sidebar', /Can't find any sidebar with id "missing"/));

  test('navbar item with a missing sidebar link', () =>
    expectBuildError(
      'missing-sidebar-link',
      /Sidebar with ID "withoutLink" doesn't have anything to be linked to/,
    ));
});

test.describe('section 8: browser storage failure', () => {
  test.use({ expectedErrors: [/^console: Docusaurus storage error.*storage is broken/s] });

  test('is logged and otherwise ignored', async ({ page }) => {
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('storage is broken', 'SecurityError');
        };
      }
    });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await open(page, '/guide/start');
    await page
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('banner').getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
    await expect(page).toHaveURL('/guide/sandbox');
    expect(logged.join('\n')).toContain('storage is broken');
  });
});

test.describe('section 8: search with no hits', () => {
  test('says 没有找到任何结果', async ({ page }) => {
    await open(page, '/guide');
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('zzzqqq');
    await expect(page.getByText('没有找到任何结果')).toBeVisible();
  });
});

test.describe('section 8: wrong base URL', () => {
  test.use({ expectedErrors: [/404|MIME type/] });

  test('red banner with the configured base URL and a suggestion', async ({ page }) => {
    const site = await serveDirectory(fixtureOutputDirectory('other-base-url'), '/wrong/');
    await page.goto(`${site.origin}/wrong/guide`);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('站点没有正确加载');
    await expect(banner).toContainText('当前配置的 baseUrl：/docs/');
    await expect(banner).toContainText('建议改为：/wrong/');
    await expect(banner).toHaveCSS('border-color', 'rgb(208, 0, 0)');
    await site.close();
  });

  test('no banner where the base URL is right', async ({ page }) => {
    await open(page, '/guide');
    await expect(page.getByText('站点没有正确加载')).toHaveCount(0);
  });
});

test.describe('section 8: unknown path', () => {
  test('not-found page', async ({ page }) => {
    const response = await page.goto('/404.html');
    expect(response?.ok()).toBe(true);
    await expect(page).toHaveTitle(/找不到页面/);
    await expect(page.getByRole('main')).toContainText('我们找不到您要找的页面');
  });
});
