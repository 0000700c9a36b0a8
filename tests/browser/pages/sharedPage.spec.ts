import type { BrowserContext, Page } from '@playwright/test';
import { clearStorage } from '../support/sharedPage';
import { expect, testOnSharedPage as test } from '../support/test';

// In this order, in one worker: the second test looks at what the first has left.
test.describe.configure({ mode: 'default' });

/** A page that asks for nothing, sooner or later. */
const plainText = '/robots.txt';

/** What a page keeps of its reader. */
function kept(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => [
    localStorage.getItem('left'),
    sessionStorage.getItem('left'),
    document.cookie,
    (await indexedDB.databases()).length,
    innerWidth,
    matchMedia('(prefers-color-scheme: dark)').matches,
  ]);
}

let asFound: unknown[];

test('a test stores, routes, observes and resizes', async ({ page, context }) => {
  await page.goto(plainText);
  asFound = await kept(page);
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    document.cookie = 'left=1';
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await kept(page)).toEqual(['1', '1', 'left=1', 1, 390, true]);
  await page.route('**/*', (route) => route.abort());
  page.on('request', () => {
    throw new Error('still observed');
  });
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('about:blank'));
  await opened;
  expect(context.pages()).toHaveLength(2);
});

test('the next one finds the page as the first did', async ({ page, context }) => {
  expect(page.url()).toBe('about:blank');
  expect(context.pages()).toEqual([page]);
  await page.goto(plainText);
  expect(await kept(page)).toEqual(asFound);
});

test('what is emulated outlasts that the storage is cleared, and the next page', async ({
  page,
  baseURL,
}) => {
  const emulated = (): Promise<boolean[]> =>
    page.evaluate(() => ['print', '(forced-colors: active)'].map((query) => matchMedia(query).matches));
  const context: BrowserContext = page.context();
  await page.emulateMedia({ media: 'print', forcedColors: 'active' });
  await clearStorage(context, baseURL);
  expect(await emulated()).toEqual([true, true]);
  await page.goto(plainText);
  expect(await emulated()).toEqual([true, true]);
});

test('what could not be undone is refused, in helpers too', ({ page }) => {
  const anyPage: Page = page;
  expect(() => anyPage.addInitScript('')).toThrow('addInitScript: cannot be undone');
});
