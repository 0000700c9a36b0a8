import type { Page } from '@playwright/test';
import { programOf } from '../../../src/components/Playground/program/program';
import { toHash } from '../../../src/components/Playground/program/shareLink';
import { holdBack } from '../support/loading';
import {
  editorOf,
  linesOn,
  openPlayground,
  printedOn,
  printedTexts,
  run,
  runProgram,
  statusOf,
} from '../support/playground';
import { expect, test } from '../support/test';

const withErrors = '代码已执行到末尾，但有没有处理的错误，见“控制台”。';

/** What fails inside Garfish, and what the console says of it. */
const failures: readonly { name: string; code: string; address?: string; said: readonly string[] }[] = [
  {
    name: 'an entry that cannot be reached, in run, and a loadApp that nobody catches',
    code: `Garfish.run({ domGetter: '#subapp', apps: [{ name: 'a', activeWhen: '/', entry: 'https://cdn.acme.org/app/' }] });
void Garfish.loadApp('b', { entry: 'https://nope.acme.org/' });`,
    said: ['https://cdn.acme.org/app/', 'https://nope.acme.org/'],
  },
  {
    name: 'a guard',
    code: `Garfish.router.beforeEach(() => { throw new Error('lost in the guard'); });
Garfish.run({ domGetter: '#subapp', apps: [{ name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' }] });`,
    address: '/order',
    said: ['lost in the guard'],
  },
  {
    name: 'a hook of a plugin',
    code: `Garfish.usePlugin(() => ({ name: 'broken', beforeLoad: () => { throw new Error('lost in the hook'); } }));
void Garfish.loadApp('order', { entry: 'https://order.example.com/' });`,
    said: ['lost in the hook'],
  },
];

test.describe('what goes wrong inside Garfish', () => {
  test.use({ expectedErrors: [/Failed to fetch|lost in|late/] });

  for (const { name, code, address = '/', said } of failures) {
    test(`${name} is said once`, async ({ page }) => {
      await runProgram(page, `import Garfish from 'garfish';\n${code}`, { address });
      for (const text of said) await expect(printedOn(page).filter({ hasText: text })).toHaveCount(1);
      await expect(statusOf(page)).toHaveText(withErrors);
    });
  }

  test('a sub-app’s provider is said with its file, and so is what it prints', async ({ page }) => {
    const files = {
      'order/index.html':
        '<!doctype html><body><div id="root"></div><script src="./main.ts"></script></body>',
      'order/main.ts': `export const provider = () => ({
  render() {
    console.table([{ a: 1 }]);
    setTimeout(() => { throw new Error('late'); });
    throw new Error('lost in render');
  },
  destroy() {},
});`,
    };
    const program = programOf(
      `import Garfish from 'garfish';
Garfish.run({ domGetter: '#subapp', apps: [{ name: 'order', activeWhen: '/', entry: 'https://order.example.com/' }] });`,
    );
    await openPlayground(page, toHash({ ...program, files: { ...program.files, ...files } }));
    await run(page);
    await expect(linesOn(page).filter({ hasText: 'lost in render' })).toHaveText([/order\/main\.ts:5:\d+$/]);
    await expect(linesOn(page).filter({ hasText: 'late' })).toHaveText([/order\/main\.ts:4:\d+$/]);
    await expect(linesOn(page).filter({ has: page.getByRole('table') })).toHaveText([
      /order\/main\.ts:3:\d+$/,
    ]);
  });
});

const everything = `console.log('%s %d %o 100%%', 'a', 1.9, { x: 1 });
console.log('%cred%c plain', 'color: rgb(200, 0, 0); background-image: url(/x.png)', '');
console.table([{ id: 1 }, { id: 2 }]);
console.groupCollapsed('group');
console.log('inside');
console.groupEnd();
console.dir([1]); console.count(); console.assert(false, 'no');
const inner = () => console.trace('traced');
inner();
for (let i = 0; i < 3; i += 1) console.warn('again');
alert('hi');
void new WebSocket('wss://elsewhere.example/');
`;

test.describe('the methods of the console', () => {
  test.use({ expectedErrors: [/assert|no|Ignored call|Content Security Policy/] });

  test('all print, with their places, and the keyboard goes there', async ({ page }) => {
    await runProgram(page, everything);
    await expect(printedOn(page).last()).toContainText('拦下了请求：wss://elsewhere.example/');
    expect(await printedTexts(page)).toEqual([
      'a 1 { x: 1 } 100%',
      'red plain',
      'id 0 1 1 2',
      'group',
      '[ 1 ]',
      'default: 1',
      '断言不成立 no',
      'traced inner main.ts:8:29 main.ts:9:1',
      'again',
      'alert("hi") 没有弹出：预览不允许对话框。',
      '预览的安全策略（connect-src）拦下了请求：wss://elsewhere.example/',
    ]);
    const red = printedOn(page).getByText('red', { exact: true });
    await expect(red).toHaveCSS('color', 'rgb(200, 0, 0)');
    await expect(red).toHaveCSS('background-image', 'none');
    await expect(linesOn(page).filter({ hasText: 'again' })).toContainText('×3');
    await page.getByRole('button', { name: 'group' }).press('Enter');
    await expect(printedOn(page).getByText('inside')).toBeVisible();
    await page.getByRole('button', { name: '跳到 main.ts:10:40' }).press('Enter');
    await expect(editorOf(page)).toBeFocused();
    await expect(page.locator('.cm-activeLineGutter')).toHaveText('10');
  });
});

/** The button of a level, by what its name begins with. */
function level(page: Page, name: string) {
  return page.getByRole('group', { name: '显示哪些输出' }).getByRole('button', { name });
}

test('lines are filtered and cleared by keyboard', async ({ page }) => {
  await runProgram(page, "console.log('apple'); console.warn('apple pie'); console.info('pear');");
  await expect(printedOn(page)).toHaveCount(3);
  await expect(level(page, '全部 3')).toHaveAttribute('aria-pressed', 'true');
  await level(page, '警告 1').press('Enter');
  await expect(printedOn(page)).toHaveText(['apple pie']);
  await level(page, '全部').press('Enter');
  await page.getByRole('searchbox', { name: '筛选内容' }).fill('APPLE');
  await expect(printedOn(page)).toHaveText(['apple', 'apple pie']);
  await page.getByRole('searchbox', { name: '筛选内容' }).fill('');
  await page.getByRole('button', { name: '清空' }).press('Enter');
  await expect(printedOn(page)).toHaveCount(0);
});

test('the filter of the lines waits for what an input method makes of the keys', async ({ page }) => {
  await runProgram(page, "console.log('已挂载'); console.log('已卸载');");
  await page.getByRole('searchbox', { name: '筛选内容' }).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'gua', selectionStart: 3, selectionEnd: 3 });
  await expect(page.getByRole('searchbox', { name: '筛选内容' })).toHaveValue('gua');
  // A filter that did not wait would have hidden them by the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(printedOn(page)).toHaveText(['已挂载', '已卸载']);
  await session.send('Input.insertText', { text: '挂' });
  await expect(printedOn(page)).toHaveText(['已挂载']);
});

test('what is opened in a line stays in it when others are filtered away', async ({ page }) => {
  await runProgram(page, 'console.log({ one: 1 }); console.warn({ two: 2 }); console.warn({ three: 3 });');
  const opened = printedOn(page).locator('details[open]');
  await printedOn(page).nth(1).locator('summary').click();
  await expect(opened).toHaveText(/two/);
  await level(page, '警告 2').press('Enter');
  await expect(printedOn(page)).toHaveCount(2);
  await expect(opened).toHaveText(/two/);
  await level(page, '全部').press('Enter');
  await expect(printedOn(page)).toHaveCount(3);
  await expect(opened).toHaveText(/two/);
});

test('the preview says what it waits for', async ({ page }) => {
  const entry = await holdBack(page, '**/demos/apps/vanilla/index.htm');
  await runProgram(
    page,
    `import Garfish from 'garfish';
Garfish.run({ domGetter: '#subapp', apps: [{ name: 'order', activeWhen: '/', entry: 'https://order.example.com/' }] });`,
  );
  const preview = page.getByRole('region', { name: '预览' });
  await expect(preview).toContainText('正在请求 https://order.example.com/（1 个文件）');
  entry.open();
  await expect(preview).not.toContainText('正在请求');
});

test.describe('levels', () => {
  test.use({ expectedErrors: [/^console: 三$/] });

  test('a line says by a sign what it is, not by its colour alone', async ({ page }) => {
    await runProgram(page, `console.log('一'); console.warn('二'); console.error('三'); console.info('四');`);
    await expect(linesOn(page)).toHaveCount(4);
    const signs = await linesOn(page).evaluateAll((lines) =>
      lines.map((line) => getComputedStyle(line, '::before').content),
    );
    expect(signs).toEqual(['none', '"!" / "警告："', '"✗" / "错误："', '"i" / "信息："']);
  });
});
