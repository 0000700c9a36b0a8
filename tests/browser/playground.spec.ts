import { demos } from '../../demos/registry';
import { examples } from '../../src/components/Playground/examples';
import {
  editorOf,
  openPlayground,
  previewOf,
  printedOn,
  printedTexts,
  run,
  runProgram,
  statusOf,
  type,
} from './support/playground';
import { expect, test } from './support/test';

const answered = '示例地址 https://order.example.com/ 由子应用 vanilla 应答。';

/** What each example prints without being touched. */
const outcomes: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  start: [answered, '已挂载 order'],
  lifecycle: [
    answered,
    ...['beforeMount false', 'afterMount false', 'mount true'],
    ...['beforeUnmount true', 'afterUnmount true', 'hide true'],
    ...['beforeMount true', 'afterMount true', 'show true'],
    ...['beforeUnmount false', 'afterUnmount false', 'unmount true'],
    ...['beforeMount false', 'afterMount false'],
  ],
  router: ['beforeEach / → /order/list', answered, 'afterEach /order/list { page: Array(2) }'],
  sandbox: [
    answered,
    '子应用里 42',
    '主应用里 undefined',
    '真实的键 __Garfish__order__token',
    '子应用的根 ShadowRoot',
    '从主应用查找 null',
  ],
  cache: [
    answered,
    '同一个实例 true',
    '沿用第一次的 props { n: 1 }',
    'cache: false 是新的实例 true',
    'mount true',
    'hide true',
    '再次进入用 show true',
  ],
  preload: [answered, '取到 /', /^取到 \/assets\/.+\.js$/],
  channel: [
    answered,
    '同一个实例 true',
    '购物车 1',
    '购物车 2',
    '卸载后仍有监听 1',
    '没有人收到时 emit 返回 false',
  ],
  plugin: [
    answered,
    'order 有耗时',
    '[Garfish warning]: Load admin application is terminated by beforeLoad.',
    'admin null',
  ],
  nested: ['已挂载 /demos/apps/nested/index.htm', '已挂载 /demos/apps/vanilla/index.htm'],
  'es-module': ['mount true'],
  'keep-alive': [answered, '[ "订单 A 显示" ]', '[ "订单 A 隐藏", "订单 B 显示" ]'],
  errors: [
    /^missing 加载失败 .*index\.htm" load failed with status "404"$/,
    '入口 404，得到 null',
    answered,
    '[Garfish warning]: Invalid domGetter: () => null',
    'order 挂载失败 [Garfish warning]: Invalid domGetter: () => null',
    '没有挂载点，mount 得到 false',
  ],
};

test.describe('examples', () => {
  // The missing entry of the example of errors.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  for (const { id, title } of examples) {
    test(`${id} prints what it promises`, async ({ page }) => {
      await openPlayground(page);
      await page.getByRole('combobox', { name: '打开' }).selectOption({ label: title });
      await run(page);
      await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
      const expected = outcomes[id] ?? [];
      expect(expected).not.toEqual([]);
      await expect(printedOn(page)).toHaveCount(expected.length);
      const texts = await printedTexts(page);
      expect(texts).toEqual(
        expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
      );
    });
  }
});

test.describe('a run', () => {
  test('mounts a sub-app that answers, and lists the hooks', async ({ page }) => {
    await openPlayground(page);
    await run(page);
    const button = previewOf(page).getByRole('button', { name: '点击 0 次' });
    await button.click();
    await expect(previewOf(page).getByRole('button', { name: '点击 1 次' })).toBeVisible();
    await page.getByRole('tab', { name: '生命周期' }).click();
    const hooks = page.getByRole('region', { name: '生命周期时间线' }).locator('li > code');
    await expect(hooks.filter({ hasText: 'afterMount' })).toBeVisible();
    const names = await hooks.allInnerTexts();
    expect(names.slice(0, 4)).toEqual(['beforeBootstrap', 'beforeRegisterApp', 'registerApp', 'bootstrap']);
    expect(names.indexOf('beforeLoad')).toBeLessThan(names.indexOf('beforeMount'));
  });

  for (const { name } of demos.filter(
    (demo) => demo.audience === 'guide' && !demo.isEsModule && !demo.hasInnerApp,
  )) {
    test(`loads the sub-app ${name} when it is chosen`, async ({ page }) => {
      await openPlayground(page);
      await page.getByRole('combobox', { name: '子应用' }).selectOption(name);
      await run(page);
      await expect(previewOf(page).getByRole('button', { name: /^点击 0 次$/ })).toBeVisible();
      await expect(printedOn(page).first()).toContainText(`由子应用 ${name} 应答`);
    });
  }

  test('starts and ends by keyboard', async ({ page }) => {
    await openPlayground(page);
    await type(page, "console.log('按键');");
    await page.keyboard.press('Control+Enter');
    await expect(printedOn(page)).toHaveText(['按键']);
    await page.getByRole('button', { name: '停止' }).click();
    await expect(statusOf(page)).toHaveText('已停止。');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('replaces the run before it', async ({ page }) => {
    await runProgram(page, "console.log('一次');");
    await expect(printedOn(page)).toHaveText(['一次']);
    await run(page);
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    await expect(printedOn(page)).toHaveText(['一次']);
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test('follows the colour mode', async ({ page }) => {
    await page.addInitScript(() => {
      if (window === window.top) localStorage.setItem('theme', 'dark');
    });
    await openPlayground(page);
    await run(page);
    const root = previewOf(page).locator('html').first();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: /切换浅色\/暗黑模式/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('the address bar', () => {
  test('navigates in the preview, and leaves the page’s own history alone', async ({ page }) => {
    await openPlayground(page);
    const entries = await page.evaluate(() => history.length);
    await run(page);
    const card = previewOf(page).getByRole('button', { name: /^点击/ });
    await expect(card).toBeVisible();
    const address = page.getByRole('textbox', { name: '预览的地址，按回车前往' });
    await expect(address).toHaveValue('/order');
    await address.fill('/elsewhere');
    await address.press('Enter');
    await expect(card).toBeHidden();
    await expect(printedOn(page).last()).toHaveText(/没有子应用匹配\s*\/elsewhere/);
    await page.getByRole('button', { name: '后退' }).click();
    await expect(card).toBeVisible();
    await expect(address).toHaveValue('/order');
    await page.getByRole('button', { name: '前进' }).click();
    await expect(address).toHaveValue('/elsewhere');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(new URL(page.url()).pathname).toBe('/playground');
  });
});

test.describe('the console', () => {
  test('shows values as they are', async ({ page }) => {
    await runProgram(
      page,
      `const cycle: Record<string, unknown> = { name: 'a' };
       cycle.self = cycle;
       console.log('text', 1, -0, 2n, true, null, undefined, Symbol('s'));
       console.info({ list: [1, 'b'], nested: { deep: { deeper: { deepest: { end: 1 } } } } });
       console.warn(new Map([['key', 1]]), new Set([1]), cycle);
       console.error(new TypeError('bad'), document.createElement('p'), function named() {}, class Named {});
       console.log({ get secret() { throw new Error('read'); } }, Object.create(null), new Proxy({}, { ownKeys() { throw 1; } }));`,
    );
    await expect(printedOn(page)).toHaveCount(5);
    expect(await printedTexts(page)).toEqual([
      'text 1 -0 2n true null undefined Symbol(s)',
      '{ list: Array(2), nested: Object {…} }',
      'Map { key: 1 } Set { 1 } { name: "a", self: Object {…} }',
      'TypeError: bad <p> ƒ named() ƒ Named()',
      '{ secret: (…) } Object(null) {} [无法查看]',
    ]);
    await printedOn(page).nth(1).locator('summary').first().click();
    await expect(printedOn(page).nth(1).getByText('0: 1')).toBeHidden();
    await printedOn(page).nth(1).locator('summary', { hasText: 'list' }).last().click();
    await expect(printedOn(page).nth(1).getByText('1: "b"')).toBeVisible();
  });

  test('stops listing a flood', async ({ page }) => {
    await runProgram(page, 'for (let i = 1; i <= 5000; i += 1) console.log(i);');
    await expect(printedOn(page).last()).toHaveText('已有 1000 条，之后的同类消息不再显示。');
    await expect(printedOn(page)).toHaveCount(1001);
  });

  test.use({ expectedErrors: [/TypeError: bad/] });
});

test.describe('the editor', () => {
  test('takes Tab as indentation, and lets go after Escape', async ({ page }) => {
    await openPlayground(page);
    const editor = editorOf(page);
    await expect(editor).toHaveAccessibleDescription(/先按 Esc 再按 Tab 离开编辑器/);
    await type(page, 'a');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(editor).toHaveText('  a');
    await expect(editor).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
  });
});
