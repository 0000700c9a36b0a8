import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../tools/projectRoot';
import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, test } from './tutorial';

const blocks = blocksOf('docs/guide/shared-ui.mdx');
const [commands = []] = selectCommands(blocks, { sections: ['tailwind'] });

test.use({ ports: [7131] });

/** A host with a heading of its own, on the sub-app's server. */
const host = `<!doctype html>
<link rel="icon" href="data:," />
<style>:root { --acme-surface: rgb(1, 2, 3) }</style>
<h1>主应用</h1>
<main id="subapp"></main>
<script src="/garfish.js"></script>
<script>Garfish.loadApp('orders', { entry: '/', domGetter: '#subapp' }).then((app) => app.mount());</script>`;

async function styleOf(page: Page, name: string, property: string): Promise<string> {
  const heading = page.getByRole('heading', { name });
  await expect(heading).toBeVisible();
  return heading.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    property,
  );
}

test('Tailwind in a sub-app', async ({ page, workspace }) => {
  await workspace.write([
    ...selectFiles(blocks, 'orders'),
    { path: 'orders/public/host.html', content: host },
  ]);
  const garfish = path.join(projectRoot, 'node_modules/garfish/dist/iife/index.js');
  await copyFile(garfish, workspace.pathOf('orders/public/garfish.js'));
  await workspace.serve('orders', commands, workspace.url(7131));

  await page.goto(workspace.url(7131, '/host.html'));
  expect(await styleOf(page, '订单', 'font-size')).toBe('24px');
  expect(await styleOf(page, '订单', 'padding-top')).toBe('16px');
  expect(await styleOf(page, '订单', 'background-color')).toBe('rgb(1, 2, 3)');
  const own = await styleOf(page, '主应用', 'margin-top');
  expect(own).not.toBe('0px');

  await test.step('with preflight, the host changes too', async () => {
    await workspace.write([{ path: 'orders/src/style.css', content: "@import 'tailwindcss';\n" }]);
    await workspace.run('orders', ['npm run build']);
    await page.goto(workspace.url(7131, '/host.html'));
    await expect.poll(() => styleOf(page, '主应用', 'margin-top')).toBe('0px');
  });
});
