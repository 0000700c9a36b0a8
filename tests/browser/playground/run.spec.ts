import { demos } from '../../../demos/registry';
import {
  editorOf,
  openPlayground,
  previewOf,
  linesOn,
  printedOn,
  printedTexts,
  run,
  runProgram,
  statusOf,
  type,
} from '../support/playground';
import { expect, test as testAlone, testOnSharedPage as test } from '../support/test';

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

  testAlone('follows the colour mode', async ({ page }) => {
    await page.addInitScript(() => {
      if (window === window.top) localStorage.setItem('theme', 'dark');
    });
    await openPlayground(page);
    await run(page);
    const root = previewOf(page).locator('html').first();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: /切换浅色\/深色模式/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('the address bar', () => {
  testAlone(
    'follows links to anchors in the preview, and leaves the page’s own history alone',
    async ({ page }) => {
      await runProgram(
        page,
        `document.body.innerHTML = '<a href="#/list">列表</a> <a href="#/item">详情</a><p>';
const show = () => (document.querySelector('p').textContent = '在 ' + location.hash);
addEventListener('hashchange', show);
show();`,
      );
      const length = await page.evaluate(() => history.length);
      const address = page.getByRole('textbox', { name: '预览的地址，按回车前往' });
      await previewOf(page).getByRole('link', { name: '列表' }).click();
      await expect(previewOf(page).getByText('在 #/list')).toBeVisible();
      await expect(address).toHaveValue('/#/list');
      await previewOf(page).getByRole('link', { name: '详情' }).click();
      await expect(previewOf(page).getByText('在 #/item')).toBeVisible();
      await page.getByRole('button', { name: '后退' }).click();
      await expect(previewOf(page).getByText('在 #/list')).toBeVisible();
      await expect(address).toHaveValue('/#/list');
      await page.getByRole('button', { name: '前进' }).click();
      await expect(previewOf(page).getByText('在 #/item')).toBeVisible();
      await address.fill('/#/typed');
      await address.press('Enter');
      await expect(previewOf(page).getByText('在 #/typed')).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(length);
    },
  );

  testAlone(
    'follows what the program sets itself, and one press of the browser’s Back leaves',
    async ({ page }) => {
      const seen: string[] = [];
      page.on('console', (message) => seen.push(message.text()));
      await page.goto('/learn');
      await runProgram(
        page,
        `document.body.innerHTML = '<button>a</button> <button>b</button> <button>cd</button><p>';
const place = () => location.hash + ' ' + JSON.stringify(history.state);
for (const type of ['popstate', 'hashchange']) addEventListener(type, () => console.log(type, place()));
addEventListener('click', ({ target }) => {
  for (const each of target.textContent) location.hash = each;
  document.querySelector('p').textContent = '在 ' + place();
});
history.replaceState({ page: 1 }, '');`,
      );
      const address = page.getByRole('textbox', { name: '预览的地址，按回车前往' });
      const forward = page.getByRole('button', { name: '前进' });
      const backInPreview = page.getByRole('button', { name: '后退' });
      for (const name of ['a', 'b', 'a', 'cd']) {
        await previewOf(page).getByRole('button', { name, exact: true }).click();
        await expect(address).toHaveValue(`/#${name.at(-1)}`);
        await expect(previewOf(page).getByText(`在 #${name.at(-1)} null`)).toBeVisible();
      }
      await expect(forward).toBeDisabled();
      // Nothing of the browser's way back.
      const heard = ['a', 'b', 'a'].flatMap((each) => [`popstate #${each} null`, `hashchange #${each} null`]);
      const last = ['popstate #c null', 'popstate #d null', 'hashchange #d null', 'hashchange #d null'];
      expect(seen).toEqual([...heard, ...last]);
      // Neither has Forward anywhere to go.
      await page.evaluate(() => history.forward());
      for (const each of ['c', 'a', 'b', 'a']) {
        await backInPreview.click();
        await expect(address).toHaveValue(`/#${each}`);
      }
      await backInPreview.click();
      await expect(address).toHaveValue('/');
      expect(seen.slice(-2)).toEqual(['popstate  {"page":1}', 'hashchange  {"page":1}']);
      await page.goBack();
      await expect(page).toHaveURL(/\/learn$/);
    },
  );

  testAlone('navigates in the preview, and leaves the page’s own history alone', async ({ page }) => {
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
    await expect(linesOn(page)).toHaveCount(1001);
    await expect(linesOn(page).last()).toContainText('已有 1000 条，之后的同类消息不再显示。');
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
