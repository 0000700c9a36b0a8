import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { selectCommands, selectFiles, type TutorialFile } from './readBlocks';
import { blocksOf, expect, test } from './tutorial';
import type { Workspace } from './workspace';

const demo = blocksOf('docs/guide/demo/index.mdx');
const react = blocksOf('docs/guide/demo/react.mdx');
const vue = blocksOf('docs/guide/demo/vue.mdx');
const start = blocksOf('docs/guide/start.mdx');
const setExternal = blocksOf('docs/api/setExternal.mdx');

test.use({ ports: [7100, 7101, 7102, 7103, 7104, 8080, 8081] });

async function goTo(page: Page, link: string): Promise<void> {
  await page.locator('body > nav').getByRole('link', { name: link, exact: true }).click();
}

/** What a reader has before the section: the main app, the React 19 and the Vue 3 sub-app. */
async function writeBefore(workspace: Workspace): Promise<void> {
  await workspace.write([
    ...selectFiles(demo, 'main-app', { sections: ['main-app'] }),
    ...selectFiles(react, 'react-app', { sections: ['build', 'entry'], tabs: ['19', 'rspack'] }),
    ...selectFiles(vue, 'vue-app', { sections: ['vue3'] }),
  ]);
  for (const folder of ['main-app', 'react-app', 'vue-app']) await workspace.run(folder, ['npm install']);
}

test('props, channel, shared React and keep-alive together', async ({ page, workspace }) => {
  const together = { sections: ['together'] };
  const [types = []] = selectCommands(demo, together);
  await writeBefore(workspace);
  for (const folder of ['react-app', 'vue-app']) {
    await workspace.run(folder, types);
    await workspace.write(selectFiles(demo, folder, together));
  }
  await workspace.write(selectFiles(demo, 'main-app', together));
  await workspace.serve('vue-app', ['npm run build', 'npm run preview'], workspace.url(7102));
  const reactServer = await workspace.serve('react-app', ['npm run dev'], workspace.url(7101));
  await workspace.serve('main-app', ['npm install', 'npm run dev'], workspace.url(7100));

  const subApp = page.locator('#subapp');
  const note = (): Locator => subApp.getByRole('textbox');
  await page.goto(workspace.url(7100));
  for (const [link, product] of [
    ['React', '书'],
    ['Vue', '笔'],
  ] as const) {
    await goTo(page, link);
    await expect(subApp).toContainText('你好，小明');
    await note().fill(`${link} 的备注`);
    await subApp.getByRole('button', { name: '加入购物车' }).click();
    await expect(page.locator('#status')).toHaveText(`已加入购物车：${product}`);
  }

  await test.step('the theme reaches the shown and the hidden sub-app', async () => {
    await expect(subApp).toContainText('主题：light');
    await page.getByRole('button', { name: '切换主题' }).click();
    await expect(subApp).toContainText('主题：dark');
    await goTo(page, 'React');
    await expect(subApp).toContainText('主题：dark');
  });

  await test.step('what was written is kept', async () => {
    await expect(note()).toHaveValue('React 的备注');
    await goTo(page, 'Vue');
    await expect(note()).toHaveValue('Vue 的备注');
  });

  await test.step('back to the first page', async () => {
    for (const address of ['/react', '/vue/', '/react', '/']) {
      await page.goBack();
      await expect(page).toHaveURL(workspace.url(7100, address));
    }
    await expect(subApp).toBeEmpty();
  });

  await test.step('the React sub-app runs the main app’s React', async () => {
    await workspace.run('react-app', ['npm run build']);
    const html = await readFile(workspace.pathOf('react-app/dist/index.html'), 'utf8');
    const [script = ''] = /assets\/main\.\w+\.js/.exec(html) ?? [];
    const code = await readFile(workspace.pathOf(`react-app/dist/${script}`), 'utf8');
    expect(code).toContain('require("react-dom/client")');
    expect(code).not.toContain('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=');
  });

  await test.step('each runs alone, the React sub-app with its own React', async () => {
    await page.goto('about:blank');
    await reactServer.end();
    await workspace.serve('react-app', ['STANDALONE=1 npm run dev'], workspace.url(7101));
    for (const port of [7101, 7102]) {
      await page.goto(workspace.url(port));
      await expect(page.getByText('你好，访客')).toBeVisible();
    }
    await page.goto('about:blank');
  });
});

/** The quick start's main app with the page's `setExternal` in it. */
function sharingHost(): TutorialFile[] {
  const sample = setExternal.find(({ meta }) => meta['title'] === '主应用 src/main.ts')?.code ?? '';
  const registration = sample.slice(0, sample.indexOf('Garfish.run('));
  expect(registration).toContain('Garfish.setExternal(');
  return selectFiles(start, 'main-app', { sections: ['main-app'] }).map((file) => ({
    ...file,
    content: file.content.replace("import Garfish from 'garfish';\n", registration),
  }));
}

test('React shared with a Vite sub-app', async ({ page, workspace }) => {
  const [commands = []] = selectCommands(start, { sections: ['serve-sub-app'] });
  await workspace.write([...selectFiles(start, 'sub-app'), ...sharingHost()]);
  await workspace.write(selectFiles(setExternal, 'sub-app'));
  await workspace.run('main-app', ['npm install', 'npm install react@19 react-dom@19']);
  await workspace.serve('sub-app', commands, workspace.url(8081));
  await workspace.serve('main-app', ['npm run dev'], workspace.url(8080));

  const bundle = async (): Promise<string> => readFile(workspace.pathOf('sub-app/dist/sub-app.js'), 'utf8');
  expect((await bundle()).length).toBeLessThan(5000);
  await page.goto(workspace.url(8080, '/react'));
  const button = page.locator('#subapp').getByRole('button');
  await button.click();
  await expect(button).toHaveText('点击了 1 次');

  await test.step('built for itself', async () => {
    await workspace.run('sub-app', ['STANDALONE=1 npm run build']);
    expect((await bundle()).length).toBeGreaterThan(100_000);
    await page.goto(workspace.url(8081));
    await expect(page.getByText('用户名：游客')).toBeVisible();
  });
});
