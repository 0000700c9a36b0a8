import type { Page } from '@playwright/test';
import { readSitemap } from '../support/sitemap';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const parts = 4;
const paths = readSitemap();

/**
 * What is not of the text: code, controls, what a picture says that does not load, and what goes with running a program.
 * Names of tabs are written above what they would show.
 */
const unspoken =
  'script, style, noscript, button, label, [role=tab], .with-scripts, [data-failure], [data-island=Playground], [data-island=Doctor]';

/** The table of contents for narrow screens; the column that a run of the isolation bench fills; what is said of a control. */
const unneeded = [
  '本页目录',
  '实测',
  '真实的 garfish 加载真实的子应用，就在这个页面里。',
  '切走与切回的方式：',
  '前缀、名字、地址与堆栈不同也能对上；内容只在浏览器里比较，不会发出去。',
];

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

/** Buttons that the text tells to press, on a page that has them and hides them, and does not say that it is for scripts. */
function readAbsentButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const text = main.innerText;
    if (/(?:要用|需要(?:启用)?) JavaScript/.test(text)) return [];
    const named = new Set([...text.matchAll(/[按点](?:下|击)?“([^”]+)”/g)].map(([, name]) => name));
    const buttons = [...main.querySelectorAll('button')].filter(({ textContent }) => named.has(textContent));
    const hidden = buttons.filter((button) => !button.checkVisibility());
    return [...new Set(hidden.map(({ textContent }) => textContent))];
  });
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
      expect(await readAbsentButtons(page), route).toEqual([]);
    }
  });
}

test('nothing stands there that would not answer, and the site’s colour mode holds', async ({ page }) => {
  await page.goto('/guide/start');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.locator('[role=tabpanel]').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: '收起侧边栏' })).toHaveCount(0);
});

test('on a phone the list of pages stands below the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide/start');
  const list = page.getByRole('navigation', { name: '文档侧边栏' });
  const top = async (locator: typeof list): Promise<number> => (await locator.boundingBox())?.y ?? 0;
  await expect(list.getByRole('link', { name: '沙箱', exact: true })).toBeVisible();
  expect(await top(list)).toBeGreaterThan(await top(page.getByRole('heading', { level: 1 })));
});

test('/doctor, which examines nothing then, says where to examine for oneself', async ({ page }) => {
  await page.goto('/doctor');
  await expect(page.getByRole('group', { name: '接入体检' })).toBeHidden();
  const notice = page.locator('.theme-admonition', { hasText: '体检要用 JavaScript' });
  await notice.getByRole('link', { name: '错误信息索引' }).click();
  await expect(page).toHaveURL('/errors');
});
