import type { Page } from '@playwright/test';
import { chromiumArguments, findWindowedChromium } from '../../../tools/chromium';
import { expect, test, waitForHydration } from '../support/test';

const executablePath = findWindowedChromium();

test.skip(executablePath === undefined, 'this machine has a Chromium without windows only');
test.use({
  colorScheme: 'light',
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumArguments, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Leaves the page for another one, and comes back to it as the browser kept it. */
async function comeBack(page: Page, leave: () => Promise<unknown>, meanwhile?: () => Promise<unknown>) {
  const left = page.url();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted);
    });
  });
  await leave();
  await expect(page).not.toHaveURL(left);
  await meanwhile?.();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(left);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
}

const arrivals: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'before React': () => Promise.resolve(),
  'with React': waitForHydration,
};

const pnpm = (page: Page) => page.getByRole('tab', { name: 'pnpm' }).first();

for (const [name, arrive] of Object.entries(arrivals)) {
  test(`${name}, a page that is come back to shows what has been chosen on a later one`, async ({ page }) => {
    await page.goto('/guide/start');
    await expect(page.getByRole('button', { name: '当前为深色模式' }).first()).toBeVisible();
    await arrive(page);
    await comeBack(
      page,
      () => page.goto('/guide/cache'),
      () =>
        page.evaluate(() => {
          localStorage.setItem('theme', 'light');
          localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm');
          localStorage.setItem('docusaurus.announcement.dismiss', 'true');
        }),
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(pnpm(page)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('banner')).toBeHidden();
    // React, too, if it comes: it would write its own.
    for (const position of [1, 2]) await page.mouse.move(position, position);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('link', { name: '常见问题' }).first().click();
    await expect(page).toHaveURL('/issues');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page
      .getByRole('button', { name: /当前为浅色模式/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test(`${name}, a page looks itself: not every browser tells it what was stored meanwhile`, async ({
    page,
  }) => {
    await page.goto('/guide/start');
    await arrive(page);
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light');
      localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: /当前为浅色模式/ }).first()).toBeVisible();
    await expect(pnpm(page)).toHaveAttribute('aria-selected', 'true');
  });

  test(`${name}, a page that is come back to keeps its mode where none is stored`, async ({ page }) => {
    await page.goto('/guide/start');
    await arrive(page);
    await comeBack(page, () => page.goto('/guide/cache'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
}

test('a colour mode chosen in another tab is followed before React', async ({ page, context }) => {
  await page.goto('/guide/start');
  const other = await context.newPage();
  await other.goto('/guide/cache');
  await other.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: /当前为浅色模式/ }).first()).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the drawer is closed on a page that is come back to', async ({ page }) => {
    // The application would have its own drawer.
    await page.route('**/assets/js/main.*', () => undefined);
    await page.goto('/guide/start', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: '切换导航栏' });
    await menu.click();
    const drawer = page.getByRole('dialog', { name: '导航' });
    await comeBack(page, () => drawer.getByRole('link', { name: '沙箱', exact: true }).click());
    await expect(drawer).toBeHidden();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await menu.click();
    await expect(drawer).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});
