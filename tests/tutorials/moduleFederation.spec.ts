import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../tools/projectRoot';
import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, test } from './tutorial';
import type { Workspace } from './workspace';

const blocks = blocksOf('docs/guide/module-federation.mdx');
const [remote = []] = selectCommands(blocks, { sections: ['remote'] });
const [orders = []] = selectCommands(blocks, { sections: ['sub-app'] });

test.use({
  ports: [7151, 7152],
  expectedErrors: [/React error #321|ERR_CONNECTION_REFUSED|RUNTIME-008/],
});

const modes = [
  { name: 'vm', sandbox: {}, loadedBy: 'fetch', isShared: false },
  { name: 'snapshot', sandbox: { snapshot: true }, loadedBy: 'script', isShared: true },
  { name: 'off', sandbox: false, loadedBy: 'script', isShared: true },
] as const;

type Sandbox = (typeof modes)[number]['sandbox'];

/** Loads and mounts the sub-app that the server has at `pathname`; rejects with what Garfish says. */
async function mount(page: Page, workspace: Workspace, sandbox: Sandbox, pathname = '/'): Promise<void> {
  await page.evaluate(
    async ([entry, sandbox]) => {
      const name = entry.endsWith('/report/') ? 'report' : 'orders';
      const app = await window.Garfish.loadApp(name, { entry, sandbox, domGetter: '#subapp', cache: false });
      await app?.mount();
    },
    [workspace.url(7152, pathname), sandbox] as const,
  );
}

async function unmount(page: Page): Promise<void> {
  await page.evaluate(() => window.Garfish.activeApps[0]?.unmount());
  await expect(page.locator('#subapp')).toBeEmpty();
}

/** A second sub-app of the same code and the same remote, served below `/report/`. */
async function buildReport(workspace: Workspace): Promise<void> {
  const config = await readFile(workspace.pathOf('orders/rspack.config.mjs'), 'utf8');
  const output = "uniqueName: 'report', path: new URL('dist/report', import.meta.url).pathname,";
  await workspace.write([
    {
      path: 'orders/report.config.mjs',
      content: config.replace("uniqueName: 'orders',", output).replaceAll("name: 'orders'", "name: 'report'"),
    },
  ]);
  await workspace.run('orders', ['npx rspack build --config report.config.mjs']);
}

test('a federated remote in sub-apps', async ({ page, workspace }) => {
  await workspace.write([...selectFiles(blocks, 'remote'), ...selectFiles(blocks, 'orders')]);
  const remoteEntryUrl = workspace.url(7151, '/remoteEntry.js');
  let [remoteServer] = await Promise.all([
    workspace.serve('remote', remote, remoteEntryUrl),
    workspace.run('orders', orders.slice(0, -1)),
  ]);
  await buildReport(workspace);
  // A host on the sub-app's server: that of the remote is another origin.
  await workspace.write([
    {
      path: 'orders/dist/host.html',
      content:
        '<!doctype html><link rel="icon" href="data:,"><main id="subapp"></main><script src="/garfish.js"></script>',
    },
  ]);
  const garfish = path.join(projectRoot, 'node_modules/garfish/dist/iife/index.js');
  await copyFile(garfish, workspace.pathOf('orders/dist/garfish.js'));
  await workspace.serve('orders', orders.slice(-1), workspace.url(7152));
  const subApp = page.locator('#subapp');
  const heading = subApp.getByRole('heading');

  for (const { name, sandbox, loadedBy, isShared } of modes) {
    await test.step(name, async () => {
      await page.goto(workspace.url(7152, '/host.html'));
      const remoteEntry = page.waitForRequest(remoteEntryUrl);
      await mount(page, workspace, sandbox);
      await expect(heading).toHaveText('共用一份 React');
      await subApp.getByRole('button', { name: '99 元' }).click();
      await expect(subApp.getByRole('button')).toHaveText('人民币 99.00 元');
      expect((await remoteEntry).resourceType()).toBe(loadedBy);
      const onWindow = await page.evaluate(() => ['__FEDERATION__' in window, 'remote' in window]);
      expect(onWindow).toEqual([true, isShared]);
      await unmount(page);
    });

    await test.step(`${name}: another sub-app with the same remote`, async () => {
      const blank = isShared ? page.waitForEvent('pageerror') : undefined;
      await mount(page, workspace, sandbox, '/report/');
      if (blank) {
        expect((await blank).message).toContain('Minified React error #321');
        await expect(heading).toBeHidden();
      } else await expect(heading).toHaveText('共用一份 React');
    });
  }

  for (const { name, sandbox, isShared } of modes) {
    await test.step(`${name}: the remote is down, and comes back`, async () => {
      await remoteServer.end();
      await page.goto(workspace.url(7152, '/host.html'));
      await expect(mount(page, workspace, sandbox)).rejects.toThrow('#RUNTIME-008');
      remoteServer = await workspace.serve('remote', remote.slice(-1), remoteEntryUrl);
      if (!isShared) {
        await expect(mount(page, workspace, sandbox)).rejects.toThrow('#RUNTIME-008');
        await page.reload();
      }
      await mount(page, workspace, sandbox);
      await expect(heading).toHaveText('共用一份 React');
    });
  }
});
