import type { Page, Route } from '@playwright/test';
import { holdBack } from '../support/loading';
import { expect, moveThePointer, open, test, waitForHydration } from '../support/test';

test.use({ expectedErrors: [/ERR_FAILED|status of (?:404|500)|MIME type|Unexpected|Invalid|missing/] });

type Fault = (route: Route) => Promise<void>;

const faults: Record<string, Fault> = {
  aborted: (route) => route.abort(),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'error' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // Without the headers: with its validator the browser would keep the half.
    await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
  },
  'a page instead': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>登录' }),
};

/** Scripts of the application beside those it starts with; the page has one of its own. */
const chunks = /\/assets\/js\/(?!runtime~main|main\.|page\.)[^/]+\.js$/;

const notStarted = '页面可以阅读，但搜索、切换主题等没有启动';

function notices(page: Page) {
  return page.getByRole('alert');
}

test.describe('the first scripts', () => {
  for (const script of ['runtime~main', 'main']) {
    for (const [name, fault] of Object.entries(faults)) {
      test(`${script}, ${name}: the page reads, says what does not work, and works after a reload`, async ({
        page,
      }) => {
        const files = `**/assets/js/${script}.*.js`;
        await page.route(files, fault);
        await page.goto('/guide/sandbox');
        await moveThePointer(page);
        await expect(notices(page)).toContainText(notStarted);
        await expect(notices(page)).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
        await page.unroute(files);
        await notices(page).getByRole('button', { name: '刷新页面' }).click();
        await waitForHydration(page);
        await expect(notices(page)).toHaveCount(0);
      });
    }
  }
});

test.describe('a chunk of the first page', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(`${name}: error text and retry`, async ({ page }) => {
      await page.route(chunks, fault);
      await page.goto('/guide/sandbox');
      await moveThePointer(page);
      await expect(notices(page)).toContainText('ChunkLoadError');
      await expect(notices(page)).toHaveCount(1);
      await page.unroute(chunks);
      await notices(page).getByRole('button', { name: '重试' }).click();
      await waitForHydration(page);
      await expect(notices(page)).toHaveCount(0);
    });
  }

  test('the query of the page cannot silence the notice', async ({ page }) => {
    await page.route(chunks, (route) => route.abort());
    await page.goto('/guide/sandbox?docusaurus-data-has-hydrated=true');
    await moveThePointer(page);
    await expect(notices(page)).toContainText('ChunkLoadError');
  });
});

test.describe('the style sheet', () => {
  for (const name of ['aborted', '404', '500', 'a page instead']) {
    test(`${name}: named, and not the base URL`, async ({ page }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.route('**/assets/css/*.css', (route) =>
        documents === 1 ? faults[name]?.(route) : route.continue(),
      );
      await page.goto('/guide/sandbox');
      await expect(notices(page)).toContainText('样式没有加载成功');
      await expect(page.getByText('站点没有正确加载')).toHaveCount(0);
      await notices(page).getByRole('button', { name: '刷新页面' }).click();
      await waitForHydration(page);
      await expect(notices(page)).toHaveCount(0);
    });
  }

  test('that comes with the application after all: the notice goes', async ({ page }) => {
    await page.route('**/assets/css/page.*.css', (route) => route.abort());
    await page.goto('/guide/sandbox');
    await expect(notices(page)).toContainText('样式没有加载成功');
    await waitForHydration(page);
    await expect(notices(page)).toHaveCount(0);
  });

  test('with the scripts: one notice', async ({ page }) => {
    await page.route('**/assets/{css,js}/**', (route) => route.abort());
    await page.goto('/guide/sandbox');
    await expect(notices(page)).toHaveText(/样式没有加载成功.*没有启动.*刷新页面/);
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
      // The page's script waits for the style sheet.
      if (!String(files).includes('css')) await moveThePointer(page);
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
