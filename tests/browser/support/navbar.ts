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
export async function scrollDownUntilNavbarHides(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await scrollBy(page, 300);
      return navbarIsVisible(page);
    })
    .toBe(false);
}
