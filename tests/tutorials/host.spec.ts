import type { Page } from '@playwright/test';
import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, expectMountsTwice, test } from './tutorial';
import type { Workspace } from './workspace';

const blocks = blocksOf('docs/guide/demo/host.mdx');
const [commands = []] = selectCommands(blocks, { sections: ['run'] });

test.use({ ports: [7100, 7101, 7102] });

/** The sub-apps of the framework guides, which the page's main apps load. */
async function serveSubApps(workspace: Workspace): Promise<void> {
  const react = blocksOf('docs/guide/demo/react.mdx');
  const vue = blocksOf('docs/guide/demo/vue.mdx');
  const [reactCommands = []] = selectCommands(react, { sections: ['run'] });
  const [vueCommands = []] = selectCommands(vue, { sections: ['vue3'] });
  await workspace.write([
    ...selectFiles(react, 'react-app', { sections: ['build', 'entry'], tabs: ['19', 'rspack'] }),
    ...selectFiles(vue, 'vue-app'),
  ]);
  await workspace.serve('react-app', reactCommands, workspace.url(7101));
  await workspace.serve('vue-app', vueCommands, workspace.url(7102));
}

/** Pages of the main app and of the sub-app take turns in the history, each written there by its own router. */
async function expectHistory(page: Page, mainApp: string, name: string, path: string): Promise<void> {
  const subApp = page.locator('#subapp');
  const follow = (link: string) => page.getByRole('link', { name: link, exact: true }).click();
  await follow(name);
  await subApp.getByRole('link', { name: '关于' }).click();
  await expect(subApp.getByRole('heading', { name: '关于页' })).toBeVisible();
  await follow('首页');
  await expect(subApp).toBeEmpty();
  await follow('设置');
  await expect(page.getByText('设置页')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(mainApp);
  await expect(page.getByRole('link', { name: '设置' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${mainApp}${path}/about`);
  await expect(subApp.getByRole('heading', { name: '关于页' })).toBeVisible();
  await page.reload();
  await expect(subApp.getByRole('heading', { name: '关于页' })).toBeVisible();
  await follow('首页');
  await expect(subApp).toBeEmpty();
}

test('main apps of React and Vue', async ({ page, workspace }) => {
  const mainApp = workspace.url(7100);
  await serveSubApps(workspace);

  for (const [section, folder] of [
    ['react', 'main-app'],
    ['vue', 'main-app'],
    ['vue2', 'vue2-main-app'],
  ] as const) {
    await test.step(section, async () => {
      await workspace.write(selectFiles(blocks, folder, { sections: [section] }));
      const server = await workspace.serve(folder, commands, mainApp);
      for (const [name, path] of [
        ['React', 'react'],
        ['Vue', 'vue'],
      ] as const) {
        await page.goto(mainApp);
        await expectMountsTwice(page, { enter: name, leave: '首页', text: '你好，小明' });
        await page.goto(mainApp);
        await expectHistory(page, mainApp, name, path);
      }
      await page.goto('about:blank');
      await server.end();
      await workspace.run('.', [`rm -r ${folder}`]);
    });
  }
});
