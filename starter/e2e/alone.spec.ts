import { expect, test } from '@playwright/test';

for (const { name, url } of [
  { name: 'React', url: 'http://127.0.0.1:8091' },
  { name: 'Vue', url: 'http://127.0.0.1:8092' },
]) {
  test(`${name} 子应用独立运行`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: '你好，访客' })).toBeVisible();
    await page.getByRole('link', { name: '关于' }).click();
    await expect(page).toHaveURL(`${url}/about`);
    await expect(page.getByRole('heading', { name: `${name} 关于页` })).toBeVisible();
    await page.goto(`${url}/nope`);
    await expect(page.getByText(`${name} 子应用里没有这个页面`)).toBeVisible();
  });
}
