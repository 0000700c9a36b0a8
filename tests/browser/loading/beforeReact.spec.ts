import type { Page } from '@playwright/test';
import { addStyles } from '../support/addStyles';
import type { Gate } from '../support/gate';
import { holdBack, slowConnection } from '../support/loading';
import { programOf } from '../../../src/components/Playground/program/program';
import { toHash } from '../../../src/components/Playground/program/shareLink';
import { editorOf, openPlayground, printedTexts, turnToCode, type } from '../support/playground';
import { searchBox } from '../support/search';
import { expect, moveThePointer, storedValue, test, waitForHydration } from '../support/test';

const application = /\/assets\/js\/(?:runtime~main|main)\.\w+\.js$/;
const phone = { width: 390, height: 844 };

/** Paths of the scripts that the page asks for, as it asks for them. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Opens a page whose application does not arrive before the gate is opened. */
async function openBefore(page: Page, path: string): Promise<Gate> {
  const gate = await holdBack(page, application);
  await page.goto(path);
  return gate;
}

async function letReactCome(page: Page, gate: Gate): Promise<void> {
  gate.open();
  await waitForHydration(page);
}

function colourToggle(page: Page) {
  return page.getByRole('button', { name: /切换浅色/ }).first();
}

test.describe('the application', () => {
  for (const path of [
    '/',
    '/guide',
    '/api/run',
    '/issues',
    '/facts',
    '/playground',
    '/blog/releases/garfish-1.19',
    '/resource',
  ]) {
    test(`${path} asks for none of it while nobody uses the page`, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([expect.stringMatching(/\/assets\/js\/page\.\w+\.js$/)]);
    });
  }

  const gestures: Record<string, (page: Page) => Promise<void>> = {
    'the pointer moves': moveThePointer,
    'a key is pressed': (page) => page.keyboard.press('Shift'),
    'the focus moves': (page) => page.keyboard.press('Tab'),
    'the page is scrolled': (page) => page.mouse.wheel(0, 300),
    'a button is pressed': (page) =>
      page.getByRole('button', { name: '收起侧边栏' }).dispatchEvent('pointerdown'),
  };
  for (const [name, gesture] of Object.entries(gestures)) {
    test(`starts when ${name}`, async ({ page }) => {
      await page.goto('/guide/sandbox');
      await gesture(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });
  }

  test('does not start for a jump to an anchor, nor for a press on a link', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/api/loadApp#errors');
    await expect(page.locator('#errors')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'API', exact: true }).first().dispatchEvent('pointerdown');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => application.test(script))).toEqual([]);
  });

  test.describe('at once', () => {
    test.use({ expectedErrors: [/status of 404/] });

    const shared = `/playground${toHash(programOf("console.log('来自链接');"))}`;
    for (const path of ['/search?q=sandbox', '/no/such/page', shared]) {
      test(`starts on ${path.slice(0, 20)}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      });
    }

    test('starts on the playground for who has a draft there; the example that stands in its HTML is not shown', async ({
      page,
    }) => {
      await openPlayground(page);
      await type(page, "console.log('草稿');");
      const gate = await holdBack(page, application);
      // Its loading ends with the application's.
      await page.goto('/playground', { waitUntil: 'commit' });
      const example = page.getByText("import Garfish from 'garfish';");
      await expect(example).toBeAttached();
      await expect(example).toBeHidden();
      gate.open();
      await turnToCode(page);
      await expect(editorOf(page)).toHaveText("console.log('草稿');");
    });
  });

  test('starts by itself on a page that is read for long, and not on a slow connection', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto('/guide');
    await page.clock.runFor(14_000);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

    const slow = await context.newPage();
    const scripts = watchScripts(slow);
    await slowConnection(slow);
    await slow.clock.install();
    await slow.goto('/guide');
    await slow.clock.runFor(60_000);
    expect(scripts.filter((script) => application.test(script))).toEqual([]);
  });
});

test.describe('before React has come', () => {
  test('the colour mode switches, is stored and named, and React goes on from it', async ({ page }) => {
    const gate = await openBefore(page, '/guide');
    await colourToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(colourToggle(page)).toHaveAccessibleName(/当前为浅色/);
    expect(await storedValue(page, 'theme')).toBe('light');
    await letReactCome(page, gate);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(colourToggle(page)).toHaveAccessibleName(/当前为浅色/);
    await colourToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(colourToggle(page)).toHaveAccessibleName(/当前为深色/);
  });

  test('a press before even the page’s own script is there is done when it comes, once', async ({ page }) => {
    await page.setViewportSize(phone);
    const gate = await holdBack(page, /\/assets\/js\/page\.\w+\.js$/);
    await page.goto('/guide', { waitUntil: 'commit' });
    const toggle = page.locator('.navbar__toggle');
    // Nothing happens: who presses again means the same.
    for (let press = 0; press < 2; press += 1) await toggle.click();
    await expect(page.getByRole('dialog', { name: '导航' })).toHaveCount(0);
    gate.open();
    await expect(page.getByRole('dialog', { name: '导航' })).toHaveCount(1);
    await page.getByRole('button', { name: '关闭导航栏' }).click();
    await expect(page.getByRole('dialog', { name: '导航' })).toHaveCount(0);
  });

  test('of a thousand presses while it comes none is lost and none done twice', async ({ page }) => {
    const gate = await openBefore(page, '/guide');
    const seen = await page.evaluateHandle(() => {
      const modes: (string | null)[] = [];
      new MutationObserver(() => modes.push(document.documentElement.getAttribute('data-theme'))).observe(
        document.documentElement,
        { attributeFilter: ['data-theme'] },
      );
      return modes;
    });
    // A thousand other colours: what need not be seen in them is not painted.
    await addStyles(page, 'aside, main, footer { display: none; }');
    await page.exposeFunction('openTheGate', () => gate.open());
    await moveThePointer(page);
    await page.evaluate(async () => {
      const { openTheGate } = window as unknown as { openTheGate: () => Promise<void> };
      const toggle = document.querySelector<HTMLElement>('[data-colour-toggle]');
      for (let count = 0; count < 1000; count += 1) {
        if (count === 100) void openTheGate();
        toggle?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await waitForHydration(page);
    const modes = await seen.jsonValue();
    expect(modes).toHaveLength(1000);
    expect(modes.every((mode, index) => mode === (index % 2 === 0 ? 'light' : 'dark'))).toBe(true);
  });

  test('the announcement closes, and stays closed', async ({ page }) => {
    const gate = await openBefore(page, '/guide');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: '关闭' }).press('Enter');
    await expect(bar).toBeHidden();
    await expect(page.getByRole('link', { name: 'Garfish', exact: true }).first()).toBeFocused();
    await letReactCome(page, gate);
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
    await waitForHydration(page);
    await expect(bar).toBeHidden();
  });

  test('a category of the sidebar collapses, and is collapsed for React', async ({ page }) => {
    const gate = await openBefore(page, '/guide');
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    const category = sidebar.getByRole('button', { name: '核心概念' });
    const link = sidebar.getByRole('link', { name: '沙箱', exact: true });
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await letReactCome(page, gate);
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await category.click();
    await expect(link).toBeVisible();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
  });

  test('what is typed into the search box arrives, and its shortcut leads there', async ({ page }) => {
    const gate = await openBefore(page, '/guide');
    const text = 'sandbox '.repeat(6).trim();
    await page.keyboard.press('Control+K');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type(text.slice(0, 20));
    gate.open();
    await page.keyboard.type(text.slice(20));
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/找到/);
    await expect(searchBox(page)).toHaveValue(text);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue(text);
  });

  test('the filter of the facts keeps what is typed', async ({ page }) => {
    const gate = await openBefore(page, '/facts');
    const filter = page.getByRole('searchbox', { name: '按文字、页面或 id 筛选' });
    await filter.pressSequentially('keep-alive');
    await letReactCome(page, gate);
    await expect(filter).toHaveValue('keep-alive');
    await expect(page).toHaveURL('/facts?q=keep-alive');
  });

  test('a press that only React can answer is kept, and done once', async ({ page }) => {
    const gate = await openBefore(page, '/guide/start');
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    await page.getByRole('button', { name: '收起侧边栏' }).click();
    await expect(sidebar).toHaveCount(1);
    await letReactCome(page, gate);
    await expect(sidebar).toHaveCount(0);
    await expect(page.getByRole('button', { name: '展开侧边栏' })).toBeVisible();
  });

  test('links lead on, as everywhere', async ({ page }) => {
    await openBefore(page, '/guide');
    await page.getByRole('article').getByRole('link', { name: '快速开始' }).first().click();
    await expect(page).toHaveURL('/guide/start');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('快速开始');
  });
});

test.describe('before React has come, on a phone', () => {
  test.use({ viewport: phone });

  function menuButton(page: Page) {
    return page.getByRole('button', { name: '切换导航栏' });
  }

  test('the drawer opens, its categories collapse, and it closes by button, key and backdrop', async ({
    page,
  }) => {
    await openBefore(page, '/guide');
    const drawer = page.getByRole('dialog', { name: '导航' });
    await menuButton(page).click();
    await expect(drawer.getByRole('link', { name: '沙箱', exact: true })).toBeInViewport();
    await expect(drawer).toBeFocused();
    // Above the page: the press lands on it.
    await drawer.getByRole('link', { name: 'Garfish' }).click({ trial: true });
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await drawer.getByRole('button', { name: '核心概念' }).click();
    await expect(drawer.getByRole('link', { name: '沙箱', exact: true })).toBeHidden();
    await drawer.getByRole('button', { name: '关闭导航栏' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await menuButton(page).click();
    await expect(drawer.getByRole('link', { name: '沙箱', exact: true })).toBeInViewport();
    await page.mouse.click(phone.width - 5, phone.height / 2);
    await expect(drawer).toHaveCount(0);
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  });

  test('a drawer that is open stays open while React comes; the next one is React’s', async ({ page }) => {
    const gate = await openBefore(page, '/guide');
    const drawer = page.locator('body > .navbar-sidebar--show');
    await menuButton(page).click();
    gate.open();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(drawer.getByRole('link', { name: '沙箱', exact: true })).toBeInViewport();
    await expect(page.locator('.navbar-sidebar:visible')).toHaveCount(1);
    await drawer.getByRole('button', { name: '关闭导航栏' }).click();
    await menuButton(page).click();
    await expect(page.locator('.navbar-sidebar').getByRole('button', { name: '← 回到主菜单' })).toBeVisible();
    await expect(drawer).toHaveCount(0);
  });

  test('the drawer has the colour mode, and the way to the other parts of the site', async ({ page }) => {
    await openBefore(page, '/guide/testing');
    await menuButton(page).click();
    const drawer = page.getByRole('dialog', { name: '导航' });
    await expect(drawer.getByRole('link', { name: 'API', exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: /切换浅色/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(drawer.getByRole('button', { name: /当前为浅色/ })).toBeVisible();
    await expect(drawer.getByText('Garfish', { exact: true })).toHaveText('Garfish');
  });

  test('the drawer opens at the entry of the page', async ({ page }) => {
    await openBefore(page, '/guide/testing');
    await menuButton(page).click();
    const drawer = page.getByRole('dialog', { name: '导航' });
    await expect(drawer.getByRole('link', { name: '测试子应用' })).toBeInViewport();
    await expect(drawer.getByRole('link', { name: '介绍', exact: true })).not.toBeInViewport();
  });

  test('the drawer comes without a movement for who wants none', async ({ page }) => {
    await openBefore(page, '/guide');
    await menuButton(page).click();
    const moving = page.getByRole('dialog', { name: '导航' }).locator('.navbar-sidebar');
    await expect(moving).not.toHaveCSS('animation-duration', '0s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(moving).toHaveCSS('animation-duration', '0s');
  });

  test('the drawer leads to a page', async ({ page }) => {
    await openBefore(page, '/guide');
    await menuButton(page).click();
    await page.getByRole('dialog', { name: '导航' }).getByRole('link', { name: '沙箱', exact: true }).click();
    await expect(page).toHaveURL('/guide/sandbox');
  });

  test('the table of contents opens', async ({ page }) => {
    const gate = await openBefore(page, '/guide/sandbox');
    const contents = page.locator('details').filter({ hasText: '本页目录' });
    await contents.getByText('本页目录').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
    await letReactCome(page, gate);
    await expect(contents.getByRole('link').first()).toBeVisible();
  });

  test('the search opens over the page, and closes', async ({ page }) => {
    const gate = await openBefore(page, '/guide');
    await searchBox(page).click();
    const close = page.getByRole('search').getByRole('button', { name: '关闭' });
    await expect(close).toBeVisible();
    await searchBox(page).pressSequentially('sandbox');
    await letReactCome(page, gate);
    await expect(searchBox(page)).toHaveValue('sandbox');
    await expect(page.getByRole('option').first()).toContainText('沙箱');
    await close.click();
    await expect(close).toBeHidden();
  });
});

test.describe('what stands in the place of an island', () => {
  test('keeps what is entered and chosen there, and its last press', async ({ page }) => {
    const gate = await openBefore(page, '/playground');
    await expect(page.getByText("import Garfish from 'garfish';")).toBeVisible();
    await page.getByRole('combobox', { name: '打开' }).selectOption('example:sandbox');
    await page.getByRole('combobox', { name: '子应用' }).selectOption('vue-3');
    await page.getByRole('button', { name: '运行', exact: true }).click();
    gate.open();
    await expect(page.getByRole('combobox', { name: '子应用' })).toHaveValue('vue-3');
    await expect.poll(() => printedTexts(page)).toContain('子应用里 42');
  });

  test('keeps what is typed into it', async ({ page }) => {
    const gate = await openBefore(page, '/doctor');
    const entry = page.getByRole('textbox', { name: '子应用的入口地址' });
    await entry.pressSequentially('http://localhost:5173/');
    await letReactCome(page, gate);
    await expect(entry).toHaveValue('http://localhost:5173/');
    await expect(entry).toBeFocused();
    await entry.press('End');
    await entry.pressSequentially('app/');
    await expect(entry).toHaveValue('http://localhost:5173/app/');
  });
});
