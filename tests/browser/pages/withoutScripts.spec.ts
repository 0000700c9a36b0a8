import type { Page } from '@playwright/test';
import { readSitemap } from '../support/sitemap';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const parts = 4;
const paths = readSitemap();

/** What is not of the text: code, controls, what a picture says that does not load, and what goes with running a program. */
const unspoken =
  'script, style, noscript, button, label, [data-failure], [data-island=Playground], [data-island=Doctor]';

/** The table of contents for narrow screens; the column that a run of the isolation bench fills. */
const unneeded = ['本页总览', '实测', '切走与切回的方式：'];

/** The texts of the content that nobody can see, or bring to light by opening a `<details>`. */
function readHiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([unspoken, unneeded]) => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const visible = new Set<string>();
      const hidden = new Set<string>();
      const main = document.querySelector('main') ?? document.body;
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.nodeValue?.trim() ?? '';
        const parent = node.parentElement;
        if (text === '' || !parent || parent.closest(unspoken)) continue;
        (parent.checkVisibility() ? visible : hidden).add(text);
      }
      return [...hidden].filter((text) => !visible.has(text) && !unneeded.includes(text));
    },
    [unspoken, unneeded] as const,
  );
}

for (let part = 0; part < parts; part += 1) {
  const own = paths.filter((_, index) => index % parts === part);
  test(`without JavaScript every page reads whole: ${own[0]} and others`, async ({ page }) => {
    test.setTimeout(120_000);
    expect(own.length).toBeGreaterThan(10);
    for (const route of own) {
      await page.goto(route);
      await expect(page.getByRole('main').getByRole('heading').first(), route).toBeVisible();
      expect((await page.locator('main').innerText()).length, route).toBeGreaterThan(20);
      expect(await readHiddenTexts(page), route).toEqual([]);
    }
  });
}

test('/doctor, which examines nothing then, says where to examine for oneself', async ({ page }) => {
  await page.goto('/doctor');
  await expect(page.getByRole('group', { name: '接入体检' })).toBeHidden();
  const notice = page.locator('.theme-admonition', { hasText: '体检要用 JavaScript' });
  await notice.getByRole('link', { name: '错误信息索引' }).click();
  await expect(page).toHaveURL('/errors');
});
