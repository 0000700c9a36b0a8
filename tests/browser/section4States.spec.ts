import type { Page } from '@playwright/test';
import { fixtureOutputDirectory } from '../fixtureSite';
import { navbarIsVisible, scrollBy, scrollDownUntilNavbarHides } from './support/navbar';
import { serveDirectory, type StaticServer } from './support/serveDirectory';
import {
  expect,
  expectSameDocument,
  markDocument,
  open,
  storedValue,
  test,
  waitForHydration,
} from './support/test';

/** Scripts asked for since the page was loaded: by the page itself, or ahead of need. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) scripts.push(request.url());
  });
  return scripts;
}

async function setConnection(page: Page, connection: Record<string, unknown>): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

test.describe('section 4: preloading', () => {
  test('a hovered link preloads its chunks', async ({ page }) => {
    // Prefetch of visible links is out of the way: no link is ever reported as visible.
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        observe(): void {
          // Never reports.
        }
        unobserve(): void {
          // Nothing is observed.
        }
        disconnect(): void {
          // Nothing is observed.
        }
      } as unknown as typeof IntersectionObserver;
    });
    await open(page, '/guide/start');
    const scripts = collectScripts(page);
    await page
      .getByRole('navigation', { name: '文档侧边栏' })
      .getByRole('link', { name: '沙箱', exact: true })
      .hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('a visible link prefetches its chunks', async ({ page }) => {
    await open(page, '/guide');
    await expect(page.locator('link[rel="prefetch"][href*="/assets/js/"]').first()).toBeAttached();
  });

  for (const [name, connection] of [
    ['2g', { effectiveType: '2g', saveData: false }],
    ['data-saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`on ${name} nothing is fetched ahead`, async ({ page }) => {
      await setConnection(page, connection);
      await open(page, '/guide');
      const scripts = collectScripts(page);
      await page
        .getByRole('navigation', { name: '文档侧边栏' })
        .getByRole('link', { name: '沙箱', exact: true })
        .hover();
      // A navigation that follows proves that the page had time to act on the hover.
      await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
      await expect(page).toHaveURL('/issues');
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
      expect(scripts.length).toBeGreaterThan(0);
      const sandboxChunk = scripts.length;
      await page.getByRole('navigation').getByRole('link', { name: '指南' }).first().click();
      await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
      await expect(page).toHaveURL('/guide/sandbox');
      expect(scripts.length, 'the hovered page was not fetched before').toBeGreaterThan(sandboxChunk);
    });
  }
});

test.describe('section 4: route change', () => {
  test('waits for the next page’s chunks', async ({ page }) => {
    await setConnection(page, { effectiveType: '2g', saveData: true });
    await open(page, '/guide/start');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
    await expect(page).toHaveURL('/guide/sandbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('快速开始');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
  });

  test.describe('with a chunk that fails', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

    test('logs a warning and loads the page anew', async ({ page }) => {
      await setConnection(page, { effectiveType: '2g', saveData: true });
      await open(page, '/guide/start');
      await markDocument(page);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      let aborted = 0;
      await page.route('**/assets/js/*.js', async (route) => {
        if (aborted > 0) return route.continue();
        aborted += 1;
        return route.abort();
      });
      await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
      await expect(page.locator('html')).not.toHaveAttribute('data-test-mark');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
      expect(warnings.join('\n')).toMatch(/chunk/i);
      expect(aborted).toBe(1);
    });
  });
});

test.describe('section 4: progress bar', () => {
  async function navigateWithHeldChunks(page: Page): Promise<() => void> {
    await setConnection(page, { effectiveType: '2g', saveData: true });
    await page.clock.install();
    await open(page, '/guide/start');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: '沙箱', exact: true }).first().click();
    return () => release();
  }

  test('starts 200 ms after a route change begins and ends when the route has updated', async ({ page }) => {
    const release = await navigateWithHeldChunks(page);
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(page.locator('#nprogress')).toHaveCount(1);
    release();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('section 4: scroll', () => {
  test('a route change with a hash scrolls to its target', async ({ page }) => {
    await open(page, '/api/loadApp#errors');
    const target = page.locator('[id="errors"]');
    await expect(target).toBeInViewport();
  });

  test('a route change without a hash scrolls to the top', async ({ page }) => {
    await open(page, '/api/loadApp');
    await markDocument(page);
    await scrollBy(page, 2500);
    await page
      .getByRole('navigation', { name: '文档侧边栏' })
      .getByRole('link', { name: /preloadApp/ })
      .click();
    await expect(page).toHaveURL('/api/preloadApp');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expectSameDocument(page);
  });
});

test.describe('section 4: navbar', () => {
  test('hides on scrolling down past its height, reappears on scrolling up', async ({ page }) => {
    await open(page, '/api/loadApp');
    await scrollBy(page, 40);
    expect(await navbarIsVisible(page)).toBe(true);
    await scrollDownUntilNavbarHides(page);
    await scrollBy(page, -200);
    await expect.poll(() => navbarIsVisible(page)).toBe(true);
  });

  test('reappears near the bottom', async ({ page }) => {
    await open(page, '/api/loadApp');
    await scrollDownUntilNavbarHides(page);
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await expect.poll(() => navbarIsVisible(page)).toBe(true);
  });
});

test.describe('section 4: colour mode', () => {
  test.use({ colorScheme: 'light' });

  test('without a stored value the configured default, dark, and not the system’s', async ({ page }) => {
    await open(page, '/guide');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await storedValue(page, 'theme')).toBeNull();
  });

  test('the toggle stores light or dark under the key theme', async ({ page }) => {
    await open(page, '/guide');
    const toggle = page.getByRole('button', { name: /切换浅色/ }).first();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await storedValue(page, 'theme')).toBe('light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await waitForHydration(page);
    await toggle.click();
    expect(await storedValue(page, 'theme')).toBe('dark');
  });

  test('a second tab that switches is followed', async ({ page, context }) => {
    await open(page, '/guide');
    const secondTab = await context.newPage();
    await open(secondTab, '/api');
    await secondTab
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test.describe('in sites configured otherwise', () => {
    let followsSystem: StaticServer;
    let withoutSwitch: StaticServer;

    test.beforeAll(async () => {
      followsSystem = await serveDirectory(fixtureOutputDirectory('other-base-url'), '/docs/');
      withoutSwitch = await serveDirectory(fixtureOutputDirectory('alternative-options'));
    });

    test.afterAll(async () => {
      await followsSystem.close();
      await withoutSwitch.close();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the other reading: the system’s ${colorScheme} is followed`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.route('http://127.0.0.1:4390/**', (route) => route.abort());
        await page.goto(`${followsSystem.origin}/docs/issues`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      });
    }

    test.use({ expectedErrors: [/ERR_FAILED/] });

    test('the toggle can be disabled', async ({ page }) => {
      await open(page, `${withoutSwitch.origin}/guide`);
      await expect(page.getByRole('button', { name: /切换浅色/ })).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
});

test.describe('section 4: states of a site with more options', () => {
  let site: StaticServer;

  test.beforeAll(async () => {
    site = await serveDirectory(fixtureOutputDirectory('alternative-options'));
  });

  test.afterAll(async () => {
    await site.close();
  });

  test('announcement bar: a new id brings a dismissed bar back', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
      localStorage.setItem('docusaurus.announcement.id', 'an-earlier-announcement');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, `${site.origin}/guide`);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await storedValue(page, 'docusaurus.announcement.id')).toBe('another-announcement');
    expect(await storedValue(page, 'docusaurus.announcement.dismiss')).toBe('false');
  });

  test('dropdown menu closes on an outside click', async ({ page }) => {
    await open(page, `${site.origin}/guide`);
    const dropdown = page.locator('.dropdown').filter({ hasText: '下拉菜单' });
    await dropdown.locator('> a').press('Enter');
    await expect(dropdown).toHaveClass(/dropdown--show/);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(dropdown).not.toHaveClass(/dropdown--show/);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('dropdown menu closes on an outside touch', async ({ page }) => {
      await open(page, `${site.origin}/guide`);
      const dropdown = page.locator('.dropdown').filter({ hasText: '下拉菜单' });
      await dropdown.locator('> a').press('Enter');
      await expect(dropdown).toHaveClass(/dropdown--show/);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(dropdown).not.toHaveClass(/dropdown--show/);
    });
  });

  test('the preferred docs version is stored', async ({ page }) => {
    await open(page, `${site.origin}/guide`);
    const versions = page.locator('.dropdown').filter({ hasText: 'Next' });
    await versions.hover();
    await versions.getByRole('link', { name: '0.1' }).click();
    await expect(page).toHaveURL(`${site.origin}/0.1/guide`);
    expect(await storedValue(page, 'docs-preferred-version-default')).toBe('0.1');
  });
});

test.describe('section 4: search index load', () => {
  const waysIn = {
    hover: (page: Page) => page.getByLabel('搜索').first().hover(),
    focus: (page: Page) => page.getByLabel('搜索').first().focus(),
    shortcut: (page: Page) => page.keyboard.press('Control+k'),
  };

  for (const [name, comeIn] of Object.entries(waysIn)) {
    test(`empty, then loaded once on the first ${name}`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('search-index')) requests.push(request.url());
      });
      await open(page, '/guide');
      expect(requests).toEqual([]);
      const loaded = page.waitForResponse(/search-index/);
      await comeIn(page);
      await loaded;
      await page.mouse.move(0, 400);
      await page.getByLabel('搜索').first().hover();
      await page.getByLabel('搜索').first().focus();
      await page.getByLabel('搜索').first().pressSequentially('沙箱');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(requests).toHaveLength(1);
    });
  }
});

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

  test('closes on a back navigation, which stays on the page', async ({ page }) => {
    await open(page, '/guide');
    await page.getByRole('link', { name: /下一页/ }).click();
    await expect(page).toHaveURL('/guide/start');
    await page.getByRole('button', { name: '切换导航栏' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(page).toHaveURL('/guide/start');
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

test.describe('section 4: docs sidebar and stored choices', () => {
  test('the docs sidebar can be hidden and shown again', async ({ page }) => {
    await open(page, '/guide/start');
    await page.getByRole('button', { name: '收起侧边栏' }).click();
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    await expect(sidebar).toHaveCount(0);
    await page.getByRole('button', { name: '展开侧边栏' }).click();
    await expect(sidebar).toBeVisible();
  });

  test('a tab group’s choice is stored and applies to every group of that name', async ({ page }) => {
    await open(page, '/guide/start');
    const pnpm = page.getByRole('tab', { name: 'pnpm' });
    await pnpm.first().click();
    expect(await storedValue(page, 'docusaurus.tab.npm2yarn')).toBe('pnpm');
    await page.reload();
    await expect(pnpm.first()).toHaveAttribute('aria-selected', 'true');
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
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
