import type { Page } from '@playwright/test';
import type { LocalServer } from '../../../tools/listen';
import { serveDirectory } from '../../../tools/serveDirectory';
import { holdBack, pageFiles, slowConnection } from '../support/loading';
import { expect, expectSameDocument, markDocument, open, test, waitForHydration } from '../support/test';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_FAILED/] });

/** Data saver: nothing is loaded ahead, so that following a link needs the network. */
async function openSparingly(page: Page, url: string): Promise<void> {
  await slowConnection(page);
  await open(page, url);
}

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: '现在没有网络' });
}

/** From the menu beside the text, so that the page stays where it has been scrolled to. */
function sidebarLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name, exact: true });
}

async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  return 900;
}

async function expectPageStays(page: Page, url: string, scrollY: number): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await expectSameDocument(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
}

test.describe('without a network', () => {
  test('the page that is read stays, with its address and position; the link works once there is one', async ({
    page,
    context,
  }) => {
    await openSparingly(page, '/guide/sandbox');
    const scrollY = await scrollDown(page);
    await markDocument(page);
    await context.setOffline(true);
    await sidebarLink(page, '缓存').click();
    await expect(notice(page)).toContainText('打不开 /guide/cache');
    await expectPageStays(page, '/guide/sandbox', scrollY);
    // Later than the bar begins.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expect(page.locator('#nprogress')).toHaveCount(0);

    await notice(page).getByRole('button', { name: '重试' }).click();
    await expect(notice(page).getByRole('button', { name: '重试' })).toBeVisible();
    await expectPageStays(page, '/guide/sandbox', scrollY);

    await context.setOffline(false);
    await notice(page).getByRole('button', { name: '重试' }).click();
    await expect(page).toHaveURL('/guide/cache');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/缓存/);
    await expect(notice(page)).toHaveCount(0);
  });

  test('a failed link does not fail for good', async ({ page, context }) => {
    await openSparingly(page, '/guide/sandbox');
    await context.setOffline(true);
    await sidebarLink(page, '缓存').click();
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('button', { name: '关闭' }).click();
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(false);
    await sidebarLink(page, '缓存').click();
    await expect(page).toHaveURL('/guide/cache');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/缓存/);
  });

  test('who closes the notice stays, whatever is still asked', async ({ page, context }) => {
    await openSparingly(page, '/guide/sandbox');
    await markDocument(page);
    await context.setOffline(true);
    await sidebarLink(page, '缓存').click();
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    const answer = await holdBack(page, '/guide/cache');
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await notice(page).getByRole('button', { name: '重试' }).click();
    await asked;
    await notice(page).getByRole('button', { name: '关闭' }).click();
    const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
    answer.open();
    await answered;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expect(page).toHaveURL('/guide/sandbox');
    await expectSameDocument(page);
  });

  test('the page’s own headings can be gone to, and a page that is there takes the notice away', async ({
    page,
    context,
  }) => {
    await openSparingly(page, '/guide/cache');
    await sidebarLink(page, '沙箱').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
    await context.setOffline(true);
    await sidebarLink(page, '环境变量').click();
    await expect(notice(page)).toBeVisible();
    await page.locator('.theme-doc-toc-desktop a').nth(1).click();
    await expect(page).toHaveURL(/\/guide\/sandbox#/);
    await expect(notice(page)).toBeVisible();
    await sidebarLink(page, '缓存').click();
    await expect(page).toHaveURL('/guide/cache');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/缓存/);
    await expect(notice(page)).toHaveCount(0);
  });

  test.describe('that fails while the reader only points at a link', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Loading chunk/] });

    test('nothing is said', async ({ page }) => {
      await open(page, '/guide/sandbox');
      await page.waitForLoadState('networkidle');
      await page.route(pageFiles, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await sidebarLink(page, '缓存').hover();
      await failed;
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});

test.describe('with a server that is down', () => {
  let site: LocalServer;

  test.beforeEach(async () => {
    site = await serveDirectory('build');
  });

  test('the page that is read stays', async ({ page }) => {
    await openSparingly(page, `${site.origin}/guide/sandbox`);
    const scrollY = await scrollDown(page);
    await markDocument(page);
    await site.close();
    await sidebarLink(page, '缓存').click();
    await expect(notice(page)).toContainText('打不开 /guide/cache');
    await expectPageStays(page, `${site.origin}/guide/sandbox`, scrollY);
  });
});
