import { expect, open, testOnSharedPage as test, waitForHydration } from '../support/test';
import { routes, type Sidebar } from '../../routes';

const startLinks: Record<Sidebar, string> = { guide: '/guide', api: '/api', blog: '/blog' };

test.describe('section 2: every route at its exact path', () => {
  for (const { path, sidebar } of routes) {
    test(path, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

      const navigation = page.getByRole('navigation', { name: '文档侧边栏' });
      if (sidebar) {
        await expect(navigation.locator(`a[href="${startLinks[sidebar]}"]`).first()).toBeVisible();
        const current = page.locator('.navbar__item[aria-current=page]');
        await expect(current).toHaveAttribute('href', startLinks[sidebar]);
      } else {
        await expect(navigation).toHaveCount(0);
      }
    });
  }
});

test.describe('pages beside the guide stand in its sidebar, and say where', () => {
  for (const { path, crumbs } of [
    { path: '/learn', crumbs: ['', '起步', '教程'] },
    { path: '/doctor', crumbs: ['', '工具与排错', '接入体检'] },
    { path: '/errors', crumbs: ['', '工具与排错', '错误信息索引'] },
  ]) {
    test(path, async ({ page }) => {
      await open(page, path);
      const current = page.getByRole('navigation', { name: '文档侧边栏' }).locator('[aria-current=page]');
      await expect(current).toHaveAttribute('href', path);
      await expect(page.locator('.navbar__item[aria-current=page]')).toHaveAttribute('href', '/guide');
      await expect(page.getByRole('navigation', { name: '页面路径' }).getByRole('listitem')).toHaveText(
        crumbs,
      );
    });
  }
});

test.describe('section 2: other path rules', () => {
  test('any other path shows the not-found page', async ({ page, request }) => {
    const response = await request.get('/no/such/page');
    expect(response.status()).toBe(404);
    await page.route('**/no/such/page', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', path: 'build/404.html' }),
    );
    await open(page, '/no/such/page');
    await expect(page).toHaveTitle(/找不到页面/);
    await expect(page.getByRole('main')).toContainText(
      '请联系原始链接来源网站的所有者，并告知他们链接已损坏。',
    );
  });

  for (const suffix of ['.html', '/index.html']) {
    test(`the served path /guide/start${suffix} is the page without the suffix`, async ({ page }) => {
      await open(page, `/guide/start${suffix}`);
      await expect(page.getByRole('heading', { level: 1, name: '快速开始' })).toBeVisible();
    });

    test.describe('where the host answers with its not-found page', () => {
      // React throws away the not-found page's markup for that of the real page, and says so.
      test.use({ expectedErrors: [/#418|onRecoverableError|404/] });

      test(`the client treats /guide/start${suffix} as /guide/start`, async ({ page }) => {
        await page.route(`**/guide/start${suffix}`, (route) =>
          route.fulfill({ status: 404, contentType: 'text/html', path: 'build/404.html' }),
        );
        await open(page, `/guide/start${suffix}`);
        await expect(page.getByRole('heading', { level: 1, name: '快速开始' })).toBeVisible();
      });
    });
  }

  test('/garfish-plugins/es-module leads to /garfish-plugins/es-module.md', async ({ page }) => {
    await page.goto('/garfish-plugins/es-module');
    await expect(page).toHaveURL('/garfish-plugins/es-module.md');
  });
});

test.describe('section 5: validation rules', () => {
  test('there are no forms', async ({ request }) => {
    for (const { path } of routes) {
      const html = await (await request.get(path)).text();
      expect(html.length, path).toBeGreaterThan(1000);
      expect(html, path).not.toContain('<form');
    }
  });
});

test.describe('section 8: unknown path', () => {
  test('not-found page', async ({ page }) => {
    const response = await page.goto('/404.html');
    expect(response?.ok()).toBe(true);
    await expect(page).toHaveTitle(/找不到页面/);
    await expect(page.getByRole('main')).toContainText('我们找不到你要找的页面');
  });
});
