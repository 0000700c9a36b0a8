import type { Page } from '@playwright/test';
import { toHash } from '../../../src/components/Playground/program/shareLink';
import { editorOf, openPlayground, linesOn, run, runProgram, typeWithTypes } from '../support/playground';
import { expect, test } from '../support/test';

/** TypeScript and the declarations. */
const typeFiles = /\/assets\/js\/editor-(?:types|declarations)\./;

const ready = '类型已加载，没有错误';

function watchTypeRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += typeFiles.test(request.url()) ? 1 : 0));
  return () => count;
}

/** Puts code into the editor as its reader would, so that the types come. */
async function openWithTypes(page: Page, code = '\n'): Promise<void> {
  await openPlayground(page);
  await typeWithTypes(page, code);
  await expect(page.getByText(ready)).toBeVisible();
}

function markedIn(page: Page, editor = editorOf(page)) {
  return editor.locator('.cm-lintRange-error');
}

test('TypeScript comes with the first edit, and completes, explains and checks', async ({ page }) => {
  const requests = watchTypeRequests(page);
  await openPlayground(page);
  await expect(page.getByRole('button', { name: /^加载类型（\d\.\d MB）$/ })).toBeVisible();
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  expect(requests()).toBe(0);
  await page.keyboard.insertText("import Garfish from 'garfish';\n");
  await expect(page.getByText(ready)).toBeVisible();
  expect(requests()).toBe(2);

  await page.keyboard.type('Garfish.ru');
  const names = page.getByRole('listbox', { name: '补全' });
  await expect(names.getByRole('option', { name: 'run', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // A name that came a moment ago is not taken yet.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(names).toBeHidden({ timeout: 100 });
  }).toPass();
  await page.keyboard.type('(');
  await expect(page.getByText('run(options?: interfaces.Options): Garfish')).toBeVisible();
  await page.keyboard.type('{ basenam');
  await page.keyboard.press('Escape');
  await page.keyboard.type(": '/'");
  await expect(page.getByText('这个文件有 1 处错误')).toBeVisible();
  await expect(markedIn(page)).toHaveText('basenam');
  await markedIn(page).hover();
  await expect(page.getByText(/'basenam' does not exist in type 'Options'.*（TS2561）/)).toBeVisible();

  await editorOf(page).getByText('run', { exact: true }).hover();
  await expect(page.getByText('(method) Garfish.run(options?: interfaces.Options): Garfish')).toBeVisible();
});

test.describe('what a call takes', () => {
  const tip = (page: Page) => page.getByText('run(options?: interfaces.Options): Garfish');

  test.beforeEach(async ({ page }) => {
    await openWithTypes(page, "import Garfish from 'garfish';\nGarfish.run");
    await page.keyboard.type('(');
    await expect(tip(page)).toBeVisible();
  });

  test('is said until the reader turns to something else', async ({ page }) => {
    await page.getByRole('button', { name: '运行', exact: true }).focus();
    await expect(tip(page)).toBeHidden();
    // Nor does it come to one who has gone on.
    await editorOf(page).focus();
    await page.keyboard.press('ControlOrMeta+Shift+Space');
    await page.getByRole('button', { name: '运行', exact: true }).focus();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    await expect(tip(page)).toBeHidden();
  });

  test('stays while the reader selects of it', async ({ page }) => {
    await tip(page).dblclick({ position: { x: 20, y: 12 } });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await expect(tip(page)).toBeVisible();
    await page.getByRole('button', { name: '运行', exact: true }).focus();
    await expect(tip(page)).toBeHidden();
  });
});

test('a reader who saves data is asked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requests = watchTypeRequests(page);
  await openPlayground(page);
  await typeWithTypes(page, 'const a: string = 1;');
  await expect(page.getByRole('button', { name: '重置' })).toBeEnabled();
  expect(requests()).toBe(0);
  await page.getByRole('button', { name: '加载类型' }).click();
  await expect(page.getByText('这个文件有 1 处错误')).toBeVisible();
});

test.describe('what does not arrive', () => {
  test.use({ expectedErrors: [/editor-types|Failed to load resource/] });

  test('can be loaded again, and the editor works meanwhile', async ({ page }) => {
    await page.route(typeFiles, (route) => route.abort());
    await openPlayground(page);
    await typeWithTypes(page, 'const a: string = 1;');
    await expect(page.getByRole('alert')).toContainText('类型没有加载成功');
    await page.keyboard.type(' // 还能写');
    await expect(editorOf(page)).toContainText('还能写');
    await page.unroute(typeFiles);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(markedIn(page)).toHaveText('a');
  });
});

test('a worker that has been ended is said to be, and another one started', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const Native = Worker;
    window.Worker = class extends Native {
      constructor(address: string | URL) {
        super(address);
        if (String(address).includes('editor-types'))
          Object.assign(window, { endTypes: () => this.terminate() });
      }
    };
  });
  await openWithTypes(page);
  await page.evaluate('endTypes()');
  await page.keyboard.type('const a: string = 1;');
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alert')).toHaveText('类型检查没有响应，已经停止；编辑与运行不受影响。');
  await page.getByRole('button', { name: '重新启动' }).click();
  await expect(page.getByText('这个文件有 1 处错误')).toBeVisible();
});

test('the place where code could not be compiled is marked until it is changed', async ({ page }) => {
  const requests = watchTypeRequests(page);
  await runProgram(page, 'const a = 1;\nconst = 2;\n');
  await expect(markedIn(page)).toHaveText('=');
  expect(requests()).toBe(0);
  await typeWithTypes(page, 'const a = 1;\n');
  await expect(markedIn(page)).toHaveCount(0);
});

test('a mark does not come back to code that was mended, with another file in between', async ({ page }) => {
  const files = { 'main.ts': 'const = 2;\n', 'other.ts': '' };
  await openPlayground(page, toHash({ files, app: 'vanilla', address: '/' }));
  await run(page);
  await expect(markedIn(page)).toHaveText('=');
  await typeWithTypes(page, 'const a = 2;\n');
  await expect(markedIn(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'other.ts' }).click();
  await page.getByRole('tab', { name: 'main.ts' }).click();
  await expect(editorOf(page)).toContainText('const a');
  await editorOf(page).press('End');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  await expect(markedIn(page)).toHaveCount(0);
});

test('properties of a React component are known in another file', async ({ page }) => {
  const files = {
    'main.ts': '',
    'order/index.html': '<script src="./main.tsx"></script>',
    'order/Card.tsx': 'export const Card = (props: { heading: string }) => <b>{props.heading}</b>;\n',
    'order/main.tsx': "import { Card } from './Card';\nexport const card = <Card ;\n",
  };
  await openPlayground(page, toHash({ files, app: 'vanilla', address: '/' }));
  await run(page);
  // To the file, and the place where something is missing.
  await linesOn(page)
    .getByRole('button', { name: /order\/main\.tsx/ })
    .click();
  const editor = page.getByRole('textbox', { name: '代码 order/main.tsx' });
  await expect(editor).toBeFocused();
  // Before the last semicolon.
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('/>');
  await expect(markedIn(page, editor)).toHaveText('Card');
  await markedIn(page, editor).hover();
  await expect(page.getByText(/Property 'heading' is missing/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('hea');
  await page.getByRole('option', { name: 'heading' }).click();
  await expect(editor).toContainText('<Card heading');
});

test('the panel that finds and replaces is Chinese, and Escape closes it', async ({ page }) => {
  await openPlayground(page);
  await editorOf(page).focus();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+F');
    await expect(page.getByRole('textbox', { name: '查找' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: '全部替换' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '区分大小写' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editorOf(page)).toBeFocused();
});

test('nothing is offered while an input method composes', async ({ page }) => {
  await openWithTypes(page);
  const names = page.getByRole('listbox', { name: '补全' });
  const session = await page.context().newCDPSession(page);
  for (const text of ['d', 'do', 'doc']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await expect(editorOf(page)).toContainText('doc');
  await expect(names).toHaveCount(0);
  await session.send('Input.insertText', { text: '文档' });
  await expect(editorOf(page)).toContainText('文档');
  await page.keyboard.press('Enter');
  await page.keyboard.type('doc');
  await expect(names).toBeVisible();
});

test('what is typed on a slow device, while the types come, stands as it was typed', async ({ page }) => {
  await openPlayground(page);
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const lines = Array.from({ length: 8 }, (_, index) => `// ${index} ab`);
  for (const line of lines) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const shown = editorOf(page).locator('.cm-line');
  await expect.poll(async () => (await shown.allTextContents()).slice(-lines.length)).toEqual(lines);
});
