import { holdBack } from '../support/loading';
import { expect, markDocument, expectSameDocument, open, storedValue, test } from '../support/test';

test.describe('section 2: page chrome', () => {
  test('skip-to-content link is the first stop of the keyboard and leads to the content', async ({
    page,
  }) => {
    await open(page, '/guide');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: '跳到主要内容' });
    await expect(skipLink).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const main = page.locator('#__docusaurus_skipToContent_fallback');
    await expect(main.locator(':focus')).toHaveCount(1);
  });

  test('announcement bar closes and stays closed', async ({ page }) => {
    await open(page, '/guide');
    const bar = page.getByRole('banner');
    await expect(bar).toContainText('garfish');
    await bar.getByRole('button', { name: '关闭' }).press('Enter');
    await expect(bar).toBeHidden();
    // What the keyboard would have come to next.
    await expect(page.getByRole('link', { name: 'Garfish', exact: true }).first()).toBeFocused();
    await page.reload();
    await expect(bar).toBeHidden();
    expect(await storedValue(page, 'docusaurus.announcement.dismiss')).toBe('true');
  });

  test('an announcement that is closed in another tab goes', async ({ page, context }) => {
    await open(page, '/guide');
    const other = await context.newPage();
    await open(other, '/guide/start');
    await other.getByRole('banner').getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('banner')).toBeHidden();
  });

  test('navbar: the six specified items on the right, in their order, and the playground, brand, search box, colour-mode toggle', async ({
    page,
  }) => {
    await open(page, '/');
    const navbar = page.getByRole('navigation', { name: '主导航' });
    await expect(navbar.locator('.navbar__items--right > .navbar__item.navbar__link')).toHaveText([
      '指南',
      'API',
      '博客',
      '演练场',
      /^示例/,
      '常见问题',
      /^GitHub/,
    ]);
    await expect(navbar.locator('.navbar__items').first().locator('.navbar__item')).toHaveCount(0);
    await expect(navbar.getByRole('link', { name: 'Garfish' })).toBeVisible();
    await expect(navbar.getByRole('combobox', { name: '搜索' })).toBeVisible();
    await expect(navbar.getByRole('button', { name: /切换浅色/ })).toBeVisible();
  });

  test('footer: link columns, logo, copyright line', async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.footer__col')).toHaveCount(3);
    await expect(footer.getByRole('img', { name: 'Garfish' })).toBeVisible();
    await expect(footer).toContainText('© 2023');
  });

  test('back-to-top button appears on scrolling up and leads to the top', async ({ page }) => {
    await open(page, '/api/loadApp');
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    await page.mouse.wheel(0, -600);
    await page.getByRole('button', { name: '回到顶部' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('edit-this-page link names the source file', async ({ page }) => {
    await open(page, '/guide/sandbox');
    await expect(page.getByRole('link', { name: '编辑此页' })).toHaveAttribute(
      'href',
      /\/edit\/main\/docs\/guide\/sandbox\.mdx$/,
    );
  });

  test('what can be done with a page is large enough for a finger, and does not overlap', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/guide/sandbox');
    await expect(page.getByRole('button', { name: '复制本页 Markdown' })).toBeVisible();
    const boxes = await page
      .locator('.theme-edit-this-page, .theme-edit-this-page ~ *')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(boxes).toHaveLength(3);
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(24);
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      if (next) expect(next.left >= box.right || next.top >= box.bottom - 2).toBe(true);
    }
  });

  test('previous and next pages', async ({ page }) => {
    await open(page, '/guide/start');
    await markDocument(page);
    const paging = page.getByRole('navigation', { name: '上一页与下一页' });
    await expect(paging.getByRole('link', { name: /上一页/ })).toHaveAttribute('href', '/learn');
    await paging.getByRole('link', { name: /下一页/ }).click();
    await expect(page).not.toHaveURL('/guide/start');
    await expectSameDocument(page);
  });

  test('breadcrumbs', async ({ page }) => {
    await open(page, '/guide/demo/react');
    const breadcrumbs = page.getByRole('navigation', { name: '页面路径' });
    await expect(breadcrumbs.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/');
    await expect(breadcrumbs.getByRole('link', { name: '接入框架' })).toHaveAttribute('href', '/guide/demo');
  });

  test('blog paging: older and newer entries, older and newer post', async ({ page }) => {
    await open(page, '/blog/releases');
    const listPaging = page.getByRole('navigation', { name: '博文列表分页导航' });
    await listPaging.getByRole('link', { name: '较旧的博文' }).click();
    await expect(page).toHaveURL('/blog/releases/page/2');
    await expect(listPaging.getByRole('link', { name: '较新的博文' })).toHaveAttribute(
      'href',
      '/blog/releases',
    );
    await page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    const postPaging = page.getByRole('navigation', { name: '博文分页导航' });
    await expect(postPaging.getByRole('link', { name: /较新一篇/ })).toBeVisible();
    await expect(postPaging.getByRole('link', { name: /较旧一篇/ })).toBeVisible();
  });

  test('blog tags: list of tags, posts of a tag', async ({ page }) => {
    await open(page, '/blog/releases/tags');
    await page.getByRole('main').getByRole('link', { name: /沙箱/ }).click();
    await expect(page).toHaveURL(/\/blog\/releases\/tags\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('篇博文');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('docs sidebar: categories collapse and expand', async ({ page }) => {
    await open(page, '/guide/start');
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    const category = sidebar.getByRole('button', { name: '核心概念' });
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar.getByRole('link', { name: '沙箱', exact: true })).toBeHidden();
    await category.click();
    await expect(sidebar.getByRole('link', { name: '沙箱', exact: true })).toBeVisible();
  });

  test('code-copy button copies the block and confirms', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/api/run');
    const block = page.locator('.theme-code-block').filter({ hasText: 'localhost:8091' }).first();
    await block.hover();
    await block.getByRole('button', { name: '复制代码到剪贴板' }).click();
    await expect(block.getByRole('button', { name: '已复制' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "import Garfish from 'garfish'",
    );
  });

  test('docs show the last-updated author and time', async ({ page }) => {
    await open(page, '/guide/sandbox');
    const updated = page.locator('.theme-last-updated');
    await expect(updated).toContainText(/最后由\s*\S.*于\s*\d{4}年\d{1,2}月\d{1,2}日/);
    await expect(updated.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
  });

  test('blog posts show their reading time', async ({ page }) => {
    await open(page, '/blog/releases');
    await expect(page.getByRole('article').first()).toContainText(/阅读需 \d+ 分钟/);
  });

  test('mobile: slide-in menu up to 996 px', async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await open(page, '/guide');
    await page.getByRole('button', { name: '切换导航栏' }).click();
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer.getByRole('link', { name: '快速开始' })).toBeVisible();
    await drawer.getByRole('button', { name: '← 回到主菜单' }).click();
    await expect(drawer.getByRole('link', { name: '常见问题' }).first()).toBeVisible();
  });

  test('all visible chrome is Chinese', async ({ page }) => {
    await open(page, '/guide/sandbox');
    const labels = await page
      .locator('[aria-label], [title], [placeholder]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
        ),
      );
    expect(labels.length).toBeGreaterThan(10);
    const english = labels.filter((label) => /[A-Za-z]{4,}/.test(label) && !/\p{Script=Han}/u.test(label));
    // Headings that are names of the API, and the brand.
    expect(english.filter((label) => !/^Garfish$/.test(label))).toEqual([]);
  });
});

test.describe('section 2: loading spinner', () => {
  test.use({ expectedErrors: [/#418|onRecoverableError/] });

  test('appears while a page loads', async ({ page }) => {
    // The one way to a page whose chunks were not waited for: the client strips the suffix of a not-found page.
    await page.route('**/api/run/index.html', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', path: 'build/404.html' }),
    );
    const gate = await holdBack(page, '**/assets/bodies/api/run.txt');
    await page.goto('/api/run/index.html', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: '页面加载中' })).toBeVisible();
    gate.open();
    await expect(page.getByRole('heading', { level: 1, name: 'Garfish.run' })).toBeVisible();
  });
});
