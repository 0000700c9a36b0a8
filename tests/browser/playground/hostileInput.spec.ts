import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { hostileLink, hostileMessage, seed, toLink } from './support/hostile';
import {
  editorOf,
  noticeOf,
  openPlayground,
  printedOn,
  run,
  runProgram,
  statusOf,
  type,
  typeWithTypes,
} from '../support/playground';
import { exposePort, postThroughPort } from './support/port';
import { expect, test } from '../support/test';

test('hostile links run nothing and break nothing', async ({ page }) => {
  // A link with a stray `%` is another matter: Docusaurus itself scrolls to what the hash names.
  const links = fc.sample(hostileLink, { seed, numRuns: 450 }).filter((link) => !link.includes('%'));
  // Of whole projects, and of the time before.
  expect(links.filter((link) => link.startsWith('#v2.')).length).toBeGreaterThan(200);
  expect(links.filter((link) => link.startsWith('#v1.')).length).toBeGreaterThan(50);
  await openPlayground(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const { longest: slowest, opened } = await page.evaluate(async (list) => {
    let longest = 0;
    let opened = 0;
    for (const link of list) {
      // An empty one between: the next is a change, whatever it is.
      history.replaceState(history.state, '', location.pathname);
      const start = performance.now();
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = link;
      await changed;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, performance.now() - start);
      opened += document.querySelector('main [role=alert]') ? 0 : 1;
    }
    return { longest, opened };
  }, links);
  // Not all are refused: what is hostile stands in the editor, too.
  expect(opened).toBeGreaterThan(100);
  expect(requested.filter((url) => !new URL(url).pathname.startsWith('/assets/'))).toEqual([]);
  test.info().annotations.push({ type: 'slowest of the links', description: `${slowest.toFixed(0)} ms` });
  console.log(`${links.length} links, ${opened} opened, the slowest shown after ${slowest.toFixed(0)} ms`);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
  await type(page, "console.log('还在工作');");
  await run(page);
  await expect(printedOn(page)).toHaveText(['还在工作']);
});

test('a short link to a long program is refused', async ({ page }) => {
  const link = toLink(
    JSON.stringify({ files: { 'main.ts': ' '.repeat(20_000_000) }, app: 'vanilla', address: '/' }),
  );
  expect(link.length).toBeLessThan(30_000);
  await openPlayground(page, link);
  await expect(page.getByRole('alert')).toHaveText(/链接里的代码不完整或已损坏/);
});

test('hostile drafts break nothing', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const program = { code: '', app: 'vanilla', address: '/' };
    const drafts = [1e300, -1, null, '<b>'].map((savedAt, index) => ({ id: `d${index}`, savedAt, program }));
    localStorage.setItem(
      'playground.drafts',
      JSON.stringify([...drafts, { id: 'good', savedAt: 0, program }]),
    );
  });
  await openPlayground(page);
  await expect(page.locator('optgroup[label^="我的草稿"] option')).toHaveCount(1);
  await expect(editorOf(page)).toBeVisible();
});

test('hostile messages through a real port break nothing', async ({ page }) => {
  await exposePort(page);
  await runProgram(page, "console.log('before');");
  await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
  await postThroughPort(page, fc.sample(hostileMessage, { seed, numRuns: 400 }));
  await postThroughPort(page, [{ type: 'address', path: '/last', canGoBack: true, canGoForward: false }]);
  await expect(page.getByRole('textbox', { name: '预览的地址，按回车前往' })).toHaveValue('/last');
  expect(await printedOn(page).count()).toBeGreaterThan(5);
  expect(await page.getByRole('log').evaluate((log) => log.textContent.length)).toBeLessThan(310_000);
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
  await page.getByRole('tab', { name: '生命周期' }).click();
  await expect(page.getByRole('region', { name: '生命周期时间线' })).toBeVisible();
  await page.getByRole('tab', { name: '控制台' }).click();
  await page.getByRole('button', { name: '停止' }).click();
  await expect(statusOf(page)).toHaveText('已停止。');
});

test('a paste of 5 MB is said to be too much, and is taken back by a key', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await typeWithTypes(page, "console.log('before');");
  await page.evaluate(() => navigator.clipboard.writeText(`// ${'x'.repeat(99)}\n`.repeat(5e4)));
  await editorOf(page).focus();
  const started = Date.now();
  await page.keyboard.press('ControlOrMeta+V');
  const notice = noticeOf(page);
  await expect(notice).toHaveText(
    /^代码太多：.+不保存草稿，也不能分享；仍然可以运行，关闭页面之前留在“打开”菜单里。$/,
  );
  console.log(`5 MB: said after ${Date.now() - started} ms`);
  await page.keyboard.type('1;');
  await expect(editorOf(page)).toContainText('1;');
  await run(page);
  await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。', { timeout: 20_000 });
  await editorOf(page).focus();
  for (
    let steps = 0;
    steps < 3 && !(await editorOf(page).getByText("console.log('before');").isVisible());
    steps += 1
  )
    await page.keyboard.press('ControlOrMeta+Z');
  await expect(notice).toHaveText('');
  await run(page);
  await expect(printedOn(page)).toHaveText(['before']);
});

/** Drops files of the reader's disk onto something. */
async function drop(page: Page, target: Locator, files: Readonly<Record<string, string>>): Promise<void> {
  const transfer = await page.evaluateHandle((entries) => {
    const data = new DataTransfer();
    for (const [name, text] of entries) data.items.add(new File([text], name));
    return data;
  }, Object.entries(files));
  for (const event of ['dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: transfer });
}

test('200 files that are dropped are said to be too many; some are added, and what cannot be is named', async ({
  page,
}) => {
  await openPlayground(page);
  await type(page, "import { a } from './f1';\nconsole.log(a);");
  const many = Array.from({ length: 200 }, (_, index): [string, string] => [
    `f${index}.ts`,
    `export const a = ${index};`,
  ]);
  await drop(page, editorOf(page), Object.fromEntries(many));
  await expect(page.getByText(/^没有添加：拖进来 200 个文件，加上已有的超过 40 个。/)).toBeVisible();
  await expect(page.getByRole('tab', { name: /\.ts$/ })).toHaveCount(1);
  await expect(editorOf(page)).toContainText('console.log(a);');
  await drop(page, page.getByRole('region', { name: '预览' }), {
    'f1.ts': 'export const a = 7;',
    'b.png': '',
  });
  await expect(page.getByText('已添加 1 个文件。没有添加 b.png：')).toBeVisible();
  await run(page);
  await expect(printedOn(page)).toHaveText(['7']);
});

test('code that is too long to be kept says so, and runs', async ({ page }) => {
  await openPlayground(page);
  await typeWithTypes(page, `console.log('long');\n//${'x'.repeat(60_000)}`);
  const notice = noticeOf(page);
  await expect(notice).toHaveText(
    '代码太多：一个文件超过 60000 个字符，全部超过 120000 个，或文件超过 40 个。不保存草稿，也不能分享；仍然可以运行，关闭页面之前留在“打开”菜单里。',
  );
  await page.getByRole('button', { name: '分享' }).click();
  await expect(notice).toHaveText(/也不能分享/);
  expect(new URL(page.url()).hash).toBe('');
  await run(page);
  await expect(printedOn(page)).toHaveText(['long']);
});
