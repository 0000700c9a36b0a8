import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, test } from './tutorial';

const blocks = blocksOf('docs/guide/develop/webComponent.mdx');
const quickStart = blocksOf('docs/guide/start.mdx');
const [subAppCommands = []] = selectCommands(quickStart, { sections: ['serve-sub-app'] });
const [commands = []] = selectCommands(blocks, { sections: ['try'] });

test.use({ ports: [8081, 8082] });

test('custom element', async ({ page, workspace }) => {
  await workspace.write(selectFiles(quickStart, 'sub-app'));
  await workspace.write(selectFiles(blocks, 'web-component', { sections: ['usage', 'try'] }));
  await Promise.all([
    workspace.serve('sub-app', subAppCommands, workspace.url(8081)),
    workspace.serve('web-component', commands, workspace.url(8082)),
  ]);
  const main = page.getByRole('main');
  const count = main.getByRole('button', { name: /点击了/ });

  await test.step('an element in the page shows the sub-app, and again when it is put back', async () => {
    await page.goto(workspace.url(8082));
    await expect(main).toContainText('基础路径：/');
    await expect(main).toContainText('用户名：游客');
    const element = await page.locator('micro-app').elementHandle();
    await element.evaluate((node) => node.remove());
    await expect(main).toBeEmpty();
    await main.evaluate((parent, node) => parent.append(node), element);
    await expect(main).toContainText('用户名：游客');
  });

  await test.step('a kept element can be put in and taken out again and again', async () => {
    await page.goto('about:blank');
    await workspace.write(selectFiles(blocks, 'web-component', { sections: ['lifecycle'] }));
    await page.goto(workspace.url(8082));
    const toggle = page.getByRole('button', { name: '显示或收起' });
    await expect(main).toBeEmpty();
    await toggle.click();
    await expect(main).toContainText('用户名：游客');
    await count.click();
    await expect(count).toHaveText('点击了 1 次');
    await toggle.click();
    await expect(main).toBeEmpty();
    await toggle.click();
    await expect(count).toHaveText('点击了 0 次');
  });
});
