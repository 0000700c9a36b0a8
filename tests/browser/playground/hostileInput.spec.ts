import fc from 'fast-check';
import { hostileLink, hostileMessage, seed, toLink } from './support/hostile';
import { editorOf, openPlayground, printedOn, run, runProgram, statusOf, type } from '../support/playground';
import { exposePort, postThroughPort } from './support/port';
import { expect, test } from '../support/test';

/** A link with a stray `%` is another matter: Docusaurus itself scrolls to what the hash names. */
const links = fc.sample(hostileLink, { seed, numRuns: 120 }).filter((link) => !link.includes('%'));

test('hostile links run nothing and break nothing', async ({ page }) => {
  expect(links.length).toBeGreaterThan(100);
  await openPlayground(page);
  const slowest = await page.evaluate(async (list) => {
    let longest = 0;
    for (const link of list) {
      // An empty one between: the next is a change, whatever it is.
      history.replaceState(history.state, '', location.pathname);
      const start = performance.now();
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = link;
      await changed;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, performance.now() - start);
    }
    return longest;
  }, links);
  test.info().annotations.push({ type: 'slowest of the links', description: `${slowest.toFixed(0)} ms` });
  console.log(`${links.length} links, the slowest shown after ${slowest.toFixed(0)} ms`);
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

test('code that is too long to be kept says so, and runs', async ({ page }) => {
  await openPlayground(page);
  await type(page, `console.log('long');\n//${'x'.repeat(60_000)}`);
  const notice = page.getByRole('main').locator(':scope > [role=status]');
  await expect(notice).toHaveText(
    '代码太多：一个文件超过 60000 个字符，全部超过 120000 个，或文件超过 40 个。不保存草稿，也不能分享；仍然可以运行。',
  );
  await page.getByRole('button', { name: '分享' }).click();
  await expect(notice).toHaveText(/也不能分享/);
  expect(new URL(page.url()).hash).toBe('');
  await run(page);
  await expect(printedOn(page)).toHaveText(['long']);
});
