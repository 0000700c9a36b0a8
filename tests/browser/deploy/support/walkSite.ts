import type { Page } from '@playwright/test';
import { expectRunning, liveDemo, scrollTo } from '../../demos/support/liveDemo';
import { previewOf, run } from '../../support/playground';
import { searchBox } from '../../support/search';
import { expect, open } from '../../support/test';

/** What a host has to get right: a document, search, navigation, a demo, the playground. */
export async function walkSite(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/guide/start`);
  await searchBox(page).fill('沙箱');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await open(page, `${origin}/guide/lifecycle`);
  const demo = liveDemo(page, 'React 19');
  await scrollTo(page, demo);
  await expectRunning(demo);
  await open(page, `${origin}/playground`);
  await run(page);
  await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
}
