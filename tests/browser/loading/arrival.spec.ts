import type { Page } from '@playwright/test';
import { expect, layOutAll, open, test } from '../support/test';

interface Seen {
  /** Attributes of `<html>`. */
  set: string[];
  /** Whether the end of the arriving page was still to be laid out. */
  arrivals: string[];
}

async function watchArrival(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen: Seen = { set: [], arrivals: [] };
    const watcher = new MutationObserver((mutations) => {
      for (const { target, attributeName } of mutations) {
        if (target === document.documentElement) seen.set.push(attributeName ?? '');
        const last = document.querySelector('.markdown > :last-child');
        if (target instanceof Element && target.matches('[data-body]') && last)
          seen.arrivals.push(getComputedStyle(last).contentVisibility);
      }
    });
    watcher.observe(document, { subtree: true, attributes: true });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen') as Seen);
}

function sidebarLink(page: Page, href: string) {
  return page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`);
}

async function scrollToEnd(page: Page): Promise<void> {
  const place = await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return window.scrollY;
  });
  expect(place).toBeGreaterThan(1000);
}

/**
 * Follows the link to the next page. What is laid out on the way to the end moves it: where the page was left is known when
 * it is.
 *
 * @returns where that was, in pixels
 */
async function leaveForNext(page: Page): Promise<number> {
  await page.evaluate(() => {
    const remember = (): void => void Object.assign(window, { leftAt: window.scrollY });
    document.addEventListener('click', remember, { capture: true, once: true });
  });
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('沙箱');
  return page.evaluate(() => Number(Reflect.get(window, 'leftAt')));
}

/** Islands may have been filled the one time and not the other. */
async function expectPlace(page: Page, place: number): Promise<void> {
  await expect
    .poll(() => page.evaluate((former) => Math.abs(window.scrollY - former), place))
    .toBeLessThan(200);
}

test('a page that comes is painted before its end is laid out, and then has all its height', async ({
  page,
}) => {
  await open(page, '/guide/sandbox');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await open(page, '/guide');
  const seen = await watchArrival(page);
  await sidebarLink(page, '/guide/sandbox').click();
  await expect(page.locator('.arriving')).toHaveCount(0);
  await expect.poll(async () => (await seen()).arrivals.at(-1)).toBe('visible');
  expect((await seen()).arrivals[0]).toBe('auto');
  // Islands may have been filled in one and not in the other.
  const difference = await page.evaluate((former) => document.documentElement.scrollHeight - former, height);
  expect(Math.abs(difference)).toBeLessThan(200);
});

test('a page that is to be scrolled is laid out at once: by its address, or on the way back', async ({
  page,
}) => {
  await open(page, '/guide');
  await sidebarLink(page, '/guide/sandbox').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await expect(page.locator('.arriving')).toHaveCount(0);
  await scrollToEnd(page);
  const place = await leaveForNext(page);
  await expect(page.locator('.arriving')).toHaveCount(0);
  const seen = await watchArrival(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await expectPlace(page, place);
  // The former page ends its own arrival as it leaves.
  expect((await seen()).arrivals).not.toContain('auto');
});

test('a section that another page links to is where it stays, with everything above it laid out', async ({
  page,
}) => {
  await open(page, '/guide/keep-alive');
  const seen = await watchArrival(page);
  await page.locator('.markdown a[href="/guide/sandbox#cleanup"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await expect(page.locator('#cleanup')).toBeInViewport();
  expect((await seen()).arrivals).not.toContain('auto');
});

test('who comes back to the first page is where they were, however slow the network is', async ({ page }) => {
  await open(page, '/guide/sandbox');
  await layOutAll(page);
  await scrollToEnd(page);
  await page.route('**/assets/bodies/guide/sandbox.txt', () => new Promise<void>(() => undefined));
  const place = await leaveForNext(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await expectPlace(page, place);
});

test('a navigation sets no attribute of the document to what it was', async ({ page }) => {
  await open(page, '/guide');
  const seen = await watchArrival(page);
  await sidebarLink(page, '/guide/sandbox').click();
  await expect(page).toHaveTitle(/沙箱/);
  const { set } = await seen();
  // Its class names the page; `lang` would make the browser compute every style anew.
  expect(set).toContain('class');
  expect(set).not.toContain('lang');
  expect(set).not.toContain('dir');
});
