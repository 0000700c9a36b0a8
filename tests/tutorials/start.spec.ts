import type { Page } from '@playwright/test';
import { selectCommands, selectFiles } from './readBlocks';
import { expectReleases } from './release';
import { blocksOf, expect, expectCrossOriginReads, expectMountsTwice, test } from './tutorial';

const blocks = blocksOf('docs/guide/start.mdx');
const [subAppCommands = []] = selectCommands(blocks, { sections: ['serve-sub-app'] });
const [development = [], production = []] = selectCommands(blocks, { sections: ['serve-main-app'] });
const vueBlocks = blocksOf('docs/guide/demo/vue.mdx');
const [vueCommands = []] = selectCommands(vueBlocks, { sections: ['vue3'] });

test.use({ ports: [7102, 8080, 8081] });

/** The five points of the fourth step. */
async function expectFourthStep(page: Page, mainApp: string): Promise<void> {
  const subApp = page.locator('#subapp');
  const button = subApp.getByRole('button');

  await page.goto(mainApp);
  await expect(page.getByText('这是主应用自己的首页。')).toBeVisible();
  await expect(subApp).toBeEmpty();

  await page.getByRole('link', { name: 'React 子应用' }).click();
  await expect(page).toHaveURL(`${mainApp}react`);
  await expect(subApp.getByText('基础路径：/react')).toBeVisible();
  await expect(subApp.getByText('用户名：小明')).toBeVisible();

  await button.click();
  await expect(button).toHaveText('点击了 1 次');
  await page.getByRole('link', { name: '首页' }).click();
  await expect(subApp).toBeEmpty();

  await page.getByRole('link', { name: 'React 子应用' }).click();
  await expect(button).toHaveText('点击了 0 次');

  await page.reload();
  await expect(subApp.getByText('基础路径：/react')).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
}

test('quick start', async ({ page, workspace }) => {
  const mainApp = workspace.url(8080);
  await workspace.write([
    ...selectFiles(blocks, 'sub-app'),
    ...selectFiles(blocks, 'main-app', { sections: ['main-app'] }),
  ]);
  const [, developmentServer] = await Promise.all([
    workspace.serve('sub-app', subAppCommands, workspace.url(8081)),
    workspace.serve('main-app', development, mainApp),
  ]);

  await test.step('the sub-app runs alone', async () => {
    await expectCrossOriginReads(workspace.url(8081, '/sub-app.js'));
    await page.goto(workspace.url(8081));
    await expect(page.getByText('基础路径：/')).toBeVisible();
    await expect(page.getByText('用户名：游客')).toBeVisible();
    await expectReleases(workspace, 'sub-app', { fixedName: 'sub-app.js' });
  });

  await test.step('the development server shows what the page says', async () => {
    await expectFourthStep(page, mainApp);
  });

  await test.step('so does the production build', async () => {
    await developmentServer.end();
    const productionServer = await workspace.serve('main-app', production, mainApp);
    await expectFourthStep(page, mainApp);
    await page.goto(mainApp);
    await expectMountsTwice(page, { enter: 'React 子应用', leave: '首页', text: '用户名：小明' });
    await page.goto('about:blank');
    await productionServer.end();
  });

  await test.step('a second sub-app, of another framework', async () => {
    await workspace.write([
      ...selectFiles(vueBlocks, 'vue-app'),
      ...selectFiles(blocks, 'main-app', { sections: ['second-app'] }),
    ]);
    await workspace.serve('vue-app', vueCommands, workspace.url(7102));
    await workspace.serve('main-app', ['npm run dev'], mainApp);
    await page.goto(mainApp);
    const vueLink = page.getByRole('link', { name: 'Vue 子应用' });
    await expectMountsTwice(page, { enter: 'Vue 子应用', leave: '首页', text: '你好，小明' });
    await expect(page).toHaveURL(`${mainApp}vue/`);
    await expect(vueLink).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'React 子应用' }).click();
    await expect(page.locator('#subapp')).toContainText('用户名：小明');
    await expect(page.locator('#subapp')).not.toContainText('你好，小明');
    await expect(vueLink).not.toHaveAttribute('aria-current');
  });
});
