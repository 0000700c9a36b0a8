import { listen, type LocalServer } from '../../../tools/listen';
import { serveDirectory } from '../../../tools/serveDirectory';
import { fixtureOutputDirectory } from '../../fixtureSite';
import { expect, open, test, waitForHydration } from '../support/test';

test.describe('section 7: monitoring script', () => {
  const monitoringPort = 4390;
  const script = `(function () {
    const name = new URL(document.currentScript.src).searchParams.get('globalName');
    window.monitoringCommands = [];
    window[name] = (...command) => window.monitoringCommands.push(command);
  })();`;
  let site: LocalServer;
  let monitor: LocalServer;
  let requested: string[];
  let answer: 'script' | 'error' | 'hang';

  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    site = await serveDirectory(fixtureOutputDirectory('other-base-url'), '/docs/');
    monitor = await listen((request, response) => {
      requested.push(request.url ?? '');
      if (answer === 'hang') return;
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (answer === 'error') response.writeHead(500).end('no');
      else response.setHeader('Content-Type', 'text/javascript').end(script);
    }, monitoringPort);
  });

  test.beforeEach(() => {
    requested = [];
  });

  test.afterAll(async () => {
    await monitor.close();
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
