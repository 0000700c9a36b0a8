import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../tools/projectRoot';
import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, test } from './tutorial';

const blocks = blocksOf('docs/guide/module-federation.mdx');
const [remote = []] = selectCommands(blocks, { sections: ['remote'] });
const [orders = []] = selectCommands(blocks, { sections: ['sub-app'] });

test.use({ ports: [7151, 7152] });

const modes = [
  { name: 'vm', sandbox: {}, loadedBy: 'fetch', isOnWindow: false },
  { name: 'snapshot', sandbox: { snapshot: true }, loadedBy: 'script', isOnWindow: true },
  { name: 'off', sandbox: false, loadedBy: 'script', isOnWindow: true },
] as const;

test('a federated remote in a sub-app', async ({ page, workspace }) => {
  await workspace.write([...selectFiles(blocks, 'remote'), ...selectFiles(blocks, 'orders')]);
  await Promise.all([
    workspace.serve('remote', remote, workspace.url(7151, '/remoteEntry.js')),
    workspace.run('orders', orders.slice(0, -1)),
  ]);
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

  for (const { name, sandbox, loadedBy, isOnWindow } of modes) {
    await test.step(name, async () => {
      await page.goto(workspace.url(7152, '/host.html'));
      const remoteEntry = page.waitForRequest(workspace.url(7151, '/remoteEntry.js'));
      await page.evaluate(
        async ([entry, sandbox]) => {
          const app = await window.Garfish.loadApp('orders', {
            entry,
            sandbox,
            domGetter: '#subapp',
          });
          await app?.mount();
        },
        [workspace.url(7152), sandbox] as const,
      );
      const subApp = page.locator('#subapp');
      await expect(subApp.getByRole('heading')).toHaveText('共用一份 React');
      await subApp.getByRole('button', { name: '99 元' }).click();
      await expect(subApp.getByRole('button')).toHaveText('人民币 99.00 元');
      expect((await remoteEntry).resourceType()).toBe(loadedBy);
      expect(await page.evaluate(() => '__FEDERATION__' in window && 'remote' in window)).toBe(isOnWindow);
      await page.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      await expect(subApp).toBeEmpty();
    });
  }
});
