import type { Page, Route } from '@playwright/test';
import { programOf } from '../../../src/components/Playground/program/program';
import { toHash } from '../../../src/components/Playground/program/shareLink';
import { editorOf, noticeOf, openPlayground, previewOf, run, turnToCode, type } from '../support/playground';
import { searchBox } from '../support/search';
import { expect, expectSameDocument, markDocument, moveThePointer, open, test } from '../support/test';

test.use({ expectedErrors: [/Failed to load resource|MIME type|Unexpected token/] });

const faults: Record<string, (route: Route) => Promise<void>> = {
  aborted: (route) => route.abort(),
  '404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  '500': (route) => route.fulfill({ status: 500, body: 'Internal server error' }),
  truncated: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
};

function failureOf(page: Page, part: string) {
  return page.getByRole('alert').filter({ hasText: `${part}没有加载成功。请检查网络，然后重试。` });
}

/** A retry that fails too says so again; one that does not brings the part, without a reload. */
async function expectRetries(page: Page, part: string, files: string): Promise<void> {
  await markDocument(page);
  const failure = failureOf(page, part);
  await expect(failure).toBeVisible();
  await expect(page.getByText('页面已崩溃')).toHaveCount(0);
  const again = page.waitForRequest(files);
  await failure.getByRole('button', { name: '重试' }).click();
  await again;
  await expect(failure).toBeVisible();
  await page.unroute(files);
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(failure).toHaveCount(0);
  await expectSameDocument(page);
}

for (const [name, fault] of Object.entries(faults)) {
  test(`the playground, ${name}: told in its place, downloaded anew`, async ({ page }) => {
    const files = '**/assets/js/playground.*.js';
    await page.route(files, fault);
    await page.goto('/playground');
    await moveThePointer(page);
    await expectRetries(page, '这一部分', files);
    await turnToCode(page);
    await expect(editorOf(page)).toBeVisible();
  });

  test(`its editor, ${name}: programs run without it, and it is downloaded anew`, async ({ page }) => {
    const files = '**/assets/js/playground-editor.*.js';
    await page.route(files, fault);
    await open(page, '/playground');
    await run(page);
    await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
    await turnToCode(page);
    await expectRetries(page, '编辑器', files);
    await expect(editorOf(page)).toBeVisible();
  });

  test(`what reads and writes links, ${name}: the code stays, and the next attempt gets it`, async ({
    page,
  }) => {
    const files = '**/assets/js/playground-links.*.js';
    await page.route(files, fault);
    await openPlayground(page);
    await type(page, "console.log('mine');");
    await page.getByRole('button', { name: '分享' }).click();
    await expect(noticeOf(page)).toHaveText('链接没有生成，请检查网络后再按“分享”。');
    const sent = toHash(programOf("console.log('sent');"));
    await page.evaluate((hash) => (location.hash = hash), sent);
    await expect(noticeOf(page)).toContainText('编辑器里还是原来的代码');
    await expect(editorOf(page)).toHaveText("console.log('mine');");
    await page.unroute(files);
    await page.getByRole('button', { name: '分享' }).click();
    await expect(noticeOf(page)).toContainText('代码就在链接中');
  });
}

test('the code that highlights what was searched for: the page is opened all the same', async ({ page }) => {
  await open(page, '/guide');
  await searchBox(page).pressSequentially('strictIsolation');
  await expect(page.getByRole('option').first()).toContainText('strictIsolation');
  await page.waitForLoadState('networkidle');
  let blocked = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes('createTreeWalker')) return route.fulfill({ response, body: text });
    blocked += 1;
    return route.abort();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  await expect.poll(() => blocked).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the code of a proof: opened before React or after, and only then downloaded', async ({ page }) => {
  const proofs: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/proofs/')) proofs.push(request.url());
  });
  await page.goto('/facts/issues');
  const facts = page.locator('main li > details');
  await facts.nth(0).locator('summary').press('Enter');
  await expect(facts.nth(0).locator('pre')).toContainText('id: ');
  expect(proofs).toHaveLength(1);
  await facts.last().locator('summary').click();
  await expect(facts.last().locator('pre')).toBeVisible();
  expect(proofs).toHaveLength(2);
});
