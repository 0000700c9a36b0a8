import type { Page } from '@playwright/test';
import { check, exerciseOf, fillIn, openStep, resultsOf } from '../support/course';
import { editorOf, noticeOf, openPlayground, run, statusOf, type } from '../support/playground';
import { searchBox } from '../support/search';
import { expect, open, test, waitForHydration } from '../support/test';

test.use({ expectedErrors: [/Failed to load resource|MIME type|Unexpected token/] });

/** What a server answers when a file of an older deployment is asked for. */
const answers = {
  '404': { status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' },
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><h1>首页</h1>' },
} as const;

/**
 * A newer version is published: pages name other scripts, and what the open page would still load is gone for good. A page
 * that is loaded anew is of the newer version, with all that it needs.
 */
async function deploy(page: Page, answer: keyof typeof answers): Promise<void> {
  let isOld = true;
  await page.route('**/assets/js/*.js', (route) =>
    isOld ? route.fulfill(answers[answer]) : route.fallback(),
  );
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().isNavigationRequest()) {
        isOld = false;
        await route.fallback();
        return;
      }
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(/(runtime~main|main)\.\w+\.js/g, '$1.0123abcd.js');
      await route.fulfill({ response, body });
    },
  );
}

/** The reader presses the button; the newer version is what comes. */
async function expectReload(page: Page, press: () => Promise<void>): Promise<void> {
  const load = page.waitForEvent('load');
  await press();
  await load;
  await waitForHydration(page);
}

for (const answer of ['404', 'a page'] as const) {
  test.describe(`a page that is older than the site, which answers ${answer} for its files`, () => {
    test('the search says so and reloads the page', async ({ page }) => {
      await open(page, '/guide');
      await page.waitForLoadState('networkidle');
      await deploy(page, answer);
      await searchBox(page).focus();
      const failure = page.getByRole('alert');
      await expect(failure).toContainText('网站已有新版本，搜索要刷新页面后才能使用。');
      await expectReload(page, () => failure.getByRole('button', { name: '刷新页面' }).click());
      await searchBox(page).pressSequentially('沙箱');
      await expect(page.getByRole('option').first()).toContainText('沙箱');
    });

    test('an index that is gone says so too', async ({ page }) => {
      await open(page, '/guide');
      await page.waitForLoadState('networkidle');
      await deploy(page, answer);
      await page.unroute('**/assets/js/*.js');
      await page.route('**/search-index.json*', (route) => route.fulfill(answers[answer]));
      await searchBox(page).focus();
      await expect(page.getByRole('alert')).toContainText('网站已有新版本');
    });

    test('the playground: its compiler', async ({ page }) => {
      await openPlayground(page);
      await deploy(page, answer);
      await run(page);
      await expect(statusOf(page)).toContainText('网站已有新版本，演练场要刷新页面后才能使用。');
      await expectReload(page, () => statusOf(page).getByRole('button', { name: '刷新页面' }).click());
      await run(page);
      await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    });

    test('the playground: what makes a link; what was typed is there afterwards', async ({ page }) => {
      await openPlayground(page);
      await type(page, '// 我写的');
      await deploy(page, answer);
      await page.getByRole('button', { name: '分享' }).click();
      await expect(noticeOf(page)).toContainText('网站已有新版本，演练场要刷新页面后才能使用。');
      await expectReload(page, () => noticeOf(page).getByRole('button', { name: '刷新页面' }).click());
      await expect(editorOf(page)).toHaveText('// 我写的');
    });

    test('the course: its check; what was typed is there afterwards', async ({ page }) => {
      await openStep(page, 'mount');
      await fillIn(page, { 'main.ts': '// 我写的' });
      await page.getByRole('button', { name: '只运行' }).click();
      await expect(statusOf(page)).toContainText('代码已执行到末尾');
      await deploy(page, answer);
      await check(page);
      await expect(resultsOf(page)).toContainText('网站已有新版本，教程的检查要刷新页面后才能使用。');
      await expectReload(page, () => resultsOf(page).getByRole('button', { name: '刷新页面' }).click());
      await expect(exerciseOf(page).getByRole('textbox', { name: /main\.ts$/ })).toHaveText('// 我写的');
    });

    test('the doctor; what was typed is there afterwards', async ({ page }) => {
      await open(page, '/doctor');
      const entry = page.getByRole('textbox', { name: '子应用的入口地址' });
      await entry.fill('https://order.example.com/');
      await deploy(page, answer);
      await page.getByRole('button', { name: '开始体检' }).click();
      const status = page.getByRole('group', { name: '接入体检' }).getByRole('status');
      await expect(status).toContainText('网站已有新版本，接入体检要刷新页面后才能使用。');
      await expectReload(page, () => status.getByRole('button', { name: '刷新页面' }).click());
      await expect(entry).toHaveValue('https://order.example.com/');
    });

    test('the playground: itself, come to from another page', async ({ page }) => {
      await open(page, '/guide/start');
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: '演练场' }).first().hover();
      await page.waitForLoadState('networkidle');
      await deploy(page, answer);
      // What is on the way to it is there; what it loads by itself is not.
      await page.unroute('**/assets/js/*.js');
      await page.route('**/assets/js/playground.*.js', (route) => route.fulfill(answers[answer]));
      await page.getByRole('link', { name: '演练场' }).first().click();
      const failure = page.getByRole('alert');
      await expect(failure).toContainText('网站已有新版本，这一部分要刷新页面后才能使用。');
      await expect(failure.getByRole('button', { name: '刷新页面' })).toBeVisible();
    });
  });
}
