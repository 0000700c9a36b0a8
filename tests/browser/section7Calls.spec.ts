import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixtureOutputDirectory } from '../fixtureSite';
import { serveDirectory, type StaticServer } from './support/serveDirectory';
import { expect, open, test, waitForHydration } from './support/test';
import { routes } from '../routes';

test.describe('section 7: calls made', () => {
  test('GET search-index.json with a fixed build hash answers a list of entries', async ({ page }) => {
    await open(page, '/guide');
    const [response] = await Promise.all([
      page.waitForResponse(/\/search-index\.json\?_=[0-9a-f]+$/),
      page.getByLabel('搜索').first().focus(),
    ]);
    expect(response.request().method()).toBe('GET');
    expect(response.request().postData()).toBeNull();
    const entries: unknown = await response.json();
    expect(entries).toBeInstanceOf(Array);
    for (const entry of entries as Record<string, unknown>[]) {
      expect(entry).toHaveProperty('documents');
      expect(entry).toHaveProperty('index');
    }
  });

  test('page chunks are fetched lazily as script files', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', saveData: true } });
    });
    await open(page, '/guide');
    const request = page.waitForRequest(/\/assets\/js\/.+\.js$/);
    await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
    expect((await request).resourceType()).toBe('script');
  });

  test('without configuration no page of any route makes another call', async ({ page }) => {
    test.setTimeout(120_000);
    const others: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const known = /^\/(?:assets|img)\//.test(pathname) || pathname.includes('search-index.json');
      if (!known && request.resourceType() !== 'document' && !request.url().startsWith('data:')) {
        others.push(request.url());
      }
    });
    for (const { path } of routes) {
      await page.goto(path);
      await waitForHydration(page);
    }
    expect(others).toEqual([]);
  });
});

test.describe('section 7: monitoring script', () => {
  const monitoringPort = 4390;
  const script = `(function () {
    const name = new URL(document.currentScript.src).searchParams.get('globalName');
    window.monitoringCommands = [];
    window[name] = (...command) => window.monitoringCommands.push(command);
  })();`;
  let site: StaticServer;
  let monitor: Server;
  let requested: string[];
  let answer: 'script' | 'error' | 'hang';

  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    site = await serveDirectory(fixtureOutputDirectory('other-base-url'), '/docs/');
    monitor = createServer((request, response) => {
      requested.push(request.url ?? '');
      if (answer === 'hang') return;
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (answer === 'error') response.writeHead(500).end('no');
      else response.setHeader('Content-Type', 'text/javascript').end(script);
    });
    await new Promise<void>((resolve) => monitor.listen(monitoringPort, '127.0.0.1', resolve));
    expect((monitor.address() as AddressInfo).port).toBe(monitoringPort);
  });

  test.beforeEach(() => {
    requested = [];
  });

  test.afterAll(async () => {
    monitor.closeAllConnections();
    monitor.close();
    await site.close();
  });

  test('is loaded with the business id and started at load', async ({ page }) => {
    answer = 'script';
    await open(page, `${site.origin}/docs/guide`);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'monitoringCommands') as unknown))
      .toEqual([['init', { bid: 'garfish_docs' }], ['start']]);
    expect(requested).toHaveLength(1);
    expect(new URL(requested[0] ?? '', 'http://monitor').searchParams.get('bid')).toBe('garfish_docs');
    await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
    await expect(page).toHaveURL(/\/docs\/issues$/);
    expect(requested).toHaveLength(1);
  });

  test('a server that hangs does not hold up the page', async ({ page }) => {
    answer = 'hang';
    await page.goto(`${site.origin}/docs/guide`, { waitUntil: 'load' });
    await waitForHydration(page);
    await expect.poll(() => requested.length).toBe(1);
    await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
    await expect(page).toHaveURL(/\/docs\/issues$/);
  });

  test.describe('with a failing server', () => {
    test.use({ expectedErrors: [/500/] });

    test('a server that answers 500 leaves the page working', async ({ page }) => {
      answer = 'error';
      await open(page, `${site.origin}/docs/guide`);
      await expect.poll(() => requested.length).toBe(1);
      await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
      await expect(page).toHaveURL(/\/docs\/issues$/);
    });
  });
});
