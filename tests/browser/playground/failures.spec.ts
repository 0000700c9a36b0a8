import type { Page } from '@playwright/test';
import {
  editorOf,
  linesOn,
  openPlayground,
  printedOn,
  printedTexts,
  run,
  runProgram,
  statusOf,
  type,
} from '../support/playground';
import { programOf } from '../../../src/components/Playground/program/program';
import { toHash } from '../../../src/components/Playground/program/shareLink';
import { expect, open, test } from '../support/test';

/** The page is as it was: another program runs. */
async function expectWorkingPage(page: Page): Promise<void> {
  await type(page, "console.log('还在工作');");
  await run(page);
  await expect(printedOn(page)).toHaveText(['还在工作']);
}

/** The line that the cursor is on. */
function currentLine(page: Page) {
  return page.locator('.cm-activeLineGutter');
}

interface Failure {
  name: string;
  code: string;
  message: string;
  place: string;
  status: string;
}

const statuses = {
  ended: '代码已执行到末尾，但有没有处理的错误，见“控制台”。',
  threw: '代码出错，没有执行到末尾；预览仍然可以操作。',
  notCompiled: '代码编译不了，没有运行。原因在控制台里。',
};

const failures: readonly Failure[] = [
  {
    name: 'an exception',
    code: "import Garfish from 'garfish';\n\nconst a: string = 'a'; nowhere(Garfish);\n",
    message: '未捕获的异常 ReferenceError: nowhere is not defined',
    place: 'main.ts:3:24',
    status: statuses.threw,
  },
  {
    name: 'a method that Garfish does not have',
    code: "import Garfish from 'garfish';\n\n\nGarfish.setGlobalObject('a', 1);\n",
    message: '未捕获的异常 TypeError: Garfish.setGlobalObject is not a function',
    place: 'main.ts:4:9',
    status: statuses.threw,
  },
  {
    name: 'an exception in a callback',
    code: "setTimeout(() => {\n  throw new TypeError('later');\n});\n",
    message: '未捕获的异常 TypeError: later',
    place: 'main.ts:2:9',
    status: statuses.ended,
  },
  {
    name: 'a rejection at the top level',
    code: "console.log('before');\n\nawait Promise.resolve().then(() => {\n  throw new Error('rejected');\n});\n",
    message: '未捕获的异常 Error: rejected',
    place: 'main.ts:4:9',
    status: statuses.threw,
  },
  {
    name: 'a rejection that nobody handles',
    code: "void Promise.resolve().then(() => {\n  throw new Error('unhandled');\n});\n",
    message: '未处理的 reject Error: unhandled',
    place: 'main.ts:2:9',
    status: statuses.ended,
  },
  {
    name: 'a syntax error',
    code: 'const a = 1;\nconst b = (;\n',
    message: '编译错误，代码没有运行 SyntaxError: Unexpected token',
    place: 'main.ts:2:12',
    status: statuses.notCompiled,
  },
  {
    name: 'a syntax error that only the browser sees',
    code: 'const a = 1;\n\nconst a = 2;\n',
    message: "未捕获的异常 SyntaxError: Identifier 'a' has already been declared",
    place: 'main.ts:3:7',
    status: statuses.threw,
  },
  {
    name: 'a package that is not there',
    code: "\nimport { uniq } from 'lodash';\nconsole.log(uniq);\n",
    message:
      "编译错误，代码没有运行 Cannot find module 'lodash'（演练场里能导入的包：garfish、@garfish/es-module、@garfish/css-scope、react、react/jsx-runtime、react-dom、react-dom/client、vue）",
    place: 'main.ts:2:22',
    status: statuses.notCompiled,
  },
];

test.describe('what goes wrong in the code', () => {
  // The frame's own console says it too.
  test.use({
    expectedErrors: [/nowhere|later|rejected|unhandled|already been declared|is not a function/],
  });

  for (const { name, code, message, place, status } of failures) {
    test(`${name} is named with its place`, async ({ page }) => {
      await runProgram(page, code);
      const entry = linesOn(page).filter({ hasText: message.split(' ')[0] ?? '' });
      const jump = entry.getByRole('button', { name: `跳到 ${place}` });
      await expect(jump).toBeVisible();
      expect((await printedTexts(page)).at(-1)).toBe(message);
      await expect(statusOf(page)).toHaveText(status);
      await jump.click();
      await expect(editorOf(page)).toBeFocused();
      await expect(currentLine(page)).toHaveText(place.split(':')[1] ?? '');
      await expectWorkingPage(page);
    });
  }

  test('a rejection with something that is no error', async ({ page }) => {
    await runProgram(page, "void Promise.reject('rejected');");
    await expect(printedOn(page)).toHaveText([/^未处理的 reject\s*rejected$/]);
    await expectWorkingPage(page);
  });
});

test.describe('an endless loop', () => {
  test('is reported, stopped, and freezes nothing', async ({ page }) => {
    await runProgram(page, "console.log('before');\nwhile (true) {}\n");
    await expect(statusOf(page)).toHaveText(
      '预览已经 5 秒没有回应，代码里可能有死循环，或者内存不够。可以按“停止”。',
    );
    await expect(printedOn(page)).toHaveText(['before']);
    await page.getByRole('tab', { name: '生命周期' }).click();
    await expect(page.getByRole('region', { name: '生命周期时间线' })).toBeVisible();
    await page.getByRole('tab', { name: '控制台' }).click();
    await page.getByRole('button', { name: '停止' }).click();
    await expect(statusOf(page)).toHaveText('已停止。');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectWorkingPage(page);
  });
});

test.describe('a sub-app', () => {
  const load = `import Garfish from 'garfish';
const app = await Garfish.loadApp('order', { entry: 'https://order.example.com/', domGetter: '#subapp', cache: false });
console.log('mount', await app?.mount());`;

  test.describe('that is not there', () => {
    test.use({ expectedErrors: [/404/] });

    test('gives the message of Garfish', async ({ page }) => {
      await runProgram(
        page,
        "import Garfish from 'garfish';\nGarfish.run();\nawait Garfish.loadApp('gone', { entry: '/demos/apps/gone/index.htm' });",
      );
      await expect(printedOn(page).last()).toContainText('load failed with status "404"');
      await expect(printedOn(page).last()).toContainText('未捕获的异常');
      await expectWorkingPage(page);
    });
  });

  test.describe('without a provider', () => {
    test.use({ expectedErrors: [/"provider" is "undefined"/] });

    test('gives the message of Garfish', async ({ page }) => {
      await page.route('**/demos/apps/vanilla/index.htm', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>没有脚本</body>' }),
      );
      await runProgram(page, load);
      await expect(printedOn(page).last()).toContainText('"provider" is "undefined"');
      await expectWorkingPage(page);
    });
  });

  test('whose mount never ends is named after ten seconds', async ({ page }) => {
    await page.clock.install();
    await runProgram(
      page,
      load.replace('cache: false', 'cache: false, customLoader: () => new Promise<never>(() => undefined)'),
    );
    await expect(page.getByText('order 正在挂载')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(printedOn(page).last()).toHaveText('"order" 开始挂载已经 10 秒，还没有完成。');
    await expectWorkingPage(page);
  });
});

test.describe('a preview that leaves', () => {
  test.use({ expectedErrors: [/404/] });

  for (const [name, code] of [
    ['by code', "location.href = '/nowhere';"],
    ['by reloading', 'location.reload();'],
  ] as const) {
    test(`${name} is ended and explained`, async ({ page }) => {
      await runProgram(page, code);
      await expect(statusOf(page)).toContainText('让预览打开了另一个页面，运行已停止');
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectWorkingPage(page);
    });
  }

  test('by history.back stays where it is', async ({ page }) => {
    await runProgram(page, "history.pushState(null, '', '/a');\nhistory.back();\nhistory.back();");
    await expect(page.getByRole('textbox', { name: '预览的地址，按回车前往' })).toHaveValue('/');
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    expect(new URL(page.url()).pathname).toBe('/playground');
  });
});

test.describe('code that wants out', () => {
  test.use({
    expectedErrors: [/Content Security Policy|violates|Refused|Failed to fetch|SecurityError|cross-origin/i],
  });

  test('reaches neither the page, nor its storage, nor the network', async ({ page }) => {
    await openPlayground(page);
    await page.evaluate(() => localStorage.setItem('secret', 'value'));
    await type(
      page,
      `const attempt = async (name: string, get: () => unknown) => {
         try { console.log(name, String(await get())); } catch (error) { console.log(name, (error as Error).name); }
       };
       await attempt('page', () => window.parent.document.title);
       await attempt('storage', () => localStorage.getItem('secret'));
       await attempt('site', () => fetch('/guide').then((response) => response.status));
       await attempt('escape', () => fetch('/demos/apps/../../guide').then((response) => response.status));
       await attempt('elsewhere', () => fetch('https://garfish.example.org/').then((response) => response.status));
       await attempt('request', () => new Promise((_resolve, reject) => {
         const request = new XMLHttpRequest();
         request.open('GET', '/guide');
         request.onerror = () => reject(new TypeError('blocked'));
         request.send();
       }));`,
    );
    await run(page);
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    expect(await printedTexts(page)).toEqual([
      'page SecurityError',
      'storage null',
      'site TypeError',
      'escape TypeError',
      'elsewhere TypeError',
      `预览的安全策略（connect-src）拦下了请求：${new URL('/guide', page.url()).href}`,
      'request TypeError',
    ]);
  });

  test('does nothing before a click when it is a project of a link, and its sub-app reads as little', async ({
    page,
  }) => {
    const files = {
      'main.ts': `import Garfish from 'garfish';
const app = await Garfish.loadApp('order', { entry: 'https://order.example.com/', domGetter: '#subapp', sandbox: { open: false } });
await app?.mount();
console.log('mounted');`,
      'order/index.html': `<meta http-equiv="refresh" content="9;url=/guide"><img src="data:image/png,x" onerror="console.log('inline')">
<script>console.log('in the entry');</script><div id="root"></div><script src="./main.ts"></script>`,
      'order/main.ts': `const attempt = async (name: string, get: () => unknown) => {
  try { console.log(name, String(await get())); } catch (error) { console.log(name, (error as Error).name); }
};
export const provider = () => ({
  async render() {
    await attempt('page', () => parent.document.title);
    await attempt('address', () => top!.location.href);
    await attempt('storage', () => localStorage.getItem('secret'));
    await attempt('session', () => sessionStorage.getItem('secret'));
    await attempt('cookie', () => document.cookie);
    await attempt('site', () => fetch('/guide').then((response) => response.text()));
    await attempt('frame', async () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.src = '/guide';
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      return frame.contentDocument!.body.innerText;
    });
    await attempt('script', () => import('/assets/js/main.js'));
  },
  destroy() {},
});`,
    };
    await open(page, '/guide');
    await page.evaluate(() => {
      localStorage.setItem('secret', 'of the site');
      sessionStorage.setItem('secret', 'of the site');
      document.cookie = 'secret=of the site';
    });
    await openPlayground(page, toHash(programOf('', { files })));
    await expect(page.getByRole('tab', { name: 'order/main.ts' })).toBeVisible();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Tab');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(requested).toEqual([]);
    await run(page);
    await expect(printedOn(page).filter({ hasText: 'mounted' })).toBeVisible();
    // Garfish does not wait for what `render` promises.
    await expect.poll(async () => printedTexts(page)).toContain('script Error');
    const said = await printedTexts(page);
    for (const name of ['page', 'address', 'storage', 'session', 'cookie', 'site', 'frame', 'script'])
      expect(said.filter((text) => text.startsWith(`${name} `) || text === name)).toHaveLength(1);
    const all = said.join('\n');
    expect(all).not.toContain('of the site');
    expect(all).not.toContain(new URL(page.url()).pathname);
    expect(all).not.toContain('Garfish 文档');
    expect(all).not.toContain('inline');
  });
});
