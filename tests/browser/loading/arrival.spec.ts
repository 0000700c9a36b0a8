import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

/** In each frame from now on, how the last block of the page's text is laid out: `auto` as long as it is put off. */
async function watchLayout(page: Page): Promise<() => Promise<string[]>> {
  const watch = (): void => {
    const seen: string[] = [];
    const look = (): void => {
      const last = document.querySelector('.markdown > :last-child');
      if (last) seen.push(getComputedStyle(last).contentVisibility);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  };
  await page.evaluate(watch);
  await page.addInitScript(watch);
  return () => page.evaluate(() => Reflect.get(window, 'seen') as string[]);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Until the last block has been laid out. */
async function waitForAll(seen: () => Promise<string[]>): Promise<void> {
  await expect.poll(async () => (await seen()).at(-1)).toBe('visible');
}

function sidebarLink(page: Page, href: string) {
  return page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`);
}

test('a page that is opened is painted before its end is laid out, and then has all its height', async ({
  page,
}) => {
  const seen = await watchLayout(page);
  await page.goto('/guide/sandbox');
  await waitForAll(seen);
  expect(await seen()).toContain('auto');
  const height = await heightOf(page);
  await page.evaluate(() => document.querySelector('.arriving')?.classList.remove('arriving'));
  expect(await heightOf(page)).toBe(height);
});

test('a page that comes is painted before its end is laid out, and then has all its height', async ({
  page,
}) => {
  const seen = await watchLayout(page);
  await open(page, '/guide/sandbox');
  await waitForAll(seen);
  const height = await heightOf(page);
  await open(page, '/guide');
  await sidebarLink(page, '/guide/sandbox').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await waitForAll(seen);
  expect(await seen()).toContain('auto');
  // Islands may have been filled in one and not in the other.
  expect(Math.abs((await heightOf(page)) - height)).toBeLessThan(200);
});

test('a page that is opened again is where it was', async ({ page }) => {
  const seen = await watchLayout(page);
  await page.goto('/issues');
  await waitForAll(seen);
  const place = Math.round((await heightOf(page)) * 0.7);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
  await page.reload();
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(60);
  expect((await seen()).at(-1)).toBe('visible');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('what an address names is laid out with all before it, and stays so', async ({ page }) => {
  const seen = await watchLayout(page);
  await page.goto('/issues');
  const [anchor = ''] =
    (await page.locator('.markdown > h2[id]').last().getAttribute('id'))?.split(' ') ?? [];
  await page.goto('about:blank');
  await page.goto(`/issues#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  expect(await seen()).not.toContain('auto');
  // By then the end would have been laid out without it, too.
  await page.waitForFunction(() => Number(document.timeline.currentTime) > 2000);
  await page.evaluate(() => location.assign('#'));
  await expect(page.locator(':target')).toHaveCount(0);
  expect(await seen()).not.toContain('auto');
});

test('a page that is to be scrolled is laid out at once: by its address, or on the way back', async ({
  page,
}) => {
  await open(page, '/guide');
  await sidebarLink(page, '/guide/sandbox').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  const seen = await watchLayout(page);
  await waitForAll(seen);
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  const place = await page.evaluate(() => window.scrollY);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('沙箱');
  await waitForAll(seen);
  const frames = (await seen()).length;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect((await seen()).slice(frames)).not.toContain('auto');
});

/** Attributes of `<html>` that are set from now on. */
async function watchAttributes(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const set: string[] = [];
    const watcher = new MutationObserver((mutations) => {
      set.push(...mutations.map(({ attributeName }) => attributeName ?? ''));
    });
    watcher.observe(document.documentElement, { attributes: true });
    Object.assign(window, { set });
  });
  return () => page.evaluate(() => Reflect.get(window, 'set') as string[]);
}

test('a navigation sets no attribute of the document to what it was', async ({ page }) => {
  await open(page, '/guide');
  const readAttributes = await watchAttributes(page);
  await sidebarLink(page, '/guide/sandbox').click();
  await expect(page).toHaveTitle(/沙箱/);
  const set = await readAttributes();
  // Its class names the page; `lang` would make the browser compute every style anew.
  expect(set).toContain('class');
  expect(set).not.toContain('lang');
  expect(set).not.toContain('dir');
});
