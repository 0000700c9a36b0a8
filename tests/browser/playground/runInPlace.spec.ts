import { editorOf, printedTexts, statusOf, type } from '../support/playground';
import { expect, open, test } from '../support/test';

const finished = '代码已执行到末尾，预览仍然可以操作。';

test('a sample is run, edited, reset and closed in its place, by the keyboard', async ({ page }) => {
  await open(page, '/guide/lifecycle');
  const block = page.locator('main code', { hasText: "name: 'trace'," });
  await expect(block).toBeVisible();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const runHere = page.getByRole('button', { name: '在这里运行 src/main.ts' }).first();
  await runHere.focus();
  expect(scripts.filter((url) => /playground|editor|compiler/.test(url))).toEqual([]);
  await page.keyboard.press('Enter');

  const sample = page.getByRole('region', { name: '运行中的示例 src/main.ts' });
  await expect(sample.getByRole('button', { name: '运行', exact: true })).toBeFocused();
  await expect(block).toBeHidden();
  await expect(statusOf(page)).toHaveText(finished);
  await expect.poll(() => printedTexts(page)).toContain('beforeMount react-app false');

  const link = sample.getByRole('link', { name: '在演练场打开' });
  const before = await link.getAttribute('href');
  await sample.getByRole('textbox', { name: 'main.ts', exact: true }).focus();
  await expect(editorOf(page)).toBeFocused();
  await type(page, "console.log('改过了');");
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => printedTexts(page)).toEqual(['改过了']);
  await expect(link).not.toHaveAttribute('href', before ?? '');

  await sample.getByRole('button', { name: '重置' }).press('Enter');
  await expect.poll(() => printedTexts(page)).toContain('beforeMount react-app false');
  await expect(link).toHaveAttribute('href', before ?? '');

  await sample.getByRole('button', { name: '关闭' }).press('Enter');
  await expect(block).toBeVisible();
  await expect(sample).toHaveCount(0);
  await expect(runHere).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a sample runs when the application has long started', async ({ page }) => {
    await open(page, '/guide/lifecycle');
    await page.getByRole('button', { name: '在这里运行 src/main.ts' }).first().tap();
    await expect(page.getByRole('region', { name: '运行中的示例 src/main.ts' })).toBeVisible();
    await expect(statusOf(page)).toHaveText(finished);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample has its link, and no button', async ({ page }) => {
    await page.goto('/guide/lifecycle');
    await expect(page.getByRole('link', { name: '在演练场打开 src/main.ts' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /在这里运行/ })).toHaveCount(0);
  });
});
