import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../support/loading';
import { searchBox } from '../support/search';
import { expect, expectSameDocument, markDocument, open, test } from '../support/test';

function question(page: Page, id: string): Locator {
  return page.locator('details', { has: page.locator(`summary #${id}`) });
}

async function expectToBeRead(page: Page, id: string): Promise<void> {
  await expect(question(page, id)).toHaveAttribute('open', '');
  const heading = page.locator(`#${id}`);
  await expect(heading).toBeInViewport();
  const bar = await page.locator('.navbar').boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

test('the address opens its question, and no other', async ({ page }) => {
  await page.goto('/issues#run-twice');
  await expectToBeRead(page, 'run-twice');
  await expect(page.locator('details.question[open]')).toHaveCount(1);
});

test('so does a link within the page, before React and after', async ({ page }) => {
  await page.goto('/issues');
  await page.getByRole('link', { name: '空白页排查' }).click();
  await expectToBeRead(page, 'blank-page');
  await open(page, '/issues');
  await markDocument(page);
  await page.getByRole('link', { name: '空白页排查' }).click();
  await expectToBeRead(page, 'blank-page');
  await expectSameDocument(page);
});

test('a link to the question that the address names opens it again', async ({ page }) => {
  await open(page, '/issues#blank-page');
  await expectToBeRead(page, 'blank-page');
  await page.locator('#blank-page').click();
  await expect(question(page, 'blank-page')).not.toHaveAttribute('open');
  await page.getByRole('link', { name: '空白页排查' }).click();
  await expectToBeRead(page, 'blank-page');
  await filterOf(page).fill('嵌套');
  await expect(question(page, 'blank-page')).toBeHidden();
  await page.getByRole('link', { name: '空白页排查' }).click();
  await expectToBeRead(page, 'blank-page');
});

test('so does a result of the search, and a link from another page', async ({ page }) => {
  await open(page, '/guide');
  await markDocument(page);
  await searchBox(page).fill('blocked by CORS policy');
  await page.getByRole('option').filter({ hasText: '跨域' }).first().click();
  await expectToBeRead(page, 'cors');
  await expectSameDocument(page);
});

test('what is folded is found: the search reads every answer', async ({ page }) => {
  await open(page, '/guide');
  await searchBox(page).fill('容器里有根节点却没有内容');
  await expect(page.getByRole('option').first()).toContainText('子应用空白');
});

test('on paper every answer stands below its question', async ({ page }) => {
  await page.goto('/issues');
  const answer = page.locator('details.question > p').first();
  expect(await answer.evaluate((element) => element.checkVisibility())).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
});

function filterOf(page: Page): Locator {
  return page.getByRole('searchbox', { name: /^筛选/ });
}

test('the filter shows the questions that have every word, and their headings', async ({ page }) => {
  await open(page, '/issues');
  const rows = page.locator('details.question:visible');
  const all = await rows.count();
  await filterOf(page).fill('localStorage token');
  await expect(
    page.getByRole('heading', { name: '子应用读不到主应用的 localStorage 与 token' }),
  ).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(10);
  await expect(page.getByRole('heading', { level: 2, name: '部署与升级' })).toBeHidden();
  await filterOf(page).fill('localStorage tokenz');
  await expect(page.getByRole('link', { name: '在全站搜索“localStorage tokenz”' })).toHaveAttribute(
    'href',
    '/search?q=localStorage%20tokenz',
  );
  await filterOf(page).fill('');
  await expect(rows).toHaveCount(all);
});

test('categories count what matches; one that has none says that others have some, and shows them', async ({
  page,
}) => {
  await open(page, '/issues');
  const rows = page.locator('details.question:visible');
  const all = await rows.count();
  const category = page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '通信' });
  const counts = page.locator('.question-categories > a');
  const counted = (): Promise<number> =>
    counts.evaluateAll((links) => links.reduce((sum, link) => sum + Number(link.dataset['count']), 0));
  expect(await counted()).toBe(all);
  await expect(category).toHaveAttribute('data-count', '2');
  await filterOf(page).fill('跨域');
  await expect(category).toHaveAttribute('data-count', '0');
  const found = await rows.count();
  expect(found).toBeGreaterThan(1);
  expect(await counted()).toBe(found);
  await category.click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText(`通信里没有匹配的条目，别的分类里有 ${found} 条。`)).toBeVisible();
  await page.getByRole('button', { name: '显示全部分类' }).click();
  await expect(rows).toHaveCount(found);
  await expect(category).not.toHaveAttribute('aria-current');
  // The button is gone: the focus is on what it has shown.
  await expect(rows.first().locator('summary')).toBeFocused();
  await category.click();
  await filterOf(page).fill('没有这样的词');
  await expect(page.getByRole('link', { name: '在全站搜索“没有这样的词”' })).toBeVisible();
  await filterOf(page).fill('');
  await expect(rows).toHaveCount(2);
  await category.click();
  await expect(rows).toHaveCount(all);
  expect(await counted()).toBe(all);
});

test('a line of the console finds its message, and opens it', async ({ page }) => {
  await open(page, '/errors');
  await filterOf(page).fill('Error: [Garfish warning]: react application entry is not url: undefined');
  await expectToBeRead(page, 'entry-not-url');
  await expect(page.locator('details.question:visible')).toHaveCount(1);
});

test('what the filter hides is shown when the address names it', async ({ page }) => {
  await open(page, '/issues');
  await filterOf(page).fill('csp');
  await page.evaluate(() => (location.hash = 'run-twice'));
  await expectToBeRead(page, 'run-twice');
});

test('what the filter hides is shown when a result of the search leads to it', async ({ page }) => {
  await open(page, '/issues');
  await filterOf(page).fill('csp');
  await expect(page.locator('#run-twice')).toBeHidden();
  await searchBox(page).pressSequentially('run 调用了两次');
  await page
    .locator('a[href="/issues#run-twice"][role=option], [role=option] a[href="/issues#run-twice"]')
    .click();
  await expectToBeRead(page, 'run-twice');
});

test('what an input method makes of the keys does not filter, nor does its Escape', async ({ page }) => {
  await open(page, '/issues');
  const shown = page.locator('details.question:visible');
  const all = await shown.count();
  // The filter works by now: one that comes in the middle of a word cannot know that it is none yet.
  await filterOf(page).fill('csp');
  await expect.poll(() => shown.count()).toBeLessThan(all);
  await filterOf(page).fill('');
  await expect(shown).toHaveCount(all);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'bai', selectionStart: 3, selectionEnd: 3 });
  await expect(filterOf(page)).toHaveValue('bai');
  await expect(shown).toHaveCount(all);
  await session.send('Input.insertText', { text: '白屏' });
  await expect(filterOf(page)).toHaveValue('白屏');
  await expect.poll(() => shown.count()).toBeLessThan(all);
  await expect(shown.first()).toBeVisible();
});

test('a question that is gone to before the filter works stays, and so do the words', async ({ page }) => {
  const gate = await holdBack(page, '**/question-tools.*.js');
  await open(page, '/issues');
  await filterOf(page).fill('csp');
  await page.evaluate(() => (location.hash = 'run-twice'));
  await expectToBeRead(page, 'run-twice');
  gate.open();
  await expect(page.locator('#cors')).toBeHidden();
  await expectToBeRead(page, 'run-twice');
  await expect(filterOf(page)).toHaveValue('csp');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question opens by the keyboard', async ({ page }) => {
    await page.goto('/errors');
    const first = page.locator('details.question').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first.getByRole('listitem').first()).toBeVisible();
  });
});

test('on a phone on its side the filter goes away with what is above it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/issues');
  const filter = page.getByRole('searchbox', { name: /^筛选/ });
  await expect(filter).toHaveCSS('visibility', 'visible');
  await page.locator('#deploy').scrollIntoViewIfNeeded();
  await expect(page.locator('#deploy')).toBeInViewport();
  await expect(filter).not.toBeInViewport();
});
