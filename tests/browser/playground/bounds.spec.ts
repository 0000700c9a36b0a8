import type { Page } from '@playwright/test';
import {
  openPlayground,
  printedOn,
  printedTexts,
  run,
  runProgram,
  statusOf,
  type,
} from '../support/playground';
import { exposePort, postThroughPort } from './support/port';
import { expect, test } from '../support/test';
import { thief } from './support/thief';

const finished = '代码已执行到末尾，预览仍然可以操作。';

/** All text of the console panel, what is folded included. */
function characters(page: Page): Promise<number> {
  return page.getByRole('log').evaluate((log) => log.textContent.length);
}

/** It answers clicks and runs something else. */
async function expectWorkingPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: '停止' }).click();
  await expect(statusOf(page)).toHaveText('已停止。');
  await type(page, "console.log('还在工作');");
  await run(page);
  await expect(printedOn(page)).toHaveText(['还在工作']);
}

test.describe('what is too long to be shown is cut', () => {
  // The browser's own console shows the error too.
  test.use({ expectedErrors: [/xxxx/] });

  const programs: readonly (readonly [string, string, number])[] = [
    ['an error of 100 MB', "throw new Error('x'.repeat(1e8));", 11_000],
    ['a rejection of 10 MB', "void Promise.reject('x'.repeat(1e7));", 11_000],
    [
      'a thousand lines of 200 kB',
      "const t = 'x'.repeat(1e4); for (let i = 0; i < 1000; i += 1) console.log(...Array(20).fill(t));",
      310_000,
    ],
    ['a symbol', "console.log(Symbol('x'.repeat(1e7)));", 1_000],
    ['a function', "console.log(Object.defineProperty(() => 1, 'name', { value: 'x'.repeat(1e7) }));", 1_000],
    [
      'a class',
      "console.log(new (Object.defineProperty(class {}, 'name', { value: 'x'.repeat(1e7) }))());",
      1_000,
    ],
    [
      'keys',
      "console.log(Object.fromEntries(Array.from({ length: 50 }, (_, i) => [i + 'x'.repeat(1e6), 1])));",
      21_000,
    ],
    ['a hundred thousand arguments', "console.log(...Array(1e5).fill('x'));", 1_000],
    ['a long list', 'console.log(new Uint8Array(1e8), Array(1e7).fill(1));', 10_000],
    ['an address', "history.replaceState(null, '', '/' + 'x'.repeat(1e6));", 1_000],
  ];

  for (const [name, code, maximum] of programs) {
    test(name, async ({ page }) => {
      await runProgram(page, code);
      // The tool that drives the browser is sent all of it, through a machine that may be busy.
      await expect(statusOf(page)).toHaveText(/^代码(?:已执行到末尾|出错)/, { timeout: 45_000 });
      expect(await characters(page)).toBeLessThan(maximum);
      await expectWorkingPage(page);
    });
  }
});

test('what is cut says so', async ({ page }) => {
  await runProgram(page, "console.log('y'.repeat(20_000)); console.log(...Array(30).fill('z'));");
  await expect(statusOf(page)).toHaveText(finished);
  const [text = '', values = ''] = await printedTexts(page);
  expect(text).toMatch(/y…（已截断）$/);
  expect(values).toMatch(/z 还有 11 个参数$/);
});

test.describe('a port in the wrong hands', () => {
  test.beforeEach(async ({ page }) => {
    await exposePort(page);
    await runProgram(page, "console.log('before');");
    await expect(statusOf(page)).toHaveText(finished);
  });

  const hostile: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['nothing known', { type: 'unknown' }],
    ['a print without values', { type: 'console', level: 'log' }],
    [
      'a preview that is an object',
      { type: 'console', level: 'log', values: [{ kind: 'string', preview: { a: 1 } }] },
    ],
    ['a failure that is a number', { type: 'failure', kind: 'exception', message: 5 }],
    [
      'a failure at no place',
      { type: 'failure', kind: 'exception', message: 'x', position: { line: -1, column: null } },
    ],
    ['a path that is an object', { type: 'address', path: { a: 1 }, canGoBack: true, canGoForward: true }],
    ['a hook that is null', { type: 'lifecycle', event: null }],
    ['another start', { type: 'start', request: {} }],
  ];

  for (const [name, message] of hostile) {
    test(`changes nothing with ${name}`, async ({ page }) => {
      await postThroughPort(page, [
        message,
        { type: 'console', level: 'log', values: [{ kind: 'string', preview: 'after' }] },
      ]);
      await expect(printedOn(page)).toHaveText(['before', 'after']);
      await expectWorkingPage(page);
    });
  }

  test('is closed when it floods the page', async ({ page }) => {
    const frame = page.frames()[1];
    const posting = frame?.evaluate(() => {
      const port: unknown = Reflect.get(window, 'stolenPort');
      const message = { type: 'address', path: '/', canGoBack: false, canGoForward: false };
      if (port instanceof MessagePort)
        for (let sent = 0; sent < 200_000; sent += 1) port.postMessage(message);
    });
    // The frame may be gone before it has sent all of them.
    await posting?.catch(() => undefined);
    await expect(statusOf(page)).toHaveText('预览发来的消息太多，运行已停止。');
    await expect(page.locator('iframe')).toHaveCount(0);
    await type(page, "console.log('还在工作');");
    await run(page);
    await expect(printedOn(page)).toHaveText(['还在工作']);
  });

  test('prints no more than can be shown', async ({ page }) => {
    const long = {
      type: 'console',
      level: 'log',
      values: [{ kind: 'string', preview: 'x'.repeat(100_000) }],
    };
    await postThroughPort(
      page,
      Array.from({ length: 300 }, () => long),
    );
    await expect(printedOn(page).last()).toHaveText(/之后的同类消息不再显示。/);
    expect(await characters(page)).toBeLessThan(310_000);
    await expectWorkingPage(page);
  });

  test('reads files a thousand times and no more', async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => (requests += Number(request.url().includes('/demos/apps/'))));
    const url = new URL('/demos/apps/vanilla/index.htm', page.url()).href;
    await postThroughPort(
      page,
      Array.from({ length: 3_000 }, (_, id) => ({ type: 'request', id, url })),
    );
    await postThroughPort(page, [
      { type: 'console', level: 'log', values: [{ kind: 'string', preview: 'after' }] },
    ]);
    await expect(printedOn(page)).toHaveText(['before', 'after']);
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(1_000);
    await expectWorkingPage(page);
  });
});

test('the code does not get hold of the port', async ({ page }) => {
  await runProgram(page, thief);
  await expect(printedOn(page).first()).toHaveText('ready');
  // Makes the page send something else than answers and heartbeats.
  await page.getByRole('textbox', { name: '预览的地址，按回车前往' }).fill('/elsewhere');
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toHaveText(finished);
  await expect(printedOn(page)).toHaveText(['ready', 'caught:']);
});

test('an address that names another host stays in the preview', async ({ page }) => {
  await openPlayground(page);
  const address = page.getByRole('textbox', { name: '预览的地址，按回车前往' });
  await address.fill('//elsewhere.example/x');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('/elsewhere.example/x');
  await type(page, 'console.log(location.pathname);');
  await run(page);
  await expect(printedOn(page)).toHaveText(['/elsewhere.example/x']);
});
