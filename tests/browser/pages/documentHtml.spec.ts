import type { Page, Response } from '@playwright/test';
import { pageFiles } from '../support/loading';
import { expect, expectSameDocument, markDocument, open, storedValue, test } from '../support/test';

/** A document as it works before React has started: its scripts never arrive. */
async function openWithoutReact(page: Page, path: string): Promise<void> {
  await page.route(pageFiles, (route) =>
    /\/(?:page|reading|text-tools)\.\w+\.js$/.test(route.request().url())
      ? route.continue()
      : new Promise<void>(() => undefined),
  );
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('[data-body] h2').last()).toBeAttached();
}

/** What is put into a document with options while it is read. */
async function waitForTools(page: Page): Promise<void> {
  for (const tool of ['u[tabindex]', '.option-filter', '.contents-button', '.copy-markdown']) {
    await expect(page.locator(`[data-body="/api/run"] ${tool}`).first()).toBeAttached();
  }
}

/** The first group of tabs of a page, whose tabs are named in order. */
function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true }).first();
}

test.describe('a document is HTML', () => {
  test('its text is sent once: no script of the site says it again', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    const collect = (response: Response): void => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    };
    page.on('response', collect);
    await open(page, '/guide/sandbox');
    await page.waitForLoadState('networkidle');
    page.off('response', collect);
    const sentence = await page.locator('[data-body] p').first().innerText();
    expect(sentence.length).toBeGreaterThan(10);
    const sent = await Promise.all(scripts);
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.filter((script) => script.includes(sentence.slice(0, 10)))).toEqual([]);
  });

  test('who comes back to the first page finds nothing half done of what was pressed there early', async ({
    page,
  }) => {
    // As the browser refuses: that is said for longer than React takes to start.
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.goto('/guide/lifecycle');
    const copy = page.locator('[data-copy]').last();
    const name = (await copy.getAttribute('aria-label')) ?? '';
    const runHere = page.getByRole('button', { name: '在这里运行 src/main.ts' }).first();
    const sample = page.getByRole('region', { name: '运行中的示例 src/main.ts' });
    await copy.click();
    await expect(copy).not.toHaveAttribute('aria-label', name);
    await runHere.click();
    await expect(sample).toBeVisible();

    await markDocument(page);
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    const written = page.waitForResponse(/\/assets\/bodies\/guide\/lifecycle\.txt$/);
    await sidebar.getByRole('link', { name: '缓存', exact: true }).click();
    await expect(page).toHaveURL(/\/guide\/cache$/);
    await (await written).finished();
    await page.goBack();
    await expect(page).toHaveURL(/\/guide\/lifecycle$/);
    await expectSameDocument(page);
    await expect(copy).toHaveAttribute('aria-label', name);
    await copy.click();
    await expect(copy).not.toHaveAttribute('aria-label', name);
    await expect(copy).toHaveAttribute('aria-label', name);
    await expect(sample).toHaveCount(0);
    await runHere.click();
    await expect(sample).toHaveCount(1);
  });

  test('navigation asks for the same HTML, and shows what a first visit shows', async ({ page }) => {
    await open(page, '/api/run');
    await waitForTools(page);
    const first = await page.locator('[data-body]').innerHTML();
    await open(page, '/api/setOptions');
    await markDocument(page);
    const body = page.waitForResponse(/\/assets\/bodies\/api\/run\.txt$/);
    await page
      .getByRole('navigation', { name: '文档侧边栏' })
      .getByRole('link', { name: 'Garfish.run' })
      .click();
    expect((await body).headers()['content-type']).toContain('text/plain');
    await expect(page).toHaveURL('/api/run');
    await expectSameDocument(page);
    await waitForTools(page);
    expect(await page.locator('[data-body="/api/run"]').innerHTML()).toBe(first);
  });

  test('a link in it navigates in place, to the section that it names', async ({ page }) => {
    await open(page, '/api/router');
    await markDocument(page);
    await page.locator('[data-body] a[href^="/guide/"][href*="#"]').first().click();
    await expect(page).toHaveURL(/\/guide\/.*#/);
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(target).toBeInViewport();
    await expectSameDocument(page);
  });

  test('a link that is to open elsewhere does', async ({ page, context }) => {
    await open(page, '/api/run');
    const opened = context.waitForEvent('page');
    await page
      .locator('[data-body] a[href^="/guide/"]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/guide\//);
    await expect(page).toHaveURL('/api/run');
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the first page is there again as it was left', async ({ page, context }) => {
    await open(page, '/guide/lifecycle');
    await markDocument(page);
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    await sidebar.getByRole('link', { name: '缓存', exact: true }).click();
    await expect(page).toHaveURL(/\/guide\/cache$/);
    await context.setOffline(true);
    await page.goBack();
    await expect(page.locator('[data-body="/guide/lifecycle"] h2').first()).toBeVisible();
    await expectSameDocument(page);
  });
});

test.describe('its code and tabs work before React has started', () => {
  test.use({ expectedErrors: [/net::ERR/] });

  test('copying', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithoutReact(page, '/api/run');
    const block = page.locator('.theme-code-block').filter({ hasText: 'localhost:8091' }).first();
    await block.getByRole('button', { name: '复制代码到剪贴板' }).click();
    await expect(block.getByRole('button', { name: '已复制' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "import Garfish from 'garfish'",
    );
    await expect(block.getByRole('button', { name: '复制代码到剪贴板' })).toBeVisible();
  });

  test('where the browser refuses to copy, the code is selected and the button says so', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await openWithoutReact(page, '/api/run');
    const block = page.locator('.theme-code-block').filter({ hasText: 'localhost:8091' }).first();
    await block.getByRole('button', { name: '复制代码到剪贴板' }).click();
    await expect(block.getByRole('button', { name: '浏览器不允许复制，请选中代码后复制' })).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain("import Garfish from 'garfish'");
  });

  test('long lines can be wrapped; short ones have no button for it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithoutReact(page, '/api/run');
    const block = page.locator('.theme-code-block').filter({ hasText: 'localhost:8091' }).first();
    const button = block.getByRole('button', { name: '切换自动换行' });
    // The first move only asks for the script that shows it.
    await expect(async () => {
      await page.mouse.move(1, 1);
      await block.hover();
      await expect(button).toBeVisible({ timeout: 500 });
    }).toPass();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const overflow = () =>
      block.locator('pre').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBe(0);
    await button.click();
    expect(await overflow()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await block.hover();
    await expect(button).toBeHidden();
  });

  test('the tools for reading answer', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithoutReact(page, '/api/run');
    await page.mouse.move(500, 300);
    await page.mouse.move(510, 310, { steps: 3 });
    // It is said for a moment only.
    const said = expect(page.getByText('已复制本页 Markdown')).toBeVisible();
    await page.locator('.copy-markdown').click();
    await said;
  });

  test('tabs are left alone by keys of the browser', async ({ page }) => {
    await openWithoutReact(page, '/guide/start');
    const first = page.getByRole('tab').first();
    await first.focus();
    for (const key of ['Alt+ArrowRight', 'Meta+ArrowRight']) await page.keyboard.press(key);
    await expect(first).toHaveAttribute('aria-selected', 'true');
  });

  test('tabs, by pointer and keyboard; the choice is stored and holds on the next page', async ({ page }) => {
    await openWithoutReact(page, '/guide/build-config');
    await tab(page, 'Rspack 2').click();
    await expect(tab(page, 'Rspack 2')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('rspack.config', { exact: false }).first()).toBeVisible();
    expect(await storedValue(page, 'docusaurus.tab.bundler')).toBe('rspack');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Rsbuild 2')).toBeFocused();
    await expect(tab(page, 'Rsbuild 2')).toHaveAttribute('aria-selected', 'true');
    await page.reload({ waitUntil: 'commit' });
    await expect(tab(page, 'Rsbuild 2')).toHaveAttribute('aria-selected', 'true');
  });

  test('another window’s choice is followed', async ({ page, context }) => {
    await open(page, '/guide/build-config');
    const other = await context.newPage();
    await open(other, '/guide/build-config');
    await tab(other, 'Rspack 2').click();
    await expect(tab(page, 'Rspack 2')).toHaveAttribute('aria-selected', 'true');
  });

  test('React leaves a chosen tab alone when it starts', async ({ page }) => {
    await open(page, '/guide/build-config');
    await tab(page, 'Rspack 2').click();
    await page
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(tab(page, 'Rspack 2')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the code of a proof', () => {
  test('comes when it is asked for, coloured', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/facts?q=load-app.only-loads');
    const fact = page.locator('[id="load-app.only-loads"]');
    expect(asked.filter((path) => path.startsWith('/assets/proofs/'))).toEqual([]);
    await fact.locator('summary').click();
    await expect(fact.locator('pre')).toContainText("id: 'load-app.only-loads'");
    await expect(fact.locator('pre .k').first()).toBeVisible();
  });

  test.describe('that does not arrive', () => {
    test.use({ expectedErrors: [/503/] });

    test('can be asked for again', async ({ page }) => {
      await page.route('**/assets/proofs/**', (route) => route.fulfill({ status: 503 }));
      await open(page, '/facts?q=load-app.only-loads');
      const fact = page.locator('[id="load-app.only-loads"]');
      await fact.locator('summary').click();
      await expect(fact.getByRole('alert')).toContainText('验证代码没有加载成功');
      await page.unroute('**/assets/proofs/**');
      await fact.getByRole('button', { name: '重试' }).click();
      await expect(fact.locator('pre')).toContainText("id: 'load-app.only-loads'");
    });
  });
});
