import type { Page } from '@playwright/test';
import { choosePorts, type Ports } from './ports';
import { selectCommands, selectFiles } from './readBlocks';
import type { RunningCommand } from './runningCommand';
import { blocksOf, expect, expectMountsTwice, test as base } from './tutorial';
import { openWorkspace, type Workspace } from './workspace';

/** What the framework guides promise about one sub-app. */
export interface DemoApp {
  port: number;
  /** Its link in the main app. */
  link: string;
  /** `activeWhen`, and the address that the sub-app's router makes of it. */
  path: string;
  home: string;
  /** Shown for the route `/about`, if it has routes. */
  about?: string;
}

const blocks = blocksOf('docs/guide/demo/index.mdx');
const [commands = []] = selectCommands(blocks, { sections: ['main-app'] });

export const mainAppPort = 7100;

/** Writes, installs and starts the main app that the framework guides share. */
export async function serveMainApp(workspace: Workspace): Promise<RunningCommand> {
  await workspace.write(selectFiles(blocks, 'main-app', { sections: ['main-app'] }));
  return workspace.serve('main-app', commands, workspace.url(mainAppPort));
}

interface DemoFixtures {
  /** Ports of the main app, which runs, and of every sub-app that its files name. */
  demoPorts: Ports;
}

/** Tests of sub-apps that take turns in one main app: the guides share it, and installing it takes longest. */
export const test = base.extend<object, DemoFixtures>({
  demoPorts: [
    async ({}, use, { parallelIndex }) => {
      const ports = await choosePorts([mainAppPort, 7101, 7102, 7103, 7104], parallelIndex);
      const workspace = await openWorkspace(ports);
      await serveMainApp(workspace);
      await use(ports);
      await workspace.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  workspace: async ({ demoPorts }, use) => {
    const workspace = await openWorkspace(demoPorts);
    await use(workspace);
    await workspace.close();
  },
});

async function expectRoutes(
  page: Page,
  workspace: Workspace,
  { path, about }: Required<DemoApp>,
): Promise<void> {
  const subApp = page.locator('#subapp');
  const address = workspace.url(mainAppPort, `${path.replace(/\/$/, '')}/about`);
  await subApp.getByRole('link', { name: '关于' }).click();
  await expect(page).toHaveURL(address);
  await expect(subApp.getByRole('heading', { name: about })).toBeVisible();
  await page.getByRole('link', { name: '首页', exact: true }).click();
  await expect(subApp).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(subApp.getByRole('heading', { name: about })).toBeVisible();
  await page.reload();
  await expect(subApp.getByRole('heading', { name: about })).toBeVisible();
  await page.goto(workspace.url(mainAppPort, `${path.replace(/\/$/, '')}/nope`));
  await expect(subApp).toContainText('子应用里没有这个页面');
}

/** Checks a sub-app in the shared main app: mounts, leaves, mounts again, routes, and runs alone. */
export async function expectDemoApp(page: Page, workspace: Workspace, app: DemoApp): Promise<void> {
  const subApp = page.locator('#subapp');
  await page.goto(workspace.url(mainAppPort));
  await expectMountsTwice(page, { enter: app.link, leave: '首页', text: '你好，小明' });
  await expect(page).toHaveURL(workspace.url(mainAppPort, app.path));
  await expect(subApp).toContainText(app.home);
  if (app.about !== undefined) await expectRoutes(page, workspace, { ...app, about: app.about });
  await page.goto(workspace.url(app.port));
  await expect(page.getByText('你好，访客')).toBeVisible();
}
