import type { Page } from '@playwright/test';
import { expect, expectSameDocument, markDocument, open, test } from '../support/test';

/** The first section of /api/run that counts its facts. */
function count(page: Page) {
  return page
    .getByRole('article')
    .getByRole('link', { name: /^本节已验证 \d+ 条$/ })
    .first();
}

for (const width of [390, 1440]) {
  test(`at ${width} px, the count of a section says what it counts, in words of its name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/api/run');
    // `"✓ 已验证 " attr(data-count)`
    const content = await count(page).evaluate((link) => getComputedStyle(link, '::before').content);
    const number = (await count(page).getAttribute('data-count')) ?? '';
    const label = content.replaceAll(/"|✓ /g, '').replace(/ ?attr\(data-count\) ?/, number);
    expect(label).toContain('已验证');
    await expect(count(page)).toHaveAccessibleName(new RegExp(label));
  });
}

test('the count of a section marks its sentences, and each shows its proof, by the keyboard', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/api/run');
  const sentences = page.locator('.fact-shown');
  await count(page).focus();
  await expect(sentences).toHaveCount(Number(await count(page).getAttribute('data-count')));
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveAttribute('aria-expanded', 'true');
  const sign = page.getByRole('button', { name: '看证明' }).first();
  await sign.focus();
  expect(asked.filter((path) => path.startsWith('/assets/proofs/'))).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '这句话的证明' });
  await expect(dialog).toContainText('已用 garfish 1.19.8 在 Chromium 里验证');
  const link = dialog.getByRole('link', { name: '在事实页查看' });
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await expect(dialog.locator('pre')).toContainText(`id: '${id}'`);
  await expect(dialog.getByText(`npx playwright test --project=facts -g "${id}"`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(sign).toBeFocused();
  await count(page).click();
  await expect(sentences).toHaveCount(0);
  await expect(page.getByRole('button', { name: '看证明' })).toHaveCount(0);
});

test.describe('a proof that does not arrive', () => {
  test.use({ expectedErrors: [/503/] });

  test('says so, and can be asked for again', async ({ page }) => {
    await page.route('**/assets/proofs/**', (route) => route.fulfill({ status: 503 }));
    await open(page, '/api/run');
    await count(page).click();
    await expect(page.getByRole('button', { name: '看证明' }).first()).toBeVisible();
    await page.locator('.fact').first().click();
    const dialog = page.getByRole('dialog', { name: '这句话的证明' });
    await expect(dialog).toContainText('证明没有加载成功');
    await page.keyboard.press('Escape');
    await page.unroute('**/assets/proofs/**');
    await page.locator('.fact').first().click();
    await expect(dialog.locator('pre')).toContainText('id: ');
  });
});

test('the address of a fact opens it, and it leads back to its sentence', async ({ page }) => {
  await open(page, '/facts/issues#load-app.cross-origin');
  await markDocument(page);
  const fact = page.locator('[id="load-app.cross-origin"]');
  await expect(fact.locator('pre')).toContainText("id: 'load-app.cross-origin'");
  await fact.getByRole('link', { name: /^回到正文/ }).click();
  await expect(page).toHaveURL(/\/issues#f\d+$/);
  await expect(page.locator('.fact-arrived')).toBeInViewport();
  await expect(page.locator('.fact-arrived')).toContainText('blocked by CORS policy');
  await expectSameDocument(page);
});

test('the table of contents keeps what is being read in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, '/guide/sandbox');
  const current = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  const last = page.locator('.theme-doc-toc-desktop .table-of-contents__link').last();
  await expect(last).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(current).toBeInViewport();
  await expect(last).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the count leads to the proofs of its section', async ({ page }) => {
    await page.goto('/api/run');
    await count(page).click();
    await expect(page).toHaveURL(/\/facts\/api\/run#/);
    await expect(page.locator(':target')).toBeInViewport();
  });
});

test('a filter that no fact matches says so, and leads to the search of the site', async ({ page }) => {
  await open(page, '/facts');
  await page.getByRole('searchbox').fill(' 没有这回事 ');
  const status = page.getByRole('status').filter({ hasText: '没有匹配的陈述' });
  await status.getByRole('link', { name: '在全站搜索“没有这回事”' }).click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('没有这回事')}`);
});

test('in a high window, nothing comes between the filter and what stands below it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await open(page, '/facts');
  const end = await page
    .getByRole('combobox', { name: '与哪个版本比较' })
    .evaluate((select) => select.getBoundingClientRect().bottom);
  const heading = await page.getByRole('heading', { name: '证明查得出错吗' }).boundingBox();
  expect((heading?.y ?? NaN) - end).toBeLessThan(120);
});

test('the steps of the course stand under its name, in their order', async ({ page }) => {
  await open(page, '/facts');
  const texts = await page.getByRole('navigation', { name: '各页的事实' }).locator('p, a').allTextContents();
  const at = texts.indexOf('教程');
  expect(texts.slice(at, at + 4)).toEqual([
    '教程',
    '挂载一个子应用',
    '写一个 provider',
    '按地址切换两个子应用',
  ]);
});

test('the count of a step’s section can be pressed', async ({ page }) => {
  await open(page, '/guide/start');
  const countOfStep = page.locator('.step > .fact-count').first();
  await countOfStep.click();
  await expect(countOfStep).toHaveAttribute('aria-expanded', 'true');
});
