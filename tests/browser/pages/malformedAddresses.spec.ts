import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brokenAddresses, parsePage, readBuild } from '../support/builtPages';
import { turnToCode } from '../support/playground';
import {
  expect,
  expectSameDocument,
  markDocument,
  open,
  testOnSharedPage as test,
  waitForHydration,
} from '../support/test';

/** The page is the one that was opened, and its links navigate in place. */
async function expectLivePage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await markDocument(page);
  await page.getByRole('link', { name: '常见问题', exact: true }).first().click();
  await expect(page).toHaveURL('/issues');
  await expectSameDocument(page);
}

test.describe('a hash that cannot be decoded', () => {
  for (const hash of ['#100%', '#%', '#50%-off', '#%E0%A4%A', '#%zz']) {
    test(`${hash}: a link to it on a live page`, async ({ page }) => {
      await open(page, '/guide/sandbox');
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: '链接' });
        document.querySelector('article')?.prepend(link);
      }, hash);
      await page.getByRole('link', { name: '链接', exact: true }).click();
      await expect(page).toHaveURL(`/guide/sandbox${hash}`);
      await expectLivePage(page, '沙箱');
    });

    test(`${hash}: typed into the address bar of a live page, and left again`, async ({ page }) => {
      await open(page, '/guide/sandbox');
      await page.evaluate((typed) => (location.hash = typed), hash);
      await page.goBack();
      await expect(page).toHaveURL('/guide/sandbox');
      await expectLivePage(page, '沙箱');
    });

    test(`${hash}: opened with it`, async ({ page }) => {
      await open(page, `/guide/sandbox${hash}`);
      await expectLivePage(page, '沙箱');
    });
  }

  test('leads to the element that has this id', async ({ page }) => {
    await open(page, '/guide/sandbox');
    await page.evaluate(() => {
      const target = Object.assign(document.createElement('p'), { id: '100%', textContent: '终点' });
      document.querySelector('article')?.append(target);
      location.hash = '#100%';
    });
    await expect(page.getByText('终点')).toBeInViewport();
  });

  test('pasted into the open playground is a damaged link', async ({ page }) => {
    await open(page, '/playground');
    await turnToCode(page);
    await expect(page.getByRole('textbox', { name: '主应用的代码 main.ts' })).toBeVisible();
    await page.evaluate(() => (location.hash = '#v1.a.%%%'));
    await expect(page.getByRole('alert')).toContainText('链接里的代码不完整或已损坏');
    await expect(page.getByRole('textbox', { name: '主应用的代码 main.ts' })).toBeVisible();
  });
});

test.describe('a path that cannot be decoded', () => {
  // The document itself is not there.
  test.use({ expectedErrors: [/status of 404/] });

  // Static servers send the not-found page for it.
  const notFound = readFileSync('build/404.html', 'utf8');

  for (const path of ['/guide/%E0%A4%A', '/100%', '/%', '/guide/100%25']) {
    test(`${path}: the not-found page works`, async ({ page }) => {
      await page.route(
        ({ pathname }) => pathname.includes('%'),
        (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
      );
      await page.goto(path);
      await waitForHydration(page);
      // The router decodes a path once more at each step.
      await page.evaluate(() => (location.hash = '#a'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
      await page.getByRole('link', { name: '跳到主要内容' }).press('Enter');
      await expectLivePage(page, '找不到页面');
    });
  }
});

test.describe('a query that cannot be decoded', () => {
  for (const path of ['/search?q=%E0%A4%A', '/guide/sandbox?a=%', '/guide/sandbox?%E0%A4%A=1#%']) {
    test(path, async ({ page }) => {
      await open(page, path);
      await expectLivePage(page, /沙箱|搜索/);
    });
  }
});

test('the check of links reports an address that cannot be decoded', () => {
  const build = readBuild('build', 'https://garfishjs.org/');
  const page = parsePage('guide.html', '<a href="/guide#100%">a</a><a href="/%E0%A4%A">b</a>');
  expect(brokenAddresses(build, page)).toEqual(['no such anchor: /guide#100%', 'no file: /%E0%A4%A']);
});
