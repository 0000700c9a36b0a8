import { expectRunning, liveDemo, scrollTo } from '../demos/support/liveDemo';
import { openPlayground, printedTexts, run, statusOf } from '../support/playground';
import { expect, open } from '../support/test';
import { keptPaths, test, visit } from './support/offlineSite';

test('a demo that was opened runs without a network', async ({ page, site }) => {
  const url = `${site.origin}/guide/develop/webComponent`;
  await visit(page, url);
  const demo = liveDemo(page, 'Web Component');
  await scrollTo(page, demo);
  await expectRunning(demo);
  const files = [
    /hosts\/runner\/main\.js$/,
    /apps\/web-component\/index\.htm$/,
    /apps\/web-component\/assets\/.+\.js$/,
  ];
  for (const file of files) {
    await expect.poll(async () => (await keptPaths(page)).some((path) => file.test(path))).toBe(true);
  }
  site.goDown();
  await open(page, url);
  await scrollTo(page, demo);
  await expectRunning(demo);
});

test('the playground runs programs without a network', async ({ page, site, context }) => {
  await visit(page, `${site.origin}/playground`);
  await expect.poll(() => keptPaths(page)).toContain('/demos/hosts/playground/main.js');
  await openPlayground(page, '', site.origin);
  await run(page);
  await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
  await expect.poll(() => printedTexts(page)).toContain('已挂载 order');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  site.goDown();
  await openPlayground(page, '', site.origin);
  await run(page);
  await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
  await expect.poll(() => printedTexts(page)).toContain('已挂载 order');
});
