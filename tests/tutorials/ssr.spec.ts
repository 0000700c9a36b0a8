import type { Page } from '@playwright/test';
import { selectCommands, selectFiles } from './readBlocks';
import { blocksOf, expect, test } from './tutorial';

const blocks = blocksOf('docs/guide/ssr.mdx');
const files = selectFiles(blocks, 'host');
const nuxtFiles = selectFiles(blocks, 'nuxt-host');
const [commands = []] = selectCommands(blocks, { sections: ['host'] });
const [nuxtCommands = []] = selectCommands(blocks, { sections: ['nuxt'] });

test.use({ ports: [7140, 7141] });

interface Shown {
  path: string;
  host: string[];
  subApp: string[];
}

async function expectShown(page: Page, { path, host, subApp }: Shown): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(host);
  await expect(page.locator('#subapp').getByRole('heading', { level: 2 })).toHaveText(subApp);
}

/** A promise, and what fulfils it. */
function signal(): { given: Promise<void>; give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/**
 * Presses a link while Garfish is not there yet, lets it start, and only then answers the navigation.
 *
 * @returns the path after everything has come to rest
 */
async function pressBeforeStart(page: Page, url: string, autoRefreshApp: boolean): Promise<string> {
  const pressed = signal();
  const started = signal();
  const answered = signal();
  await page.route('**/_next/**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('autoRefreshApp:!1')) await pressed.given;
    await route.fulfill({
      response,
      body: autoRefreshApp ? body.replace('autoRefreshApp:!1', 'autoRefreshApp:!0') : body,
    });
  });
  await page.route('**/orders?_rsc=*', async (route) => {
    if ('next-router-prefetch' in route.request().headers()) return route.continue();
    const response = await route.fetch();
    pressed.give();
    await started.given;
    await route.fulfill({ response });
    answered.give();
  });
  await page.goto(url);
  await page.getByRole('link', { name: '订单', exact: true }).click();
  await page.waitForFunction(() => 'Garfish' in window && window.Garfish.running);
  // After the event that Garfish dispatches when it starts.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  started.give();
  await answered.given;
  // What the answer leads to has happened before another one arrives.
  await page.evaluate(async () => (await fetch('/about')).text());
  await page.unrouteAll({ behavior: 'wait' });
  return new URL(page.url()).pathname;
}

const home = { path: '/', host: ['服务端渲染的首页'], subApp: [] };
const about = { path: '/about', host: ['服务端渲染的关于'], subApp: [] };
const orders = { path: '/orders', host: [], subApp: ['全部订单'] };
const first = { path: '/orders/1', host: [], subApp: ['订单 1'] };
const second = { path: '/orders/2', host: [], subApp: ['订单 2'] };

/** As a reader comes and goes: HTML of the server, a deep link, and each way there and back. */
async function walk(page: Page, urlOf: (path: string) => string): Promise<void> {
  await test.step('the server sends the host’s text and an empty container', async () => {
    const html = await (await fetch(urlOf('/'))).text();
    expect(html).toContain('<h1>服务端渲染的首页</h1>');
    expect(html).toContain('<div id="subapp"></div>');
    expect((await fetch(urlOf('/orders/1'))).status).toBe(200);
  });

  await test.step('deep link', async () => {
    await page.goto(urlOf('/orders/1'));
    await expectShown(page, first);
  });

  await test.step('between pages of the host and the sub-app, there and back', async () => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url());
    });
    const visits = [first, about, orders, first, orders, second, orders, home];
    for (const visit of visits.slice(1)) {
      if (visit === second) await page.getByRole('button', { name: '查看订单 2' }).click();
      else await page.locator(`nav a[href="${visit.path}"]`).click();
      await expectShown(page, visit);
    }
    for (const visit of visits.slice(0, -1).reverse()) {
      await page.goBack();
      await expectShown(page, visit);
    }
    for (const visit of visits.slice(1)) {
      await page.goForward();
      await expectShown(page, visit);
    }
    expect(documents).toEqual([]);
    await page.reload();
    await expectShown(page, home);
  });
}

test('a Next.js host', async ({ page, workspace }) => {
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  await workspace.write(files);
  const server = await workspace.serve('host', commands, workspace.url(7140));
  await walk(page, (path) => workspace.url(7140, path));

  await test.step('a link that is pressed before Garfish starts', async () => {
    expect(await pressBeforeStart(page, workspace.url(7140), true)).toBe('/');
    await pressBeforeStart(page, workspace.url(7140), false);
    await expectShown(page, orders);
  });

  await test.step('imported on the server', async () => {
    await page.goto('about:blank');
    await server.end();
    const component = files.find(({ path }) => path === 'host/app/SubApps.tsx');
    const content = component?.content.replace(
      "'use client';",
      "'use client';\nimport Garfish from 'garfish';",
    );
    await workspace.write([
      {
        path: 'host/app/SubApps.tsx',
        content: content?.replace("import('./garfish')", "Garfish; import('./garfish')") ?? '',
      },
    ]);
    await expect(workspace.run('host', ['npm run build'])).rejects.toThrow('window is not defined');
  });
});

test('a Nuxt host', async ({ page, workspace }) => {
  process.env['NUXT_TELEMETRY_DISABLED'] = '1';
  const folder = 'public/orders-app';
  const entry = files.filter(({ path }) => path === `host/${folder}/index.html`);
  await workspace.write([
    ...nuxtFiles,
    ...entry.map(({ path, content }) => ({ path: `nuxt-${path}`, content })),
  ]);
  await workspace.serve('nuxt-host', nuxtCommands, workspace.url(7141));
  await walk(page, (path) => workspace.url(7141, path));

  await test.step('a sub-app that navigates by itself', async () => {
    await page.route('**/orders-app/main.js', async (route) => {
      const response = await route.fetch();
      const pushed = "{ history.pushState(null, '', '/orders/2'); show(); }";
      const body = (await response.text()).replace("props.navigate('/orders/2')", pushed);
      expect(body).toContain(pushed);
      await route.fulfill({ response, body });
    });
    await page.goto(workspace.url(7141, '/orders'));
    await page.getByRole('button', { name: '查看订单 2' }).click();
    await expectShown(page, second);
    const texts = await page.locator('#subapp').evaluateHandle((container) => {
      const list: string[] = [];
      const watch = new MutationObserver(() => list.push(container.textContent));
      watch.observe(container, { childList: true, subtree: true });
      return list;
    });
    await page.locator('nav a[href="/orders"]').click();
    // The next press is answered: the one before it had its time.
    await page.locator('nav a[href="/about"]').click();
    await expectShown(page, about);
    expect((await texts.jsonValue()).join()).not.toContain('全部订单');
  });
  // Nuxt asks its server for newer versions, which is about to end.
  await page.goto('about:blank');
});
