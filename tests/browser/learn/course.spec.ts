import type { Locator, Page } from '@playwright/test';
import { steps } from '../../../learn/steps';
import { readStep } from '../../../plugins/course/readStep';
import { spokenOn } from '../support/accessibility';
import { check, exerciseOf, expectPassed, fillIn, openStep, resultsOf } from '../support/course';
import { holdBack } from '../support/loading';
import { turnToCode } from '../support/playground';
import { expect, open, test } from '../support/test';

function filesOf(name: string): Readonly<Record<string, string>> {
  const step = steps.find((each) => each.name === name);
  return step ? readStep(step).solution : {};
}

async function store(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('learn.progress', value), text);
}

test('what was written and done is there after a reload, and the course goes on from it', async ({
  page,
}) => {
  await openStep(page, 'mount');
  await fillIn(page, filesOf('mount'));
  await check(page);
  await expectPassed(page);
  const rail = page.getByRole('navigation', { name: '教程的步骤' });
  await expect(rail.getByRole('link', { name: '1', exact: true })).toHaveAttribute('data-done');
  await page.reload();
  await expect(exerciseOf(page).getByRole('button', { name: '从头再来' })).toBeEnabled();

  await open(page, '/learn');
  await expect(page.getByText('已完成 1 / 14 步，记在这个浏览器里')).toBeVisible();
  await expect(page.locator('li[aria-current=step]')).toContainText('写一个 provider');
  await page.getByRole('link', { name: '继续第 2 步：写一个 provider' }).click();
  await expect(page).toHaveURL('/learn/provider');
});

test('what was written is shown to those who come back, before they do anything', async ({ page }) => {
  const files = { mount: { 'main.ts': '// 我写的' } };
  await store(page, JSON.stringify({ version: 1, done: [], files }));
  await page.goto('/learn/mount');
  await expect(exerciseOf(page).getByRole('textbox', { name: 'main.ts' })).toHaveText('// 我写的');
});

test('progress that is broken is nothing to stumble over', async ({ page }) => {
  await store(page, '{"version":1,"done":{"length":9},"files":{"mount":["x"]},"last":{}}');
  await open(page, '/learn');
  await expect(page.getByRole('link', { name: '从第 1 步开始' })).toBeVisible();
  await openStep(page, 'mount');
  await expect(exerciseOf(page).getByRole('button', { name: '从头再来' })).toBeDisabled();
});

test('a syntax error is said with its line, and nothing is checked', async ({ page }) => {
  await openStep(page, 'mount');
  await fillIn(page, { 'main.ts': '\nconst = 1;' });
  await check(page);
  await expect(resultsOf(page)).toContainText(/程序没有在运行，检查不了。.*（main\.ts 第 2 行）/);
});

test('who presses the check twice has the program checked once', async ({ page }) => {
  await openStep(page, 'props');
  await fillIn(page, filesOf('props'));
  // Its buttons are pressed by the check: two at a time would count twice.
  await exerciseOf(page).getByRole('button', { name: '运行并检查' }).dblclick();
  await expectPassed(page);
});

test('who takes the answer while a check is on its way is told nothing of what was before', async ({
  page,
}) => {
  const gate = await holdBack(page, '**/playground-compiler.*.js');
  await openStep(page, 'mount');
  await check(page);
  await expect(resultsOf(page)).toContainText('正在运行并检查');
  await exerciseOf(page).getByRole('button', { name: '填入答案' }).click();
  gate.open();
  await check(page);
  await expectPassed(page);
  await exerciseOf(page).getByRole('button', { name: '从头再来' }).click();
  await expect(resultsOf(page)).not.toContainText('全部通过');
});

const loops = {
  'from the beginning': 'for (;;);',
  'once it is looked at': `import Garfish from 'garfish';
Garfish.run({
  apps: [{ name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' }],
  beforeLoad() {
    for (;;);
  },
});`,
};

for (const [when, code] of Object.entries(loops)) {
  test(`a program that does not answer, ${when}: this is said, and nothing of what it shows`, async ({
    page,
  }) => {
    await openStep(page, 'mount');
    await fillIn(page, { 'main.ts': code });
    await check(page);
    await expect(resultsOf(page)).toContainText('检查不了。预览已经 5 秒没有回应');
    await expect(resultsOf(page).getByRole('listitem')).toHaveCount(0);
    await exerciseOf(page).getByRole('button', { name: '停止' }).click();
    await expect(page.getByText('已停止。')).toBeVisible();
    await expect(resultsOf(page)).toBeEmpty();
  });
}

test('what the solution or the beginning has replaced can be had back, and they in turn', async ({
  page,
}) => {
  await openStep(page, 'mount');
  await fillIn(page, { 'main.ts': '// mine' });
  const editor = exerciseOf(page).getByRole('textbox', { name: /main\.ts$/ });
  const press = async (name: string): Promise<void> => exerciseOf(page).getByRole('button', { name }).click();
  await press('填入答案');
  // A second time it replaces nothing.
  await press('填入答案');
  await expect(editor).not.toContainText('// mine');
  await press('换回之前的代码');
  await expect(editor).toHaveText('// mine');
  await press('换回之前的代码');
  await expect(editor).not.toContainText('// mine');
  await press('换回之前的代码');
  await press('从头再来');
  await expect(editor).not.toContainText('// mine');
  await press('换回之前的代码');
  await expect(editor).toHaveText('// mine');
  await page.reload();
  await expect(editor).toHaveText('// mine');
});

test('what the solution or the beginning has replaced can be had back after a reload, too', async ({
  page,
}) => {
  await openStep(page, 'mount');
  await fillIn(page, { 'main.ts': '// mine' });
  await exerciseOf(page).getByRole('button', { name: '填入答案' }).click();
  await openStep(page, 'mount');
  const editor = exerciseOf(page).getByRole('textbox', { name: /main\.ts$/ });
  await expect(editor).not.toContainText('// mine');
  await exerciseOf(page).getByRole('button', { name: '换回之前的代码' }).click();
  await expect(editor).toHaveText('// mine');
});

test.describe('a step that has changed since it was written', () => {
  const outdated = '这一步在你写下这些代码之后改过';
  const files = { mount: { 'main.ts': '// mine' }, errors: { 'main.ts': '// mine' } };
  const editorIn = (page: Page): Locator => exerciseOf(page).getByRole('textbox', { name: /main\.ts$/ });
  /** Once: what the reader writes then is kept. */
  const keep = async (page: Page, kept: object): Promise<void> => {
    await open(page, '/learn');
    await page.evaluate(
      (text) => localStorage.setItem('learn.progress', text),
      JSON.stringify({ version: 1, done: [], ...kept }),
    );
  };

  for (const [step, starts] of [
    ['mount', { mount: { 'main.ts': 'another' } }],
    ['errors', {}],
  ] as const) {
    test(`is said to have, and the reader goes on from either: ${step}`, async ({ page }) => {
      await keep(page, { files, starts });
      await openStep(page, step);
      await expect(page.getByText(outdated)).toBeVisible();
      await fillIn(page, { 'main.ts': '// mine still' });
      await expect(page.getByText(outdated)).toBeVisible();
      await exerciseOf(page).getByRole('button', { name: '从头再来' }).click();
      await expect(page.getByText(outdated)).toHaveCount(0);
      await expect(editorIn(page)).not.toContainText('// mine still');
      await openStep(page, step);
      await exerciseOf(page).getByRole('button', { name: '换回之前的代码' }).click();
      await expect(editorIn(page)).toHaveText('// mine still');
      await expect(page.getByText(outdated)).toHaveCount(0);
    });
  }

  test('is no longer said to have once it is passed', async ({ page }) => {
    await keep(page, { files: { mount: filesOf('mount') }, starts: { mount: { 'main.ts': 'another' } } });
    await openStep(page, 'mount');
    await expect(page.getByText(outdated)).toBeVisible();
    await check(page);
    await expectPassed(page);
    await expect(page.getByText(outdated)).toHaveCount(0);
    await openStep(page, 'mount');
    await expect(page.getByText(outdated)).toHaveCount(0);
  });

  test('of one that has not, nothing is said', async ({ page }) => {
    await openStep(page, 'errors');
    await fillIn(page, { 'main.ts': '// mine' });
    await openStep(page, 'errors');
    await expect(editorIn(page)).toHaveText('// mine');
    await expect(page.getByText(outdated)).toHaveCount(0);
  });
});

test.describe('two tabs of the same step', () => {
  const editorIn = (page: Page): Locator => exerciseOf(page).getByRole('textbox', { name: /main\.ts$/ });
  const notice = '另一个标签页也改了这一步，这里已换成那边的代码。你在这里写的可以换回来。';

  test('one shows what is written in the other, so that nobody goes on from what is old', async ({
    page,
    context,
  }) => {
    await openStep(page, 'props');
    const other = await context.newPage();
    await openStep(other, 'props');
    await fillIn(page, { 'main.ts': '// written here' });
    await expect(editorIn(other)).toHaveText('// written here');
    await fillIn(other, { 'order/main.ts': '// written there' });
    const tab = exerciseOf(page).getByRole('tab', { name: 'order/main.ts', exact: true });
    await tab.click();
    await expect(editorIn(page)).toHaveText('// written there');
    await page.reload();
    await expect(editorIn(page)).toHaveText('// written here');
    await tab.click();
    await expect(editorIn(page)).toHaveText('// written there');
  });

  test('where both were written, this is said, and what was replaced can be had back', async ({
    page,
    context,
  }) => {
    await openStep(page, 'mount');
    await fillIn(page, { 'main.ts': '// mine' });
    const other = await context.newPage();
    await openStep(other, 'mount');
    await expect(editorIn(other)).toHaveText('// mine');
    await fillIn(other, { 'main.ts': '// theirs' });
    await expect(editorIn(page)).toHaveText('// theirs');
    await expect(page.getByText(notice)).toBeVisible();
    expect(await spokenOn(page)).toContain(notice);
    await exerciseOf(page).getByRole('button', { name: '换回之前的代码' }).click();
    await expect(editorIn(page)).toHaveText('// mine');
    await expect(page.getByText(notice)).toHaveCount(0);
    await expect(editorIn(other)).toHaveText('// mine');
    await expect(other.getByText(notice)).toBeVisible();
    await exerciseOf(other).getByRole('button', { name: '换回之前的代码' }).click();
    await expect(editorIn(page)).toHaveText('// theirs');
  });

  test('one that has slept shows it when the reader comes back to it', async ({ page, context }) => {
    await page.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    await openStep(page, 'mount');
    const other = await context.newPage();
    await openStep(other, 'mount');
    await fillIn(other, { 'main.ts': '// while it slept' });
    await expect(editorIn(page)).not.toHaveText('// while it slept');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(editorIn(page)).toHaveText('// while it slept');
    await expect(page.getByText(notice)).toHaveCount(0);
  });

  test('what could not be kept stays when the reader comes back to it', async ({ page }) => {
    await openStep(page, 'mount');
    await fillIn(page, { 'main.ts': '// kept' });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await fillIn(page, { 'main.ts': '// not kept' });
    await expect(exerciseOf(page).getByText('浏览器不允许保存')).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(editorIn(page)).toHaveText('// not kept');
    await expect(page.getByText(notice)).toHaveCount(0);
  });

  test('a step that is passed in one is marked in the others', async ({ page, context }) => {
    await openStep(page, 'provider');
    const list = await context.newPage();
    await open(list, '/learn');
    const other = await context.newPage();
    await openStep(other, 'mount');
    await fillIn(other, filesOf('mount'));
    await check(other);
    await expectPassed(other);
    const rail = page.getByRole('navigation', { name: '教程的步骤' });
    await expect(rail.getByRole('link', { name: '1', exact: true })).toHaveAttribute('data-done');
    await expect(list.getByText('已完成 1 / 14 步，记在这个浏览器里')).toBeVisible();
  });
});

test('what the browser refuses to keep is there on the way through the course, which the browser asks about before it is closed', async ({
  page,
}) => {
  await openStep(page, 'mount');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await fillIn(page, { 'main.ts': '// mine' });
  await expect(exerciseOf(page).getByText('浏览器不允许保存')).toBeVisible();
  await page.getByRole('link', { name: '下一步' }).click();
  await expect(page).toHaveURL('/learn/provider');
  await page.goBack();
  await expect(exerciseOf(page).getByText('浏览器不允许保存')).toBeVisible();
  await turnToCode(page);
  await expect(exerciseOf(page).getByRole('textbox', { name: /main\.ts$/ })).toHaveText('// mine');
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
});

test('what is typed before the beginning is back stays, and the page goes on', async ({ page }) => {
  await openStep(page, 'mount');
  await fillIn(page, { 'main.ts': '// first' });
  const reset = exerciseOf(page).getByRole('button', { name: '从头再来' });
  const editor = exerciseOf(page).getByRole('textbox', { name: /main\.ts$/ });
  await expect(reset).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+A');
  await reset.evaluate(
    async (button: HTMLElement, textbox) => {
      button.click();
      // Rendered, but its effects wait for the next frame.
      await new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
      const typed = { inputType: 'insertText', data: '// second', bubbles: true, cancelable: true };
      textbox.dispatchEvent(new InputEvent('beforeinput', typed));
    },
    await editor.elementHandle(),
  );
  await expect(editor).toHaveText('// second');
  await editor.press('End');
  await page.keyboard.insertText(', third');
  await expect(editor).toHaveText('// second, third');
});

test('the solution of the step on nesting fails for nobody who leaves before the inner sub-app has come', async ({
  page,
}) => {
  await openStep(page, 'nested');
  await fillIn(page, filesOf('nested'));
  await exerciseOf(page).getByRole('button', { name: '只运行' }).click();
  const frame = exerciseOf(page).frameLocator('iframe');
  await expect(frame.getByText('物流详情')).toBeVisible();
  await frame.locator('body').evaluate(async (body) => {
    const [home, order] = body.querySelectorAll<HTMLElement>('nav button');
    const untilPlaces = async (count: number): Promise<void> => {
      while (document.querySelectorAll('.place').length !== count) {
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    home?.click();
    await untilPlaces(0);
    order?.click();
    await untilPlaces(1);
    home?.click();
    await untilPlaces(0);
  });
  await frame.getByRole('button', { name: '/order', exact: true }).click();
  await expect(frame.getByText('物流详情')).toBeVisible();
  await expect(exerciseOf(page)).not.toContainText('Invalid domGetter');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text, task, files and solution are there', async ({ page }) => {
    await page.goto('/learn/mount');
    await expect(page.getByRole('heading', { name: '任务' })).toBeVisible();
    await expect(page.getByText('// 在这里注册订单')).toBeVisible();
    await page.getByText('看答案').click();
    await expect(page.getByText("activeWhen: '/order'").first()).toBeVisible();
    await page.goto('/learn');
    await expect(page.getByRole('main').locator('ol').getByRole('listitem')).toHaveCount(steps.length);
  });
});
