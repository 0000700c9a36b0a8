import type { Page } from '@playwright/test';
import { examples } from '../../../src/components/Playground/examples';
import { programOf } from '../../../src/components/Playground/program/program';
import { fromHash, toHash } from '../../../src/components/Playground/program/shareLink';
import { holdBack } from '../support/loading';
import {
  editorOf,
  noticeOf,
  openPlayground,
  previewOf,
  printedOn,
  run,
  turnToCode,
  type,
} from '../support/playground';
import { expect, test, waitForHydration } from '../support/test';

const shared = programOf("console.log('来自链接');\n", { app: 'react-19', address: '/shared' });

function openMenu(page: Page) {
  return page.getByRole('combobox', { name: '打开' });
}

function drafts(page: Page) {
  return openMenu(page).locator('optgroup[label^="我的草稿"] option');
}

test.describe('sharing', () => {
  test('puts the program into a link that opens it elsewhere', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPlayground(page);
    await type(page, "console.log('你好，世界');");
    await page.getByRole('combobox', { name: '子应用' }).selectOption('vue-3');
    await page.getByRole('button', { name: '分享' }).click();
    await expect(noticeOf(page)).toHaveText(
      '链接已复制，也在浏览器的地址栏里。代码就在链接中，没有上传到任何地方。',
    );
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());

    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    await openPlayground(other, new URL(link).hash);
    await expect(other.getByRole('combobox', { name: '子应用' })).toHaveValue('vue-3');
    await run(other);
    await expect(printedOn(other)).toHaveText(['你好，世界']);
    await other.close();
  });

  test('leaves the link in the address bar where copying is refused', async ({ page }) => {
    await page.addInitScript(() => {
      if (window !== window.top) return;
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await openPlayground(page);
    await page.getByRole('button', { name: '分享' }).click();
    await expect(noticeOf(page)).toHaveText(/浏览器不允许复制，请从地址栏里复制链接/);
    expect(fromHash(new URL(page.url()).hash)).toEqual({ kind: 'program', program: examples[0]?.program });
  });

  for (const hash of ['#v1.abc.def', '#v9.abc.def', toHash(shared).slice(0, -3)]) {
    test(`a damaged link ${hash.slice(0, 12)} says so and offers an example`, async ({ page }) => {
      await openPlayground(page, hash);
      await expect(page.getByRole('alert')).toHaveText(/链接里的代码不完整或已损坏/);
      await run(page);
      await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
    });
  }

  test('a link opened in the same tab replaces the program', async ({ page }) => {
    await openPlayground(page);
    await page.evaluate((hash) => (location.hash = hash), toHash(shared));
    await expect(editorOf(page)).toContainText('来自链接');
    await expect(openMenu(page)).toHaveValue('link');
  });
});

test.describe('drafts', () => {
  test('what is typed is there after a reload', async ({ page }) => {
    await openPlayground(page);
    await type(page, "console.log('草稿');");
    await page.reload();
    await turnToCode(page);
    await expect(editorOf(page)).toHaveText("console.log('草稿');");
    await expect(drafts(page)).toHaveCount(1);
  });

  test('a link and what is typed into it never replace a draft', async ({ page }) => {
    await openPlayground(page);
    await type(page, "console.log('第一份');");
    await openPlayground(page, toHash(shared));
    // Only the hash differs: the browser loads nothing again.
    await expect(editorOf(page)).toContainText('来自链接');
    await expect(noticeOf(page)).toHaveText('打开了链接里的代码。你自己的草稿还在“打开”菜单里。');
    await type(page, "console.log('第二份');");
    await expect(drafts(page)).toHaveCount(2);
    expect(new URL(page.url()).hash).toBe('');
    await openMenu(page).selectOption((await drafts(page).last().getAttribute('value')) ?? '');
    await expect(editorOf(page)).toHaveText("console.log('第一份');");
    await page.reload();
    await expect(drafts(page)).toHaveCount(2);
  });

  test('a reset takes changes back and keeps them as a draft', async ({ page }) => {
    await openPlayground(page, toHash(shared));
    const reset = page.getByRole('button', { name: '重置' });
    await expect(reset).toBeDisabled();
    await type(page, "console.log('改过');");
    await reset.click();
    await expect(editorOf(page)).toContainText('来自链接');
    await expect(drafts(page)).toHaveCount(1);
    // And it can be chosen.
    await expect(openMenu(page)).toHaveValue('link');
    const draft = (await drafts(page).getAttribute('value')) ?? '';
    await openMenu(page).selectOption(draft);
    await expect(editorOf(page)).toHaveText("console.log('改过');");
    await type(page, "console.log('又改');");
    await reset.click();
    await expect(editorOf(page)).toHaveText("console.log('改过');");
    await openMenu(page).selectOption(draft);
    await expect(editorOf(page)).toHaveText("console.log('又改');");
  });

  for (const { from, hash, text, source } of [
    { from: 'an example', hash: '', text: 'console.log', source: /^example:/ },
    { from: 'a link', hash: toHash(shared), text: '来自链接', source: 'link' },
  ]) {
    test(`a reset after a reload goes back to ${from}, and the draft stays`, async ({ page }) => {
      await openPlayground(page, hash);
      const opened = await editorOf(page).textContent();
      await type(page, "console.log('改过');");
      await page.reload();
      await turnToCode(page);
      await expect(editorOf(page)).toHaveText("console.log('改过');");
      await page.getByRole('button', { name: '重置' }).click();
      await expect(editorOf(page)).toContainText(text);
      await expect(editorOf(page)).toHaveText(opened ?? '');
      await expect(openMenu(page)).toHaveValue(source);
      await expect(drafts(page)).toHaveCount(1);
    });
  }

  test('two tabs that change one draft keep both texts', async ({ page, context }) => {
    await openPlayground(page);
    await type(page, "console.log('一');");
    const other = await context.newPage();
    await openPlayground(other);
    await expect(editorOf(other)).toHaveText("console.log('一');");
    await type(page, "console.log('二');");
    await type(other, "console.log('三');");
    await type(page, "console.log('二二');");
    await expect(drafts(page)).toHaveCount(2);
    await other.reload();
    await expect(drafts(other)).toHaveText([/二二/, /三/]);
  });

  test('a program that is opened has nothing to be undone of the one before it', async ({ page }) => {
    await openPlayground(page);
    await type(page, "console.log('草稿');");
    await openMenu(page).selectOption({ label: '缓存：同一个实例' });
    await expect(editorOf(page)).not.toContainText('草稿');
    const text = await editorOf(page).textContent();
    await editorOf(page).focus();
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(editorOf(page)).toHaveText(text ?? '');
    await expect(openMenu(page)).toHaveValue(/^example:/);
  });

  test('a draft is removed and brought back by the keyboard; another tab hears of it', async ({
    page,
    context,
  }) => {
    await openPlayground(page);
    const remove = page.getByRole('button', { name: '删除草稿' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await type(page, "console.log('一');");
    await openMenu(page).selectOption({ label: '缓存：同一个实例' });
    await type(page, "console.log('二');");
    const other = await context.newPage();
    await openPlayground(other);

    await remove.press('Enter');
    await expect(noticeOf(page)).toContainText('草稿已删除。');
    await expect(editorOf(page)).toContainText('cache');
    await expect(drafts(page)).toHaveText([/一/]);
    await expect(openMenu(other)).toHaveValue(/^draft:/);
    await expect(openMenu(other).locator('option:checked')).toHaveText('已删除的草稿（再修改就重新保存）');
    await expect(editorOf(other)).toHaveText("console.log('二');");

    await expect(remove).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(openMenu(page)).toBeFocused();
    await expect(noticeOf(page)).toBeEmpty();
    await expect(editorOf(page)).toHaveText("console.log('二');");
    await expect(drafts(page)).toHaveText([/二/, /一/]);
    await expect(drafts(other)).toHaveText([/二/, /一/]);

    await remove.click();
    await page.reload();
    await expect(drafts(page)).toHaveText([/一/]);
  });

  test('the way to the main part of the page is no link to a program', async ({ page }) => {
    await openPlayground(page, toHash(shared));
    await page.evaluate(() => (location.hash = '#__docusaurus_skipToContent_fallback'));
    await type(page, "console.log('改过');");
    await expect(drafts(page)).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(editorOf(page)).toHaveText("console.log('改过');");
  });

  test('the way to the main part, taken before React is there, keeps the program of the link', async ({
    page,
  }) => {
    const gate = await holdBack(page, /\/assets\/js\/(?:runtime~main|main)\.\w+\.js$/);
    const hash = toHash(shared);
    await page.goto(`/playground${hash}`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: '跳到主要内容' }).press('Enter');
    gate.open();
    await waitForHydration(page);
    await turnToCode(page);
    await expect(editorOf(page)).toContainText('来自链接');
    expect(new URL(page.url()).hash).toBe(hash);
  });

  test.describe('storage that refuses', () => {
    // Docusaurus says so too.
    test.use({ expectedErrors: [/QuotaExceededError/] });

    test('is said, and the editor works', async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await openPlayground(page);
      await type(page, "console.log('不保存');");
      await expect(noticeOf(page)).toHaveText(/浏览器没有保存这份草稿/);
      await run(page);
      await expect(printedOn(page)).toHaveText(['不保存']);

      // And what was written is not lost to what the reader opens next, here or on another page.
      await page.getByRole('button', { name: '重置' }).click();
      await expect(editorOf(page)).not.toContainText('不保存');
      await expect(drafts(page)).toHaveText(/^没有保存：.+ console\.log\('不保存'\);$/);
      await page.getByRole('link', { name: '指南', exact: true }).first().click();
      await expect(editorOf(page)).toHaveCount(0);
      await page.goBack();
      await turnToCode(page);
      await expect(editorOf(page)).toHaveText("console.log('不保存');");

      const asked = page.waitForEvent('dialog');
      const left = page.reload();
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.accept();
      await left;
    });
  });
});
