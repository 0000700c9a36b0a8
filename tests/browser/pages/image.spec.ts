import type { Locator, Page } from '@playwright/test';
import { createGate } from '../support/gate';
import { holdBack } from '../support/loading';
import { expect, open, test } from '../support/test';

const picture = '**/img/demos/vanilla-dark.*.webp';

/** The one of the two that is shown: the site is dark unless the reader has chosen. */
function pictureIn(page: Page): Locator {
  return page.getByRole('main').getByRole('img', { name: /^不用框架的子应用/ });
}

test.describe('section 2: image component', () => {
  test('has width, height, responsive sizes and a placeholder while it loads', async ({ page }) => {
    const gate = await holdBack(page, picture);
    await open(page, '/showcase');
    const image = pictureIn(page);
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('width', '1040');
    await expect(image).toHaveAttribute('height', '356');
    await expect(image).toHaveAttribute('srcset', /480w, .*800w, .*1040w/);
    await expect(image).toHaveAttribute('alt', /.+/);
    const placeholder = image.locator('xpath=preceding-sibling::img');
    await expect(placeholder).toBeVisible();
    // On the page, not on the screen: scrolling may not be over.
    const place = () =>
      image.evaluate((element) => {
        const { top, width, height } = element.getBoundingClientRect();
        return [top + window.scrollY, width, height];
      });
    const before = await place();
    gate.open();
    await expect(placeholder).toBeHidden();
    // A variant has whole pixels: its shape may differ by less than one.
    const moved = (await place()).map((value, index) => Math.abs(value - (before[index] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(1);
  });

  test('a plain screen loads a smaller file than one with more pixels', async ({ page, browser }) => {
    const loadedWidth = async (deviceScaleFactor: number): Promise<number> => {
      const view = await browser.newPage({
        viewport: { width: 1440, height: 800 },
        deviceScaleFactor,
        baseURL: new URL(page.url()).origin,
      });
      await view.goto(page.url());
      const image = pictureIn(view);
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
        .toContain('.webp');
      const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
      await view.close();
      return Number(/\.(\d+)\.webp$/.exec(source)?.[1]);
    };
    await page.goto('/showcase');
    expect(await loadedWidth(1)).toBeLessThan(await loadedWidth(2));
  });

  test('reads without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}/showcase`);
    const image = pictureIn(page);
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await page.close();
  });
});

test.describe('section 2: image messages', () => {
  test.use({ expectedErrors: [/404|500|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('image not found', async ({ page }) => {
    await page.route(picture, (route) => route.fulfill({ status: 404 }));
    await open(page, '/showcase');
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText('图片不存在');
  });

  test('is said before the reader has done anything', async ({ page }) => {
    await page.route(picture, (route) => route.fulfill({ status: 404 }));
    await page.goto('/showcase');
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText('图片不存在');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('image load error, with click to retry', async ({ page }) => {
    await page.route(picture, (route) => route.fulfill({ status: 500 }));
    await open(page, '/showcase');
    const retry = page.getByRole('button', { name: '图片加载失败，点击重试' });
    await expect(retry).toBeVisible();
    await page.unroute(picture);
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(pictureIn(page)).toBeVisible();
  });

  test('nothing is said of one that has been replaced by another meanwhile', async ({ page }) => {
    const [asked, answer] = [createGate(), createGate()];
    await page.route(picture, async (route) => {
      if (route.request().method() === 'HEAD') {
        asked.open();
        await answer.opened;
      }
      await route.fulfill({ status: 404 });
    });
    await open(page, '/showcase');
    await asked.opened;
    // As when the window gets wider: the browser takes another variant.
    await pictureIn(page).evaluate((element: HTMLImageElement) =>
      new Promise((resolve) => {
        element.addEventListener('load', resolve);
        element.srcset = element.srcset.replaceAll('.webp', '.webp?wider');
      }).then(() => undefined),
    );
    const isAnswered = page.waitForResponse((response) => response.request().method() === 'HEAD');
    answer.open();
    await isAnswered;
    await expect(pictureIn(page)).toBeVisible();
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  });

  test('offline, with a retry of its own when the network is back', async ({ page, context }) => {
    await open(page, '/showcase');
    await page.evaluate(() => window.scrollTo(0, 0));
    await context.setOffline(true);
    await pictureIn(page).evaluate((element: HTMLImageElement) => {
      // As after a first load that found the browser offline.
      element.srcset = element.srcset.replaceAll('.webp', '.webp?again');
      element.loading = 'eager';
    });
    const message = page.getByRole('button', { name: /网络已断开/ });
    await message.scrollIntoViewIfNeeded();
    await expect(message).toBeVisible();
    await context.setOffline(false);
    await expect(message).toBeHidden();
  });
});
