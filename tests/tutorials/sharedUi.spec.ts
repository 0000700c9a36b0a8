import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleForPage } from '../../tools/bundleForPage';
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

/** The page's code block of this title as one script, its entries on the page's own origin. */
async function scriptOf(title: string, format: 'iife' | 'cjs'): Promise<string> {
  const contents = blocks.find(({ meta }) => meta['title'] === title)?.code;
  return bundleForPage({
    stdin: {
      contents: contents?.replaceAll(/https:\/\/(\w+)\.example\.com\//g, '/entries/$1.html') ?? '',
      loader: 'ts',
      resolveDir: projectRoot,
    },
    format,
    globalName: format === 'iife' ? 'chrome' : undefined,
  });
}

test('title, icon and language', async ({ page, workspace }) => {
  const orders = await scriptOf('sub-app/src/provider.ts', 'cjs');
  const answers: Record<string, string> = {
    '/chrome.js': await scriptOf('src/chrome.ts', 'iife'),
    '/entries/orders.html': `<p id="orders"></p><script>${orders}</script>`,
    '/entries/report.html': '<script>exports.provider = { render() {}, destroy() {} }</script>',
  };
  await page.route(workspace.url(7131, '/**'), (route) => {
    const { pathname } = new URL(route.request().url());
    const host = '<link rel="icon" href="data:,"><main id="subapp"></main><script src="/chrome.js"></script>';
    return route.fulfill({
      contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
      body: answers[pathname] ?? `<!doctype html>${host}`,
    });
  });
  const expectLook = async (title: string, icon: string): Promise<void> => {
    await expect(page).toHaveTitle(`${title} · 工作台`);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `/icons/${icon}.svg`);
  };
  const go = (path: string): Promise<void> =>
    page.evaluate((path) => window.Garfish.router.push({ path }), path);

  await page.goto(workspace.url(7131, '/orders'));
  await expectLook('一号订单', 'orders');
  await expect(page.locator('#orders')).toHaveText('¥99.00');
  await go('/report');
  await expectLook('报表', 'report');
  await page.evaluate("chrome.setLocale('en-US')");
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await go('/orders');
  await expectLook('一号订单', 'orders');
  await expect(page.locator('#orders')).toHaveText('CN¥99.00');
  await page.evaluate("chrome.setLocale('zh-CN')");
  await expect(page.locator('#orders')).toHaveText('¥99.00');
  await go('/');
  await expectLook('首页', 'home');
});
