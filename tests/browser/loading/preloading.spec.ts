import type { Locator, Page } from '@playwright/test';
import { setConnection, slowConnection } from '../support/loading';
import { expect, open, test } from '../support/test';

/** Everything asked for since the page was loaded. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

test.describe('section 4: preloading', () => {
  for (const [name, turnTo] of [
    ['hovered', (link: Locator) => link.hover()],
    ['focused', (link: Locator) => link.focus()],
    ['touched', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    test(`a ${name} link preloads its chunks and its body; those that are only visible fetch nothing`, async ({
      page,
    }) => {
      await open(page, '/guide/start');
      const requests = collectRequests(page);
      const body = page.waitForResponse(/\/assets\/bodies\/guide\/sandbox\.txt$/);
      await turnTo(
        page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name: '沙箱', exact: true }),
      );
      await body;
      // Later than anything that the page itself would have asked for when it was shown.
      expect(requests.filter((url) => url.includes('/assets/bodies/'))).toHaveLength(1);
      expect(requests.length).toBeLessThan(5);
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    });
  }

  test('a link in the text preloads its page, too', async ({ page }) => {
    await open(page, '/guide/start');
    const body = page.waitForResponse(/\/assets\/bodies\//);
    await page.locator('[data-body] a[href^="/guide/"]').first().hover();
    expect((await body).status()).toBe(200);
  });

  for (const [name, connection] of [
    ['2g', { effectiveType: '2g', saveData: false }],
    ['data-saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`on ${name} nothing is fetched ahead`, async ({ page }) => {
      await setConnection(page, connection);
      await open(page, '/guide');
      const requests = collectRequests(page);
      const link = page
        .getByRole('navigation', { name: '文档侧边栏' })
        .getByRole('link', { name: '沙箱', exact: true });
      await link.hover();
      // A navigation that follows proves that the page had time to act on the hover.
      await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: '常见问题' })).toBeVisible();
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
      expect(requests.filter((url) => url.includes('/guide/sandbox'))).toEqual([]);
      await page.getByRole('navigation').getByRole('link', { name: '指南' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: '介绍' })).toBeVisible();
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: '沙箱' })).toBeVisible();
      expect(requests.filter((url) => url.endsWith('/assets/bodies/guide/sandbox.txt'))).toHaveLength(1);
    });
  }
});

test.describe('section 7: calls made', () => {
  test('page chunks are fetched lazily as script files', async ({ page }) => {
    await slowConnection(page);
    await open(page, '/guide');
    const request = page.waitForRequest(/\/assets\/js\/.+\.js$/);
    await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
    expect((await request).resourceType()).toBe('script');
  });
});
