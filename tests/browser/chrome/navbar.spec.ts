import type { Locator, Page } from '@playwright/test';
import {
  navbarIsVisible,
  scrollBy,
  scrollDownUntilNavbarHides,
  scrollUpUntilNavbarShows,
} from '../support/navbar';
import { expect, open, test, waitForHydration } from '../support/test';

test.describe('section 4: navbar', () => {
  test('hides on scrolling down past its height, reappears on scrolling up', async ({ page }) => {
    await open(page, '/api/loadApp');
    await scrollBy(page, 40);
    expect(await navbarIsVisible(page)).toBe(true);
    await scrollDownUntilNavbarHides(page);
    await scrollUpUntilNavbarShows(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test('reappears near the bottom', async ({ page }) => {
    await open(page, '/api/loadApp');
    await scrollDownUntilNavbarHides(page);
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await expect.poll(() => navbarIsVisible(page)).toBe(true);
  });
});

/** @returns a dropdown whose menu is open */
async function openDropdown(page: Page, origin: string): Promise<Locator> {
  // Not with the text's tools, which come with a focus of their own: that is outside, too.
  await page.goto(`${origin}/guide`);
  await waitForHydration(page);
  const dropdown = page.locator('.dropdown').filter({ hasText: '下拉菜单' });
  await dropdown.locator('> a').press('Enter');
  await expect(dropdown).toHaveClass(/dropdown--show/);
  return dropdown;
}

test.describe('section 4: states of a site with more options', () => {
  test('dropdown menu closes on an outside click', async ({ page, serveFixture }) => {
    const dropdown = await openDropdown(page, await serveFixture('alternative-options'));
    await page.getByRole('heading', { level: 1 }).click();
    await expect(dropdown).not.toHaveClass(/dropdown--show/);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('dropdown menu closes on an outside touch', async ({ page, serveFixture }) => {
      const dropdown = await openDropdown(page, await serveFixture('alternative-options'));
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(dropdown).not.toHaveClass(/dropdown--show/);
    });
  });
});

test.describe('section 9: business constants and limits', () => {
  test('mobile breakpoint: 996 px', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await open(page, '/guide');
    const toggle = page.getByRole('button', { name: '切换导航栏' });
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(toggle).toBeVisible();
  });
});
