import { expect, open, storedValue, test, waitForHydration } from '../support/test';

test.describe('section 4: colour mode', () => {
  test.use({ colorScheme: 'light' });

  test('without a stored value the configured default, dark, and not the system’s', async ({ page }) => {
    await open(page, '/guide');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await storedValue(page, 'theme')).toBeNull();
  });

  test('the toggle stores light or dark under the key theme', async ({ page }) => {
    await open(page, '/guide');
    const toggle = page.getByRole('button', { name: /切换浅色/ }).first();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await storedValue(page, 'theme')).toBe('light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await waitForHydration(page);
    await toggle.click();
    expect(await storedValue(page, 'theme')).toBe('dark');
  });

  test('what is stored is read before the page is painted, and not while it is parsed', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light');
      const getItem = Reflect.get(Storage.prototype, 'getItem');
      Storage.prototype.getItem = function (key: string) {
        const script = document.currentScript as HTMLScriptElement | null;
        performance.mark(script?.src === '' ? 'read by the parser' : `${key} read`);
        return getItem.call(this, key);
      };
    });
    await page.goto('/guide');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const [read, painted, whileParsed] = await page.evaluate(() =>
      ['theme read', 'first-paint', 'read by the parser'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime,
      ),
    );
    expect(whileParsed).toBeUndefined();
    expect(read).toBeLessThan(painted ?? 0);
  });

  test('what is chosen before the first painting holds where nothing can be stored', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      const frame: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => frame.push(callback);
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>('[data-colour-toggle]')?.click();
        for (const callback of frame) callback(performance.now());
      });
    });
    await page.goto('/guide');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('a page in the background shows it too, as soon as its script runs', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light');
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/guide');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: /当前为浅色模式/ }).first()).toBeVisible();
  });

  test('a second tab that switches is followed', async ({ page, context }) => {
    await open(page, '/guide');
    const secondTab = await context.newPage();
    await open(secondTab, '/api');
    await secondTab
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test.describe('in sites configured otherwise', () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the other reading: the system’s ${colorScheme} is followed`, async ({ page, serveFixture }) => {
        const origin = await serveFixture('other-base-url', '/docs/');
        await page.emulateMedia({ colorScheme });
        await page.goto(`${origin}/docs/issues`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      });
    }

    test('the toggle can be disabled', async ({ page, serveFixture }) => {
      const origin = await serveFixture('alternative-options');
      await open(page, `${origin}/guide`);
      await expect(page.getByRole('button', { name: /切换浅色/ })).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
});

test.describe('section 9: business constants and limits', () => {
  test('default colour mode: dark', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
