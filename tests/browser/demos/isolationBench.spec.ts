import type { Locator, Page } from '@playwright/test';
import { probes } from '../../../demos/hosts/bench/probes';
import { runTimeout } from '../../../demos/hosts/bench/run';
import { modeIds, modes, type ModeId } from '../../../demos/modes';
import { violationsOn } from '../support/accessibility';
import { holdBack } from '../support/loading';
import { expect, open, test, waitForHydration } from '../support/test';

const path = '/guide/sandbox-matrix';
const hostScript = '**/demos/hosts/bench/main.js';
const firstTitle = '给 window 加属性';

function bench(page: Page): Locator {
  return page.getByRole('group', { name: '可横向滚动的表格' }).filter({ hasText: firstTitle });
}

function row(page: Page, title: string): Locator {
  return bench(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `运行：${title}`, exact: true }) });
}

function cell(page: Page, title: string, modeId: ModeId): Locator {
  return row(page, title).getByRole('cell').nth(modeIds.indexOf(modeId));
}

function status(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: '：' });
}

/** Rows that write where a reader keeps things. */
const keepingTitles = [
  firstTitle,
  '写 cookie',
  'history.replaceState',
  '写 localStorage',
  '写 sessionStorage',
];

/** One row of each group, with results of different lengths. */
const rowOfEachGroup = [
  firstTitle,
  '间接 eval',
  '写 cookie',
  '挂到 body 上的节点',
  'setInterval',
  '未完成的 fetch',
];

async function runRows(page: Page, titles: readonly string[], modeId: ModeId): Promise<void> {
  for (const title of titles) {
    await page.getByRole('button', { name: `运行：${title}`, exact: true }).click();
    await expect(cell(page, title, modeId)).toContainText('实测');
  }
}

async function choose(page: Page, modeId: ModeId): Promise<void> {
  const radio = page.getByRole('radio', { name: modes[modeId].title });
  // What is near gets its height with the next frame: it is pressed where it is then.
  await radio.scrollIntoViewIfNeeded();
  await radio.check();
}

/** The bench page runs another sub-app than the table shows. */
async function replaceFirstProbe(page: Page, script: string): Promise<void> {
  await page.route(hostScript, async (route) => {
    const response = await route.fetch();
    const original = await response.text();
    expect(original).toContain('window.x = 1;');
    await route.fulfill({ response, body: original.replace('window.x = 1;', script) });
  });
}

for (const modeId of modeIds) {
  test(`${modes[modeId].title}: every row gives what is recorded`, async ({ page }) => {
    await open(page, path);
    await choose(page, modeId);
    await page.getByRole('button', { name: '全部运行' }).click();
    await expect(status(page)).toContainText(`${probes.length} 项运行完毕`, { timeout: 50_000 });
    const problems = bench(page)
      .getByRole('row')
      .filter({ has: page.getByRole('strong') });
    expect(await problems.allInnerTexts(), modes[modeId].title).toEqual([]);
    await expect(bench(page).getByText('实测与记录一致')).toHaveCount(probes.length);
  });
}

test('nothing of Garfish is loaded before a row is run', async ({ page }) => {
  const demoFiles: string[] = [];
  page.on('request', (request) => {
    if (/\/demos\/|garfish/.test(new URL(request.url()).pathname)) demoFiles.push(request.url());
  });
  await open(page, path);
  await choose(page, 'off');
  expect(demoFiles).toEqual([]);
  await page.getByRole('button', { name: `运行：${firstTitle}` }).click();
  await expect(cell(page, firstTitle, 'off')).toContainText('实测与记录一致');
  expect(demoFiles.length).toBeGreaterThan(0);
});

test('a row is run by the keyboard, in the mode chosen by the keyboard', async ({ page }) => {
  await open(page, path);
  // Again where the browser was busy: now and then it loses a key that comes right after the focus.
  await expect(async () => {
    await page.getByRole('radio', { name: modes.vm.title }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: modes['vm-cached'].title })).toBeChecked({ timeout: 2_000 });
  }).toPass();
  const button = page.getByRole('button', { name: '运行：setInterval' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^vm，默认缓存：1 项运行完毕，1 项与记录一致，0 项不同/);
  await expect(cell(page, 'setInterval', 'vm-cached')).toHaveText(/生效.*残留.*实测与记录一致/);
  await expect(button).toBeFocused();
});

test('the code of a row is shown, and what the host read', async ({ page }) => {
  await open(page, path);
  await choose(page, 'snapshot');
  await page.getByRole('button', { name: `运行：${firstTitle}` }).click();
  const details = row(page, firstTitle).getByRole('group');
  await details.getByText('代码').click();
  await expect(details.getByText('window.x = 1;')).toBeVisible();
  await expect(details.getByText('snapshot：挂载前 undefined，挂载期间 1，卸载后 undefined')).toBeVisible();
});

test('a result that differs from the record is flagged in its cell', async ({ page }) => {
  await replaceFirstProbe(page, 'Garfish.getGlobalObject().x = 1;');
  await open(page, path);
  await page.getByRole('button', { name: `运行：${firstTitle}` }).click();
  await expect(cell(page, firstTitle, 'vm').getByRole('strong')).toHaveText('实测不同：泄漏，残留');
  await expect(status(page)).toContainText('0 项与记录一致，1 项不同');
});

test.describe('what goes wrong in a frame', () => {
  test.use({ expectedErrors: [/Unexpected token|Failed to load resource/] });

  test('a sub-app that throws: its message stands in the cell, the next row runs', async ({ page }) => {
    await replaceFirstProbe(page, 'window.x = ;');
    await open(page, path);
    await page.getByRole('button', { name: `运行：${firstTitle}` }).click();
    await expect(cell(page, firstTitle, 'vm')).toContainText("出错：Unexpected token ';'");
    await page.getByRole('button', { name: '运行：顶层 var' }).click();
    await expect(cell(page, '顶层 var', 'vm')).toContainText('实测与记录一致');
  });

  test('a bench page without an answer: the timeout stands in the cell', async ({ page }) => {
    await page.route(hostScript, (route) => route.abort());
    await page.clock.install();
    await open(page, path);
    await page.getByRole('button', { name: `运行：${firstTitle}` }).click();
    await expect(cell(page, firstTitle, 'vm')).toContainText('运行中');
    await page.clock.fastForward(runTimeout);
    await expect(cell(page, firstTitle, 'vm')).toContainText('超时：15 秒内没有结果');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('the runs end when the reader stops them, and when the reader leaves', async ({ page }) => {
  await open(page, path);
  const runAll = page.getByRole('button', { name: '全部运行' });
  await runAll.click();
  await page.getByRole('button', { name: '停止' }).click();
  await expect(runAll).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(bench(page).getByText('运行中')).toHaveCount(0);

  await runAll.click();
  await expect(page.locator('iframe').first()).toBeAttached();
  await page.getByRole('link', { name: '缓存', exact: true }).first().click();
  await expect(page).toHaveURL('/guide/cache');
  await expect(page.locator('iframe[title="隔离实验的页面"]')).toHaveCount(0);
});

test('runs leave nothing in the reader’s storage, cookies and history', async ({ page }) => {
  await open(page, path);
  const before = await page.evaluate(() => [Object.keys(localStorage).length, history.length]);
  await choose(page, 'off');
  await runRows(page, keepingTitles, 'off');
  expect(await page.evaluate(() => [Object.keys(localStorage).length, history.length])).toEqual(before);
  expect(await page.context().cookies()).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px nothing moves while results come in`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    // In the document, not on the screen: pressing a row that is out of sight scrolls.
    const box = (): Promise<number[]> =>
      bench(page).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height];
      });
    const before = await box();
    await runRows(page, rowOfEachGroup, 'vm');
    expect(await box()).toEqual(before);
  });
}

for (const colorMode of ['light', 'dark']) {
  test(`WCAG 2.2 AA with results, a problem and open code, ${colorMode}`, async ({ page }) => {
    await replaceFirstProbe(page, 'Garfish.getGlobalObject().x = 1;');
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
    await open(page, path);
    await runRows(page, rowOfEachGroup, 'vm');
    await expect(cell(page, firstTitle, 'vm').getByRole('strong')).toHaveText(/^实测不同/);
    await row(page, firstTitle).getByText('代码').click();
    expect(await violationsOn(page)).toEqual([]);
  });
}

test.describe('without JavaScript, at 390 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the record is printed, one mode at a time, and its code can be opened with a finger', async ({
    page,
  }) => {
    await page.goto(path);
    const table = page.getByRole('table').filter({ hasText: '子应用的动作' });
    await expect(table.getByRole('rowheader')).toHaveCount(probes.length + 5);
    await expect(table.getByRole('columnheader')).toHaveText(['子应用的动作', modes.vm.title]);
    await choose(page, 'snapshot');
    await expect(table.getByRole('columnheader')).toHaveText(['子应用的动作', 'snapshot']);
    await expect(page.getByRole('button', { name: /运行/ })).toHaveCount(0);
    // Without JavaScript there is nothing to ask the page; the table's own box tells its width.
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(390);
    const code = await table.getByText('代码', { exact: true }).first().boundingBox();
    expect(Math.min(code?.width ?? 0, code?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

test('a mode chosen, and a row run, before the bench’s code has arrived are not lost', async ({ page }) => {
  const gate = await holdBack(page, '**/assets/js/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await choose(page, 'vm-cached');
  gate.open();
  await waitForHydration(page);
  await page.getByRole('button', { name: '运行：setInterval' }).click();
  await expect(status(page)).toHaveText(/^vm，默认缓存：1 项运行完毕/);
  await expect(page.getByRole('radio', { name: modes['vm-cached'].title })).toBeChecked();
});

test('a press that is held while the bench’s code arrives is a press', async ({ page }) => {
  const gate = await holdBack(page, /\/assets\/js\/(?!page\.)/);
  await page.goto(path);
  await page.getByRole('button', { name: '运行：setInterval' }).hover();
  await page.mouse.down();
  gate.open();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(status(page)).toHaveText(/1 项运行完毕/);
});

test('the small map of the home page runs in place, as far as the reader lets it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: '在你的浏览器里跑一遍' }).click();
  const status = page.getByRole('status').filter({ hasText: '格' });
  await expect(status).toHaveText(/^已运行 [1-9]\d* \/ 145 格$/);
  await status.locator('..').getByRole('button', { name: '停止' }).click();
  await expect(status).toHaveText(/^运行了 [1-9]\d* 格：[1-9]\d* 格与记录一致，0 格不同，0 格出错或超时。$/);
});
