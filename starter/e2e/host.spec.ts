import { expect, test } from '@playwright/test';

test('切换、子应用内部的页面、后退前进、刷新', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'React 子应用' }).click();
  await expect(page.getByRole('heading', { name: '你好，小明' })).toBeVisible();
  await page.getByRole('link', { name: '关于' }).click();
  await expect(page.getByRole('heading', { name: 'React 关于页' })).toBeVisible();
  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await expect(page.getByRole('heading', { name: '你好，小明' })).toBeVisible();
  await page.getByRole('link', { name: '关于' }).click();
  await expect(page.getByRole('heading', { name: 'Vue 关于页' })).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/react/about');
  await expect(page.getByRole('heading', { name: 'React 关于页' })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/vue/about');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vue 关于页' })).toBeVisible();
});

test('后退到打开网站时的那一页', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await expect(page.getByRole('heading', { name: '你好，小明' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: '你好，小明' })).toBeHidden();
});

test('主题与购物车经过 channel', async ({ page }) => {
  await page.goto('/react');
  await expect(page.getByText('主题：light')).toBeVisible();
  await page.getByRole('button', { name: '切换主题' }).click();
  await expect(page.getByText('主题：dark')).toBeVisible();
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('购物车：1 件')).toBeVisible();
  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await expect(page.getByText('主题：dark')).toBeVisible();
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('购物车：2 件')).toBeVisible();
});

test('离开再回来，草稿还在', async ({ page }) => {
  await page.goto('/react/draft');
  await page.getByLabel('草稿').fill('写了一半');
  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await page.getByLabel('备注').fill('也写了一半');
  await page.goBack();
  await expect(page.getByLabel('草稿')).toHaveValue('写了一半');
  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await expect(page.getByLabel('备注')).toHaveValue('也写了一半');
});

test('一个子应用加载失败：自己的位置说明并能重试，另一个照常', async ({ page }) => {
  const vue = 'http://127.0.0.1:8082/**';
  await page.route(vue, (route) => route.abort());
  await page.goto('/vue');
  const place = page.getByRole('region', { name: 'Vue 子应用' });
  await expect(place.getByRole('alert')).toContainText('http://127.0.0.1:8082/ 无法访问');

  await page.getByRole('link', { name: 'React 子应用' }).click();
  await expect(page.getByRole('heading', { name: '你好，小明' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  await page.getByRole('link', { name: 'Vue 子应用' }).click();
  await expect(place.getByRole('alert')).toBeVisible();
  await page.unroute(vue);
  await place.getByRole('button', { name: '重试' }).click();
  await expect(place.getByRole('heading', { name: '你好，小明' })).toBeVisible();
  await expect(place.getByRole('alert')).toBeHidden();
});

test('按需加载的 chunk 失败：重试之后显示', async ({ page }) => {
  await page.goto('/react');
  const place = page.getByRole('region', { name: 'React 子应用' });
  await expect(place.getByRole('heading', { name: '你好，小明' })).toBeVisible();
  const chunks = 'http://127.0.0.1:8081/assets/**';
  await page.route(chunks, (route) => route.abort());
  await place.getByRole('link', { name: '关于' }).click();
  await expect(place.getByRole('alert')).toContainText('无法访问');
  await page.unroute(chunks);
  await place.getByRole('button', { name: '重试' }).click();
  await expect(place.getByRole('heading', { name: 'React 关于页' })).toBeVisible();
});
