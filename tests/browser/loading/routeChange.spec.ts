import type { Page } from '@playwright/test';
import type { Gate } from '../support/gate';
import { holdBack, pageFiles, slowConnection } from '../support/loading';
import { scrollBy } from '../support/navbar';
import { expect, expectSameDocument, markDocument, open, test, waitForHydration } from '../support/test';

test.describe('section 4: route change', () => {
  test('waits for the next page’s chunks', async ({ page }) => {
    await slowConnection(page);
    await open(page, '/guide/start');
    const gate = await holdBack(page, pageFiles);
    await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
    await expect(page).toHaveURL('/guide/sandbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('快速开始');
    gate.open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  });

  test.describe('with a chunk that fails', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

    test('logs a warning and loads the page anew', async ({ page }) => {
      await slowConnection(page);
      await open(page, '/guide/start');
      await markDocument(page);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      let aborted = 0;
      await page.route('**/assets/js/*.js', async (route) => {
        if (aborted > 0) return route.continue();
        aborted += 1;
        return route.abort();
      });
      await page.getByRole('link', { name: '隔离矩阵', exact: true }).first().click();
      await expect(page.locator('html')).not.toHaveAttribute('data-test-mark');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('隔离矩阵');
      expect(warnings.join('\n')).toMatch(/chunk/i);
      expect(aborted).toBe(1);
    });
  });
});

test('a body is asked for once; that of the page that was opened when it is left', async ({ page }) => {
  await open(page, '/guide/start');
  const bodies: string[] = [];
  page.on('request', (request) => {
    const [, body] = /\/assets\/bodies\/(.+)\.txt$/.exec(request.url()) ?? [];
    if (body !== undefined) bodies.push(body);
  });
  // Until the reader has come back and left again.
  const gate = await holdBack(page, '**/assets/bodies/guide/start.txt');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
  await expect(heading).toHaveText('沙箱');
  await page.goBack();
  await expect(heading).toHaveText('快速开始');
  await page.goForward();
  await expect(heading).toHaveText('沙箱');
  // What is asked for on leaving has been by then.
  await page.goBack();
  await expect(heading).toHaveText('快速开始');
  gate.open();
  expect(bodies.sort()).toEqual(['guide/sandbox', 'guide/start']);
});

test.describe('section 4: progress bar', () => {
  async function navigateWithHeldChunks(page: Page): Promise<Gate> {
    await slowConnection(page);
    await page.clock.install();
    await open(page, '/guide/start');
    const gate = await holdBack(page, pageFiles);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
    return gate;
  }

  test('starts 200 ms after a route change begins and ends when the route has updated', async ({ page }) => {
    const gate = await navigateWithHeldChunks(page);
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(page.locator('#nprogress')).toHaveCount(1);
    gate.open();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('section 4: scroll', () => {
  test('a route change with a hash scrolls to its target', async ({ page }) => {
    await open(page, '/api/loadApp');
    await markDocument(page);
    const target = page.locator('[id="errors"]');
    await expect(target).not.toBeInViewport();
    await page.locator('.theme-doc-toc-desktop a[href="#errors"]').click();
    await expect(page).toHaveURL('/api/loadApp#errors');
    await expect(target).toBeInViewport();
    await expectSameDocument(page);
  });

  test('a route change without a hash scrolls to the top', async ({ page }) => {
    await open(page, '/api/loadApp');
    await markDocument(page);
    await scrollBy(page, 2500);
    await page
      .getByRole('navigation', { name: '文档侧边栏' })
      .getByRole('link', { name: /preloadApp/ })
      .click();
    await expect(page).toHaveURL('/api/preloadApp');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expectSameDocument(page);
  });
});

test.describe('section 8: route preload failure', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('logs a warning and reloads the page in full', async ({ page }) => {
    await slowConnection(page);
    await open(page, '/issues');
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    let aborted = false;
    await page.route(pageFiles, (route) => {
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
