import { expect, open, storedValue, test } from '../support/test';

test.describe('section 4: states of a site with more options', () => {
  test('announcement bar: a new id brings a dismissed bar back', async ({ page, serveFixture }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
      localStorage.setItem('docusaurus.announcement.id', 'an-earlier-announcement');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    const origin = await serveFixture('alternative-options');
    await open(page, `${origin}/guide`);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await storedValue(page, 'docusaurus.announcement.id')).toBe('another-announcement');
    expect(await storedValue(page, 'docusaurus.announcement.dismiss')).toBe('false');
  });

  test('the preferred docs version is stored', async ({ page, serveFixture }) => {
    const origin = await serveFixture('alternative-options');
    await open(page, `${origin}/guide`);
    const versions = page.locator('.dropdown').filter({ hasText: 'Next' });
    await versions.hover();
    await versions.getByRole('link', { name: '0.1' }).click();
    await expect(page).toHaveURL(`${origin}/0.1/guide`);
    expect(await storedValue(page, 'docs-preferred-version-default')).toBe('0.1');
  });
});

test.describe('section 4: docs sidebar and stored choices', () => {
  test('a tab group’s choice is stored and applies to every group of that name', async ({ page }) => {
    await open(page, '/guide/start');
    const pnpm = page.getByRole('tab', { name: 'pnpm' });
    await pnpm.first().click();
    expect(await storedValue(page, 'docusaurus.tab.npm2yarn')).toBe('pnpm');
    await page.reload();
    await expect(pnpm.first()).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('section 8: browser storage failure', () => {
  test.use({ expectedErrors: [/^console: Docusaurus storage error.*storage is broken/s] });

  test('is logged and otherwise ignored', async ({ page }) => {
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('storage is broken', 'SecurityError');
        };
      }
    });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await open(page, '/guide/start');
    await page
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('banner').getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
    await expect(page).toHaveURL('/guide/sandbox');
    expect(logged.join('\n')).toContain('storage is broken');
  });
});

test.describe('section 9: business constants and limits', () => {
  test('storage keys: theme, announcement, tab groups', async ({ page }) => {
    await open(page, '/guide/start');
    await page
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByRole('banner').getByRole('button', { name: '关闭' }).click();
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual([
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docusaurus.tab.npm2yarn',
      'theme',
    ]);
    expect(await storedValue(page, 'theme')).toBe('light');
  });
});
