import { expect, open, testOnSharedPage as test } from '../support/test';

test.describe('section 4: mobile sidebar', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens and closes by its buttons', async ({ page }) => {
    await open(page, '/guide');
    await page.getByRole('button', { name: '切换导航栏' }).click();
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: '关闭导航栏' }).click();
    await expect(drawer).toBeHidden();
  });

  test('is a dialog: the focus goes into it and stays there, Escape closes it', async ({ page }) => {
    await open(page, '/guide');
    const toggle = page.getByRole('button', { name: '切换导航栏' });
    await toggle.press('Enter');
    const drawer = page.getByRole('dialog', { name: '导航' });
    await expect(drawer).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('main :focus, .navbar__inner :focus')).toHaveCount(0);
    await drawer.getByRole('button', { name: '← 回到主菜单' }).press('Enter');
    await expect(drawer.getByRole('link', { name: '常见问题' }).first()).toBeVisible();
    // The button is gone; what the reader has come for is at hand.
    await expect(drawer.getByRole('link', { name: '指南', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: '介绍' })).toBeVisible();
  });

  test('is closed by a press beside it, and by a link, which opens its page', async ({ page }) => {
    await open(page, '/guide');
    await page.getByRole('button', { name: '切换导航栏' }).click();
    const drawer = page.getByRole('dialog', { name: '导航' });
    await expect(drawer).toBeFocused();
    await page.mouse.click(380, 400);
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: '切换导航栏' }).click();
    await drawer.getByRole('link', { name: '沙箱', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '沙箱' })).toBeVisible();
    await expect(page.locator('[inert]:not(.navbar-sidebar__item)')).toHaveCount(0);
  });

  test('opens at the entry of the page', async ({ page }) => {
    await open(page, '/guide/testing');
    await page.getByRole('button', { name: '切换导航栏' }).click();
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer.getByRole('link', { name: '测试子应用' })).toBeInViewport();
    await expect(drawer.getByRole('link', { name: '介绍', exact: true })).not.toBeInViewport();
  });

  test('closes on a back navigation, which stays on the page', async ({ page }) => {
    await open(page, '/guide');
    await page.getByRole('link', { name: /下一页/ }).click();
    await expect(page).toHaveURL('/learn');
    await page.getByRole('button', { name: '切换导航栏' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(page).toHaveURL('/learn');
  });

  test('closes when the viewport becomes desktop', async ({ page }) => {
    await open(page, '/guide');
    await page.getByRole('button', { name: '切换导航栏' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });
});

test('on a phone, a finger meets each line of the contents, and what closes the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/sandbox');
  const contents = page.locator('details').filter({ hasText: '本页目录' });
  await contents.getByText('本页目录').click();
  const heights = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(32);
  await page.locator('.navbar__toggle').click();
  const box = await page.locator('.navbar-sidebar--show .navbar-sidebar__close').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
});

test.describe('section 4: docs sidebar and stored choices', () => {
  test('the docs sidebar can be hidden and shown again', async ({ page }) => {
    await open(page, '/guide/start');
    await page.getByRole('button', { name: '收起侧边栏' }).click();
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    await expect(sidebar).toHaveCount(0);
    await page.getByRole('button', { name: '展开侧边栏' }).click();
    await expect(sidebar).toBeVisible();
  });

  test('the mark of the button that hides it is not lost below a pointer, in the dark', async ({ page }) => {
    await open(page, '/guide/start');
    const button = page.getByRole('button', { name: '收起侧边栏' });
    await button.hover();
    const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(button).toHaveCSS('color', text);
  });

  test('collapse animation: its duration follows from the content’s height', async ({ page }) => {
    await open(page, '/api');
    const durations = await page.getByRole('navigation', { name: '文档侧边栏' }).evaluate(async (sidebar) => {
      const measured: Record<string, { height: number; duration: number }> = {};
      for (const label of ['路由与通信', '共享与全局变量']) {
        const button = [...sidebar.querySelectorAll<HTMLElement>('a, button')].find(
          (element) => element.textContent === label,
        );
        const list = button?.closest('li')?.querySelector<HTMLElement>(':scope > ul');
        if (!button || !list) throw new Error(`no category ${label}`);
        const height = list.scrollHeight;
        button.click();
        // From the effect of a rendering, a frame or two later.
        while (list.style.transition === '') await new Promise((resolve) => requestAnimationFrame(resolve));
        measured[label] = { height, duration: parseFloat(list.style.transition.replace(/^height /, '')) };
      }
      return measured;
    });
    const [short, tall] = [durations['路由与通信'], durations['共享与全局变量']];
    expect(tall?.height).toBeGreaterThan(short?.height ?? Infinity);
    expect(short?.duration).toBeGreaterThan(0);
    expect(tall?.duration).toBeGreaterThan(short?.duration ?? Infinity);
  });
});
