import type { Page } from '@playwright/test';

export function searchBox(page: Page) {
  return page.getByRole('combobox', { name: '搜索' });
}

export function resultLinks(page: Page) {
  return page.getByRole('list', { name: '搜索结果' }).getByRole('link');
}
