import { doctorOn, openDoctor, waitForReport } from '../support/doctor';
import { openPlayground, printedOn, run } from '../support/playground';
import { expect, open, test } from '../support/test';

// Where the site is served without https, as on a company's network, `navigator.clipboard` is not there at all.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
});

test('without a clipboard the playground says where to copy from', async ({ page }) => {
  await openPlayground(page);
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText(/浏览器不允许复制，请从地址栏里复制链接/)).toBeVisible();
  await run(page);
  // All that it prints: a line that comes later takes what is said of the others away.
  await expect(printedOn(page)).toHaveCount(2);
  await page.getByRole('button', { name: '复制', exact: true }).click();
  await expect(page.getByText('浏览器不允许复制，请选中后复制。')).toBeAttached();
  await page.getByRole('tab', { name: /^生命周期/ }).click();
  await page.getByRole('button', { name: '复制为 Markdown' }).click();
  await expect(page.getByText('浏览器不允许复制', { exact: true })).toBeVisible();
});

test('without a clipboard a page says that nothing was copied', async ({ page }) => {
  await open(page, '/api/run');
  await page.getByRole('button', { name: '复制本页 Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: /复制/ })).toContainText(/没有|不允许/);
  await page
    .getByRole('article')
    .getByRole('link', { name: /^本节已验证 \d+ 条$/ })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: '看证明' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: '这句话的证明' });
  await dialog.getByRole('button', { name: '复制链接' }).click();
  await expect(dialog.getByRole('button', { name: '浏览器不允许复制' })).toBeVisible();
});

test.describe('the doctor', () => {
  // Frames without an origin are refused what sub-apps try; the browser says so in its console.
  test.use({ expectedErrors: [/./] });

  test('without a clipboard gives the report as text', async ({ page }) => {
    await openDoctor(page);
    await doctorOn(page).getByRole('button', { name: '试一个坏的' }).click();
    await waitForReport(page);
    await doctorOn(page)
      .getByRole('button', { name: /复制报告/ })
      .click();
    await expect(doctorOn(page).getByLabel('浏览器不允许复制，请选中下面的文字后复制')).toHaveValue(
      /^# 接入体检\n/,
    );
  });
});
