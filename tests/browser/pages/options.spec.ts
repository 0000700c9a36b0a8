import type { Locator, Page } from '@playwright/test';
import { expect, open, testOnSharedPage as test, waitForHydration } from '../support/test';

const pages = ['/api/run', '/api/registerApp', '/api/loadApp', '/guide/sandbox-options'];

const filter = (page: Page): Locator => page.getByRole('searchbox', { name: '按名称、类型或含义筛选' });

function row(page: Page, name: string): Locator {
  return page.locator('.options section > div', { has: page.locator(`#option-${name}`) });
}

/** What an option means. */
function meaning(page: Page, name: string): Locator {
  return row(page, name).getByRole('paragraph').nth(2);
}

for (const width of [390, 1280]) {
  for (const path of pages) {
    test(`${path}, ${width} px wide: every word of an option stands on the screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const overflowing = await page.locator('.options section :is(div, p, code)').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            const isInline = getComputedStyle(element).display === 'inline';
            return left < 0 || right > innerWidth || (!isInline && element.scrollWidth > element.clientWidth);
          })
          .map((element) => element.textContent.slice(0, 80)),
      );
      expect(await page.locator('.options section > div').count()).toBeGreaterThan(9);
      expect(overflowing).toEqual([]);
    });
  }
}

test('an option has an address, which leads below the bar', async ({ page }) => {
  await page.goto('/api/run#option-basename');
  const option = page.getByRole('link', { name: 'basename', exact: true }).and(page.locator('[id]'));
  await expect(option).toBeInViewport();
  const bar = await page.locator('.navbar').boundingBox();
  const place = await option.boundingBox();
  expect(place?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('an address opens what is folded because nothing reads it', async ({ page }) => {
  await page.goto('/api/run');
  await expect(meaning(page, 'loader')).toBeHidden();
  await page.goto('/api/run#option-loader');
  await expect(meaning(page, 'loader')).toBeVisible();
});

test('the filter comes for who has read before it could, and points at nothing', async ({ page }) => {
  await page.goto('/api/run#related');
  await waitForHydration(page);
  await expect(filter(page)).toBeAttached();
});

for (const width of [390, 1440]) {
  for (const path of pages) {
    test(`${path}, ${width} px wide: the filter comes into room that was kept for it`, async ({ page }) => {
      // High enough for the beginning of every list.
      await page.setViewportSize({ width, height: 6000 });
      await page.goto(path);
      const place = (): Promise<number | undefined> =>
        page
          .locator('.options section > div')
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
      const before = await place();
      expect(before).toBeLessThan(6000);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(filter(page)).toBeVisible();
      expect(await place()).toBeCloseTo(before ?? 0, 0);
    });
  }
}

test('the filter shows what has every word, says how many, and says when there are none', async ({
  page,
}) => {
  await open(page, '/api/run');
  const groups = page.locator('.options > section:visible');
  const all = await groups.count();
  // By its keys, each of which the filter looks at.
  await filter(page).pressSequentially('TRUE popstate');
  await expect(page.getByText('显示 1 个，共 35 个选项')).toBeVisible();
  await expect(row(page, 'autoRefreshApp')).toBeVisible();
  await expect(groups).toHaveCount(1);
  await filter(page).fill('不存在');
  await expect(page.getByText('没有选项的名称、类型或含义里有“不存在”')).toBeVisible();
  await expect(groups).toHaveCount(0);
  // Not the browser's own key: Chromium's field clears itself.
  await filter(page).dispatchEvent('keydown', { key: 'Escape' });
  await expect(groups).toHaveCount(all);
});

test('the filter waits for what an input method makes of the keys, and leaves it its Escape', async ({
  page,
}) => {
  await open(page, '/api/run');
  const rows = page.locator('.options > section > div:visible');
  const all = await rows.count();
  await filter(page).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'zzz', selectionStart: 3, selectionEnd: 3 });
  await filter(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(filter(page)).toHaveValue('zzz');
  await expect(rows).toHaveCount(all);
  await session.send('Input.insertText', { text: '沙箱' });
  await expect.poll(() => rows.count()).toBeLessThan(all);
});

test('an address shows its option although the filter hides it', async ({ page }) => {
  await open(page, '/api/run');
  await filter(page).fill('basename');
  await expect(row(page, 'sandbox')).toBeHidden();
  await page.locator('.option-example').getByRole('link', { name: 'sandbox' }).click();
  await expect(row(page, 'sandbox')).toBeInViewport();
  await expect(filter(page)).toHaveValue('');
});

test('beside the list stands an example, whose lines follow the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/api/run');
  const lit = page.locator('.option-example .lit');
  await row(page, 'sandbox').scrollIntoViewIfNeeded();
  await row(page, 'sandbox').hover();
  await expect(lit).toHaveText(/^\s*sandbox: /);
  await page.getByRole('link', { name: 'props', exact: true }).and(page.locator('[id]')).focus();
  await expect(lit).toHaveText(/^\s*props: /);
  const [example, option] = await Promise.all(
    [page.locator('.option-example'), row(page, 'props')].map((each) => each.boundingBox()),
  );
  expect(example?.x).toBeGreaterThanOrEqual((option?.x ?? 0) + (option?.width ?? 0));
});

test('a button brings the table of contents in front of the example', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/api/run#option-sandbox');
  const contents = page.locator('.covered');
  const link = contents.getByRole('link', { name: '处理错误' });
  /** Whether a click on the link's place reaches it. */
  const isInFront = (): Promise<boolean> =>
    link.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 2, y + 2) === element;
    });
  expect(await isInFront()).toBe(false);
  const button = page.getByRole('button', { name: '本页', exact: true });
  await button.click();
  expect(await isInFront()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isInFront()).toBe(false);
  await expect(button).toBeFocused();
  await button.click();
  await link.click();
  await expect(page).toHaveURL(/#error-hooks$/);
});

test('on a phone rows unfold, by a button large enough, and by their address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/api/loadApp');
  await expect(meaning(page, 'cache')).toBeHidden();
  const button = page.getByRole('button', { name: 'cache 的含义' });
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  await button.click();
  await expect(meaning(page, 'cache')).toBeVisible();
  await button.click();
  await expect(meaning(page, 'cache')).toBeHidden();
  await page.evaluate(() => {
    location.hash = 'option-sandbox';
  });
  await expect(meaning(page, 'sandbox')).toBeVisible();
  await expect(row(page, 'sandbox')).toBeInViewport();
});

test('find in page unfolds a row, and paper shows them all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/api/loadApp');
  await expect(meaning(page, 'cache')).toBeHidden();
  await meaning(page, 'cache').dispatchEvent('beforematch');
  await expect(meaning(page, 'cache')).toBeVisible();
  const hidden = page.locator('.options p:not(:visible)');
  await expect(hidden).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const texts = await page
    .locator('.options section p:not([role])')
    .evaluateAll(
      (all) => all.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  expect(texts).toBe(0);
});

test('the card of a function counts the facts of its page', async ({ page, request }) => {
  const facts = (await (await request.get('/facts.json')).json()) as { statements: { page: string }[] }[];
  const count = facts.filter(({ statements }) => statements.some((each) => each.page === '/api/run')).length;
  await page.goto('/api/run');
  const card = page.locator('#signature');
  await expect(card.getByRole('link', { name: `全页 ${count} 条已验证` })).toHaveAttribute(
    'href',
    '/facts/api/run',
  );
});
