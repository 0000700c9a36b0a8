import type { Page } from '@playwright/test';
import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, expectCrossOriginReads, expectMountsTwice, test } from './tutorial';
import type { Workspace } from './workspace';

const blocks = blocksOf('docs/guide/build-config.mdx');
const [production = [], development = []] = selectCommands(blocks, { sections: ['source'] });
const [mainAppCommands = []] = selectCommands(blocks, { sections: ['main-app'] });

test.use({ ports: [8090, 8091] });

/** What the page says will be seen, in the main app and alone. */
async function expectOrder(page: Page, workspace: Workspace): Promise<void> {
  const subApp = page.locator('#subapp');
  await expectCrossOriginReads(workspace.url(8091));

  await page.goto(workspace.url(8090));
  await expectMountsTwice(page, { enter: '订单', leave: '首页', text: '订单应用，基础路径 /order' });
  await expect(page).toHaveURL(workspace.url(8090, '/order'));
  await subApp.getByRole('button', { name: '查看明细' }).click();
  await expect(subApp).toContainText('明细，用到时才加载');

  await page.goto(workspace.url(8091));
  await expect(page.getByRole('heading', { name: '订单应用，基础路径 /' })).toBeVisible();
  await page.goto('about:blank');
}

for (const { tab, hasDevelopmentServer } of [
  { tab: 'webpack5', hasDevelopmentServer: true },
  { tab: 'rspack', hasDevelopmentServer: true },
  { tab: 'rsbuild', hasDevelopmentServer: true },
  { tab: 'webpack4', hasDevelopmentServer: true },
  { tab: 'vite', hasDevelopmentServer: false },
]) {
  test(tab, async ({ page, workspace }) => {
    await workspace.write(selectFiles(blocks, 'order', { sections: ['samples'], tabs: [tab] }));
    await workspace.write(selectFiles(blocks, 'main-app', { sections: ['main-app'] }));
    const [server] = await Promise.all([
      workspace.serve('order', production, workspace.url(8091)),
      workspace.serve('main-app', mainAppCommands, workspace.url(8090)),
    ]);
    await expectOrder(page, workspace);
    await server.end();
    if (!hasDevelopmentServer) return;
    await workspace.serve('order', development, workspace.url(8091));
    await expectOrder(page, workspace);
  });
}
