import { expect, type Page } from '@playwright/test';

export async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), distance);
}

export async function navbarIsVisible(page: Page): Promise<boolean> {
  return page
    .getByRole('navigation', { name: '主导航' })
    .evaluate((navbar) => navbar.getBoundingClientRect().bottom > 0);
}

/** As a reader scrolls: in steps, each after the last has been painted. Two at once can be one event. */
async function scrollUntil(page: Page, step: number, isVisible: boolean): Promise<void> {
  await expect
    .poll(async () => {
      await scrollBy(page, step);
      return navbarIsVisible(page);
    })
    .toBe(isVisible);
}

export async function scrollDownUntilNavbarHides(page: Page): Promise<void> {
  await scrollUntil(page, 300, false);
}

export async function scrollUpUntilNavbarShows(page: Page): Promise<void> {
  await scrollUntil(page, -50, true);
}
