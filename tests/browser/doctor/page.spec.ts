import type { Page } from '@playwright/test';
import { demos } from '../../../demos/registry';
import { reasons } from '../../../src/data/compatibilityReasons';
import { listen } from '../../../tools/listen';
import { doctorOn, examine, findingsOn, openDoctor, statusOf, waitForReport } from '../support/doctor';
import { createGate } from '../support/gate';
import { expect, test } from '../support/test';

// Frames without an origin are refused what sub-apps try; the browser says so in its console.
test.use({ expectedErrors: [/./] });

test('an address in the query fills the form in and runs nothing', async ({ page }) => {
  const asked: string[] = [];
  const server = await listen((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await openDoctor(page, `?entry=${encodeURIComponent(`${server.origin}/app/`)}`);
  await expect(doctorOn(page).getByLabel('子应用的入口地址')).toHaveValue(`${server.origin}/app/`);
  await doctorOn(page).getByText('粘贴 HTML').click();
  await expect(doctorOn(page).getByLabel('basename')).toBeVisible();
  expect(asked).toEqual([]);
  await server.close();
});

test('what was typed is there after a reload, and on the way back from another page, in this tab alone', async ({
  page,
  context,
}) => {
  await openDoctor(page, '?entry=https://order.example.com/');
  const entry = doctorOn(page).getByLabel('子应用的入口地址');
  await entry.fill('https://report.example.com/');
  await doctorOn(page).getByText('粘贴 HTML').click();
  const props = doctorOn(page).getByLabel('props（JSON 对象）');
  await props.fill('{"user":"小王"}');
  const expectKept = async (): Promise<void> => {
    await expect(entry).toHaveValue('https://report.example.com/');
    await expect(props).toBeVisible();
    await expect(props).toHaveValue('{"user":"小王"}');
  };
  await expect(page).toHaveURL('/doctor');
  await openDoctor(page);
  await expectKept();
  await page.getByRole('link', { name: '常见问题' }).first().click();
  await expect(page).toHaveURL('/issues');
  await page.goBack();
  await expectKept();
  await openDoctor(page, '?entry=https://order.example.com/');
  await expect(entry).toHaveValue('https://order.example.com/');
  const other = await context.newPage();
  await openDoctor(other);
  await expect(doctorOn(other).getByLabel('子应用的入口地址')).toHaveValue('');
});

test('the examples are examined by keyboard, and the report is announced and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDoctor(page);
  const broken = doctorOn(page).getByRole('button', { name: '试一个坏的' });
  await broken.press('Enter');
  await expect(statusOf(page)).toHaveAttribute('data-status', 'running');
  await expect(broken).toBeFocused();
  await expect(broken).toBeDisabled();
  // While one is examined, the others wait.
  await doctorOn(page).getByRole('button', { name: '试一个正常的' }).press('Enter');
  await waitForReport(page);
  await expect(statusOf(page)).toContainText('接入会失败，原因是：产物把 provider 放在了全局变量里');
  await doctorOn(page)
    .getByRole('button', { name: /复制报告/ })
    .press('Enter');
  await expect(doctorOn(page).getByRole('button', { name: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# 接入体检\n/);
  await doctorOn(page).getByRole('button', { name: '试一个正常的' }).press('Enter');
  await waitForReport(page);
  await expect(statusOf(page)).toContainText('可以接入，没有发现问题');
});

test('a request that the sub-app has made itself keeps its body', async ({ page }) => {
  const script = `__GARFISH_EXPORTS__.provider = () => ({
    render: ({ dom }) => {
      dom.innerHTML = '<p>orders</p>';
      void fetch(new Request('ADDRESS/api', { method: 'POST', body: 'an order' }));
    },
    destroy: ({ dom }) => { dom.innerHTML = ''; },
  });`;
  const posted: string[] = [];
  const server = await listen((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', request.url === '/main.js' ? 'text/javascript' : 'text/html');
    if (request.method !== 'POST') {
      const html = '<!doctype html><div id="root"></div><script src="/main.js"></script>';
      response.end(request.url === '/main.js' ? script.replace('ADDRESS', server.origin) : html);
      return;
    }
    request.on('data', (chunk) => posted.push(String(chunk)));
    request.on('end', () => response.end());
  });
  await openDoctor(page);
  await examine(page, `${server.origin}/`, '');
  const found = await findingsOn(page);
  expect(found.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(new Set(posted)).toEqual(new Set(['an order']));
  await server.close();
});

test('an error of the examination itself is not laid on the network', async ({ page }) => {
  await openDoctor(page);
  await page.evaluate(() => {
    TextEncoder.prototype.encode = () => {
      throw new Error('broken');
    };
  });
  await doctorOn(page).getByText('粘贴 HTML').click();
  await doctorOn(page).getByRole('textbox', { name: /HTML/ }).fill('<!doctype html><div id="app"></div>');
  await doctorOn(page).getByLabel('子应用的入口地址').fill('https://order.example.com/');
  await doctorOn(page).getByRole('button', { name: '开始体检' }).click();
  await expect(statusOf(page)).toHaveText(/^体检自己出错了/);
});

test('what is no address is said beside the field, and nothing of the one before it', async ({ page }) => {
  await openDoctor(page);
  await examine(page, 'http://127.0.0.1:9/', '');
  await doctorOn(page).getByLabel('子应用的入口地址').fill('order');
  await doctorOn(page).getByLabel('子应用的入口地址').press('Enter');
  await expect(doctorOn(page).getByRole('alert')).toContainText('http 或 https');
  await expect(doctorOn(page).getByRole('button', { name: /复制报告/ })).toHaveCount(0);
});

test('what is no address ends the examination that runs, of which nothing more is said', async ({ page }) => {
  await openDoctor(page);
  await doctorOn(page).getByRole('button', { name: '试一个正常的' }).click();
  const frames = doctorOn(page).locator('iframe');
  await expect(frames).not.toHaveCount(0);
  await doctorOn(page).getByLabel('子应用的入口地址').fill('order');
  await doctorOn(page).getByLabel('子应用的入口地址').press('Enter');
  await expect(doctorOn(page).getByRole('alert')).toContainText('http 或 https');
  // It has noticed by then.
  await expect(frames).toHaveCount(0);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(statusOf(page)).toHaveAttribute('data-status', 'idle');
});

/** The page as it is while its scripts are on their way. */
async function openBeforeReact(page: Page): Promise<() => void> {
  const gate = createGate();
  await page.route(/\/assets\/js\/main\.\w+\.js$/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/doctor');
  return gate.open;
}

test('Enter in the address before React is there is not lost', async ({ page }) => {
  const letReactCome = await openBeforeReact(page);
  const entry = doctorOn(page).getByLabel('子应用的入口地址');
  await entry.fill('order');
  await entry.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  letReactCome();
  await expect(doctorOn(page).getByRole('alert')).toContainText('http 或 https');
  await expect(page).toHaveURL('/doctor');
});

test('what was opened before React is there stays open, with the focus in it', async ({ page }) => {
  const letReactCome = await openBeforeReact(page);
  await doctorOn(page).getByText('粘贴 HTML').click();
  const html = doctorOn(page).getByRole('textbox', { name: /HTML/ });
  await html.fill('<p>');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  letReactCome();
  await expect(page.locator('[data-island=Doctor]')).toHaveAttribute('data-filled');
  await expect(html).toBeFocused();
  await expect(html).toHaveValue('<p>');
});

/** What each demo is known for, by the compatibility record; all others are without a fault. */
const expectedProblems: Readonly<Record<string, readonly string[]>> = { 'vite-esm': ['module-in-vm'] };

test('the demos have no false alarm, and what their frameworks leave is found', async ({ page }) => {
  test.setTimeout(240_000);
  await openDoctor(page);
  const origin = await page.evaluate(() => location.origin);
  const texts: string[] = [];
  for (const { name, entry, hasInnerApp } of demos) {
    const props = hasInnerApp ? '{"innerEntry": "/demos/apps/vanilla/index.htm"}' : '';
    await examine(page, origin + entry, props);
    const found = await findingsOn(page);
    const problems = found.filter(({ severity }) => severity !== 'note').map(({ check }) => check);
    expect.soft(problems, name).toEqual(expectedProblems[name] ?? []);
    texts.push(...found.map(({ text }) => text));
  }
  const said = texts.join('\n');
  const isSaid = (text: string): boolean => said.includes(text.replaceAll('`', ''));
  // The one of the plugin is a check of its own, and so are styles: whose they are cannot be seen.
  const missing = reasons
    .filter(({ id, steps, text }) => id !== 'style-in-head' && steps.includes('cleanup') && !isSaid(text))
    .map(({ id }) => id);
  expect(missing).toEqual([]);
  expect(said).toContain('卸载之后样式还在');
  expect(said).toContain('经过 es-module 插件的应用，同一个实例不能第二次 mount()');
});

test('a hostile sub-app reaches nothing of the documents', async ({ page }) => {
  const attack = `
    const tries = [
      () => parent.document.title, () => top.localStorage.length, () => parent.localStorage.length,
      () => (0, eval)('this').parent.document.cookie, () => { top.location = 'about:blank'; },
    ];
    const got = tries.filter((run) => { try { run(); return true; } catch { return false; } });
    for (const target of [parent, top]) {
      target.postMessage({ type: 'evidence', evidence: {} }, '*');
      target.postMessage({ fetched: 1, failure: 'cors' }, '*');
    }
    exports.provider = { render({ dom }) { dom.querySelector('#root').textContent = 'got ' + got.length; }, destroy() {} };`;
  const html = `<!doctype html><html><head></head><body><div id="root"></div><script>${attack}</script></body></html>`;
  await openDoctor(page);
  await page.evaluate(() => localStorage.setItem('of-the-documents', 'secret'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await doctorOn(page).getByText('粘贴 HTML').click();
  await doctorOn(page).getByLabel('入口的 HTML').fill(html);
  await doctorOn(page).getByRole('button', { name: '开始体检' }).click();
  await waitForReport(page);
  expect(new URL(page.url()).pathname).toBe('/doctor');
  expect(await page.evaluate(() => localStorage.getItem('of-the-documents'))).toBe('secret');
  expect(asked.filter((url) => url.includes('secret'))).toEqual([]);
  expect((await findingsOn(page)).map(({ check }) => check)).not.toContain('leaves-document');
});
