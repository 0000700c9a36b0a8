import type { Browser } from '@playwright/test';
import { launchChromium } from '../../../tools/chromium';
import { listen, type LocalServer } from '../../../tools/listen';
import { doctorOn, findingsOn, statusOf, waitForReport } from '../support/doctor';
import { expect, test } from '../support/test';

// The site is a public one for this Chromium; the sub-app stands on the reader's machine.
let chromium: Browser;
let app: LocalServer;

test.beforeAll(async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  chromium = await launchChromium(`--ip-address-space-overrides=127.0.0.1:${port}=public`);
  app = await listen((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(request.url === '/app/' ? html : '');
  });
});

test.afterAll(async () => {
  await chromium.close();
  await app.close();
});

/** Says in its own text whether it might ask for the local network. */
const html = `<!doctype html><html><body><div id="root"></div><script>
  exports.provider = {
    async render({ dom }) {
      const { state } = await navigator.permissions.query({ name: 'local-network-access' });
      console.error('local network: ' + state);
      dom.querySelector('#root').textContent = 'app';
    },
    destroy({ dom }) { dom.querySelector('#root').textContent = ''; },
  };
</script></body></html>`;

interface Examined {
  status: string;
  checks: readonly string[];
  said: string;
}

/** @param granted permissions; Chromium refuses all others then, and asks where none are given */
async function examineAt(
  site: string,
  entry: string,
  granted: readonly string[],
  pasted = '',
): Promise<Examined> {
  const context = await chromium.newContext({ baseURL: site });
  if (granted.length > 0) await context.grantPermissions([...granted], { origin: site });
  const page = await context.newPage();
  await page.goto('/doctor');
  await page.mouse.move(200, 200);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await doctorOn(page).getByLabel('子应用的入口地址').fill(entry);
  if (pasted !== '') {
    await doctorOn(page).getByText('粘贴 HTML').click();
    await doctorOn(page).getByLabel('入口的 HTML').fill(pasted);
  }
  await doctorOn(page).getByRole('button', { name: '开始体检' }).click();
  await waitForReport(page);
  const found = await findingsOn(page);
  const status = await statusOf(page).innerText();
  await context.close();
  return { status, checks: found.map(({ check }) => check), said: found.map(({ text }) => text).join('\n') };
}

test('a sub-app of the local network is examined once the reader allows it', async ({ baseURL }) => {
  const { checks, said } = await examineAt(baseURL ?? '', `${app.origin}/app/`, ['local-network-access']);
  expect(checks).not.toContain('network-denied');
  expect(checks).not.toContain('unreachable');
  expect(said).toContain('local network: granted');
});

test('what the reader has refused is named as the cause', async ({ baseURL }) => {
  const { checks, status } = await examineAt(baseURL ?? '', `${app.origin}/app/`, ['geolocation']);
  expect(checks).toEqual(['network-denied']);
  expect(status).toContain('浏览器没有允许本站访问本地网络');
});

test('a question that nobody answers is among the causes', async ({ baseURL }) => {
  const { checks, said } = await examineAt(baseURL ?? '', `${app.origin}/app/`, []);
  expect(checks).toEqual(['unreachable']);
  expect(said).toContain('允许访问本地网络');
});

test('a local sub-app may ask itself, one of elsewhere may not', async ({ baseURL }) => {
  const local = await examineAt(baseURL ?? '', `${app.origin}/app/`, [], html);
  expect(local.said).toContain('local network: prompt');
  const elsewhere = await examineAt(baseURL ?? '', 'https://order.example.com/app/', [], html);
  expect(elsewhere.said).toContain('local network: denied');
});
