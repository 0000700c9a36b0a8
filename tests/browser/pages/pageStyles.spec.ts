import type { Page } from '@playwright/test';
import { holdBack } from '../support/loading';
import { expect, test } from '../support/test';

const siteSheet = '**/assets/css/styles.*.css';

/** One page of each kind, and one of each kind of part that only some have. */
const pages = [
  '/',
  '/guide',
  '/guide/lifecycle',
  '/api/run',
  '/blog/releases',
  '/blog/releases/garfish-1.19.8',
  '/playground',
  '/search',
  '/404.html',
];

/** How every element is styled, with what stands before and after it: one line each. Variables alone paint nothing. */
function readStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(script, link, style)')].map((element) => {
      const styles = [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        if (part !== null && style.content === 'none') return '';
        const names = [...style].filter((name) => !name.startsWith('--'));
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      });
      return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${styles.join(' | ')}`;
    }),
  );
}

test.describe('a page is painted with its own sheet as with that of the whole site', () => {
  // As HTML stands there before a script has run.
  test.use({ javaScriptEnabled: false, expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  for (const width of [390, 1440]) {
    for (const route of pages) {
      test(`${route}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        const withBoth = await readStyles(page);
        await page.route(siteSheet, (request) => request.abort());
        await page.goto(route);
        const withOwn = await readStyles(page);
        expect(withBoth.length).toBeGreaterThan(50);
        expect(withOwn.filter((line, index) => line !== withBoth[index])).toEqual([]);
        expect(withOwn).toHaveLength(withBoth.length);
      });
    }
  }
});

test('a page is there before the whole sheet, and no script of the site runs before it', async ({ page }) => {
  const gate = await holdBack(page, siteSheet);
  const main = page.waitForEvent('requestfinished', (request) => request.url().includes('/main.'));
  await page.goto('/guide', { waitUntil: 'commit' });
  await main;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page answers, and with frames: what could run has run.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  gate.open();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});
