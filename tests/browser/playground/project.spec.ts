import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { toProject } from '../../../src/components/Playground/download/toProject';
import { frameworks } from '../../../src/components/Playground/examples/frameworks';
import { programOf } from '../../../src/components/Playground/program/program';
import { toHash } from '../../../src/components/Playground/program/shareLink';
import { subAppFiles } from '../../../src/components/Playground/templates';
import { holdBack } from '../support/loading';
import {
  editorOf,
  openPlayground,
  previewOf,
  printedOn,
  printedTexts,
  run,
  statusOf,
  type,
} from '../support/playground';
import { expect, testOnSharedPage as test } from '../support/test';

const mount = `import Garfish from 'garfish';
const app = await Garfish.loadApp('order', { entry: 'https://order.example.com/', domGetter: '#subapp', cache: false });
await app?.mount();
`;

function tabs(page: Page) {
  return page.getByRole('tablist', { name: '项目里的文件' }).getByRole('tab');
}

async function openExample(page: Page, title: string): Promise<void> {
  await openPlayground(page);
  await page.getByRole('combobox', { name: '打开' }).selectOption({ label: title });
}

test.describe('a project', () => {
  test('switches between its React and its Vue sub-app by route', async ({ page }) => {
    await openExample(page, 'React 与 Vue：按路由切换，源码都在这里');
    await run(page);
    const react = previewOf(page).getByRole('heading', { name: 'React 子应用 react' });
    const vue = previewOf(page).getByRole('heading', { name: 'Vue 子应用 vue' });
    await expect(react).toBeVisible();
    await previewOf(page).getByRole('button', { name: '点击 0 次' }).click();
    await expect(previewOf(page).getByRole('button', { name: '点击 1 次' })).toBeVisible();
    await previewOf(page).getByRole('button', { name: '/vue' }).click();
    await expect(vue).toBeVisible();
    await expect(react).toBeHidden();
    await previewOf(page).getByRole('button', { name: '点击 0 次' }).click();
    await expect(previewOf(page).getByRole('button', { name: '点击 1 次' })).toBeVisible();
    await page.getByRole('button', { name: '后退' }).click();
    await expect(react).toBeVisible();
    await expect(previewOf(page).getByText('基础路径：/react')).toBeVisible();
    // What is printed comes after what is shown.
    await expect.poll(() => printedTexts(page)).toEqual(['已挂载 react', '已挂载 vue', '已挂载 react']);
  });

  test('of the site’s own sub-apps is answered by those that addresses name', async ({ page }) => {
    const code = `import Garfish from 'garfish';
for (const name of ['vue-3', 'react-19']) {
  await Garfish.loadApp(name, { entry: 'https://' + name + '.example.com/', domGetter: '#subapp' });
}`;
    await openPlayground(page, toHash(programOf(code)));
    await run(page);
    await expect(printedOn(page)).toHaveText([
      /vue-3.+由子应用 vue-3 应答/,
      /react-19.+由子应用 react-19 应答/,
    ]);
  });

  test('opens from a link of the time when a program was one file', async ({ page }) => {
    await openPlayground(page, '#v1.1o20mms.I8FTyNkM5sEyYOkBjHFQSsJf0CjVAgA');
    await expect(editorOf(page)).toContainText('console.log(Garfish.version)');
    await expect(tabs(page)).toHaveText(['main.ts']);
    await run(page);
    await expect(printedOn(page)).toHaveText(['1.19.8']);
  });

  test('says where it does not compile, and goes there', async ({ page }) => {
    const files = { 'main.ts': mount, ...subAppFiles('react', 'order') };
    const broken = { ...files, 'order/App.tsx': 'export function App() {\n  return <p>{1 +}</p>;\n}\n' };
    await openPlayground(page, toHash(programOf('', { files: broken })));
    await run(page);
    await expect(statusOf(page)).toHaveText('代码编译不了，没有运行。原因在控制台里。');
    await page.getByRole('button', { name: /跳到 order\/App\.tsx:2:\d+/ }).click();
    const editor = page.getByRole('textbox', { name: '代码 order/App.tsx' });
    await expect(editor).toBeFocused();
    await expect(tabs(page).and(page.locator('[aria-selected=true]'))).toHaveAccessibleName('order/App.tsx');
  });

  test('is edited by keyboard: add, rename, format, remove, undo', async ({ page }) => {
    await openPlayground(page, toHash(programOf(mount)));
    await page.getByRole('button', { name: '添加…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '添加' });
    await dialog.getByRole('combobox').press('ArrowDown');
    await expect(dialog.getByRole('combobox')).toHaveValue('vue');
    await dialog.getByRole('textbox', { name: '子应用名' }).fill('Order');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(/小写字母/);
    await dialog.getByRole('textbox').fill('order');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(tabs(page)).toHaveText(['main.ts', 'index.html', 'main.ts', 'App.vue', 'style.css']);

    const selected = tabs(page).and(page.locator('[aria-selected=true]'));
    await selected.press('End');
    await expect(selected).toHaveAccessibleName('order/style.css');
    await page.getByRole('button', { name: '重命名…' }).press('Enter');
    await page.getByRole('dialog').getByRole('textbox', { name: '路径' }).fill('order/looks.css');
    await page.keyboard.press('Enter');
    await expect(selected).toHaveAccessibleName('order/looks.css');
    await expect(
      page.getByText('已改名为 order/looks.css，另有 1 个文件里的导入或入口地址跟着改了。'),
    ).toBeVisible();
    await page.getByRole('textbox', { name: '代码 order/looks.css' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('p{color:red}');
    await page.getByRole('button', { name: '格式化' }).press('Enter');
    await expect(page.getByRole('textbox', { name: '代码 order/looks.css' })).toHaveText(
      /p \{\s*color: red;\s*\}/,
    );

    await page.getByRole('button', { name: '删除', exact: true }).press('Enter');
    await expect(tabs(page)).toHaveCount(4);
    await run(page);
    await expect(printedOn(page)).toContainText(['order/index.html 引用的 ./looks.css 不在项目里']);
    await page.getByRole('button', { name: '撤销' }).press('Enter');
    await expect(selected).toHaveAccessibleName('order/looks.css');
    await page.getByRole('button', { name: '重命名…' }).press('Enter');
    await page.getByRole('dialog').getByRole('textbox').fill('order/style.css');
    await page.keyboard.press('Enter');
    await run(page);
    await expect(previewOf(page).getByRole('button', { name: '点击 0 次' })).toBeVisible();
    await page.getByRole('button', { name: '删除子应用 order' }).press('Enter');
    await expect(tabs(page)).toHaveText(['main.ts']);
    // What was pressed is gone; the way back has the focus, and after it the file.
    await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs(page)).toHaveCount(5);
    await expect(selected).toBeFocused();
  });

  test('brings back what was removed, wherever the reader has looked since', async ({ page }) => {
    const files = { 'main.ts': '', 'a.ts': '', 'b.ts': 'const b = 1;' };
    await openPlayground(page, toHash({ ...programOf(''), files }));
    await tabs(page).last().click();
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await tabs(page).last().click();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(tabs(page)).toHaveText(['main.ts', 'a.ts', 'b.ts']);
    await expect(page.getByRole('textbox', { name: '代码 b.ts' })).toHaveText('const b = 1;');
  });

  test('says that a file was formatted for as long as that one is shown, removals before it or not', async ({
    page,
  }) => {
    const files = { 'main.ts': '', 'a.ts': '', 'b.ts': 'const b=1;' };
    await openPlayground(page, toHash({ ...programOf(''), files }));
    await tabs(page).nth(1).click();
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await tabs(page).last().click();
    await page.getByRole('button', { name: '格式化' }).click();
    const notice = page.getByText('已格式化');
    await expect(notice).toBeVisible();
    await tabs(page).first().click();
    await expect(notice).toHaveCount(0);
  });

  test('that is opened has nothing to be undone of the one before it', async ({ page }) => {
    const files = { 'main.ts': '', 'other.ts': '' };
    await openPlayground(page, toHash({ ...programOf(''), files }));
    const undo = page.getByRole('button', { name: '撤销' });
    await tabs(page).last().click();
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await expect(undo).toBeVisible();
    await page.getByRole('combobox', { name: '打开' }).selectOption({ label: '缓存：同一个实例' });
    await expect(undo).toHaveCount(0);
    await expect(tabs(page)).toHaveText(['main.ts']);
  });

  test('keeps what is done while the formatter is on its way', async ({ page }) => {
    const formatter = await holdBack(page, '**/assets/js/playground-formatter.*.js');
    const files = { 'main.ts': 'const one={two:3}', 'other.ts': '' };
    await openPlayground(page, toHash({ ...programOf(''), files }));
    await page.getByRole('button', { name: '格式化' }).click();
    await tabs(page).last().click();
    const other = page.getByRole('textbox', { name: '代码 other.ts' });
    await other.focus();
    await page.keyboard.insertText('const four={five:6}');
    await page.getByRole('combobox', { name: '子应用' }).selectOption('vue-3');

    formatter.open();
    await expect(page.getByText('已格式化。')).toBeVisible();
    await expect(other).toHaveText('const four={five:6}');
    await expect(page.getByRole('combobox', { name: '子应用' })).toHaveValue('vue-3');
    await tabs(page).first().click();
    await expect(editorOf(page)).toHaveText('const one = { two: 3 };');
    // One series of changes is one draft.
    await expect(page.getByRole('combobox', { name: '打开' }).locator('option[value^="draft:"]')).toHaveCount(
      1,
    );
  });

  test('renames a whole sub-app, and still loads it', async ({ page }) => {
    const files = { 'main.ts': mount, ...subAppFiles('react', 'order'), ...subAppFiles('vue', 'user') };
    await openPlayground(page, toHash(programOf('', { files })));
    await tabs(page).filter({ hasText: 'App.tsx' }).click();
    await page.getByRole('button', { name: '重命名子应用 order…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '重命名' });
    await dialog.getByRole('textbox', { name: '子应用名' }).fill('user');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('已经有这个名字了。');
    await dialog.getByRole('textbox').fill('cart');
    await page.keyboard.press('Enter');
    await expect(page.getByText('已改名为 cart/，另有 1 个文件里的导入或入口地址跟着改了。')).toBeVisible();
    await expect(tabs(page).and(page.locator('[aria-selected=true]'))).toHaveAccessibleName('cart/App.tsx');
    await run(page);
    await previewOf(page).getByRole('button', { name: '点击 0 次' }).click();
    await expect(previewOf(page).getByRole('button', { name: '点击 1 次' })).toBeVisible();
  });

  test('has forms that are handled, and none that is sent', async ({ page }) => {
    const code = `document.body.innerHTML = '<form action="/elsewhere"><input name="q"><button>提交</button></form>';
let handled = 0;
document.querySelector('form')!.addEventListener('submit', (event) => {
  if ((handled += 1) === 1) event.preventDefault();
  console.log('submit', handled);
});`;
    await openPlayground(page, toHash(programOf(code)));
    await run(page);
    await previewOf(page).getByRole('textbox').press('Enter');
    await expect(printedOn(page)).toHaveText([/^submit\s*1$/]);
    await previewOf(page).getByRole('button', { name: '提交' }).click();
    await expect(printedOn(page).last()).toHaveText(
      '表单没有提交：预览不发出请求。在 submit 事件里先调用 event.preventDefault()，再自己处理。',
    );
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
  });

  test.use({ expectedErrors: [/form-action/] });

  test('is downloaded as a project', async ({ page }) => {
    await openExample(page, 'React 与 Vue：按路由切换，源码都在这里');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('garfish-playground.zip');
    const zip = unzipSync(new Uint8Array(readFileSync(await download.path())));
    const files = Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)]);
    const expected = Object.entries(toProject(frameworks.program));
    expect(Object.fromEntries(files)).toEqual(
      Object.fromEntries(expected.map(([path, text]) => [`garfish-playground/${path}`, text])),
    );
  });

  test('says when it is no longer what runs', async ({ page }) => {
    await openPlayground(page, toHash(programOf("console.log('一');")));
    await run(page);
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    await page.getByRole('combobox', { name: '子应用' }).selectOption('vue-3');
    await expect(statusOf(page)).toHaveText('代码已改，按 Ctrl+Enter 重新运行。');
    await page.getByRole('combobox', { name: '子应用' }).selectOption('vanilla');
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    await type(page, "console.log('二');");
    await expect(statusOf(page)).toHaveText('代码已改，按 Ctrl+Enter 重新运行。');
    await page.keyboard.press('Control+Enter');
    await expect(printedOn(page)).toHaveText(['二']);
  });
});

test.describe('a worker without its compiler', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ChunkLoadError|NetworkError/] });

  for (const file of ['playground-compiler-worker', 'playground-sucrase']) {
    test(`says so, and compiles when ${file} comes`, async ({ page }) => {
      const address = `**/assets/js/${file}.*.js`;
      await page.route(address, (route) => route.abort());
      await openPlayground(page, toHash(programOf("console.log('好了');")));
      await run(page);
      await expect(statusOf(page)).toHaveText('编译器没有下载成功，请检查网络后再按“运行”。');
      await page.unroute(address);
      await run(page);
      await expect(printedOn(page)).toHaveText(['好了']);
    });
  }
});
