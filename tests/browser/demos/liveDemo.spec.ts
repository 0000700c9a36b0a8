import type { Locator } from '@playwright/test';
import { demoPages, expectRunning, frameOf, liveDemo, scrollTo, toolbarButton } from './support/liveDemo';
import { expect, expectSameDocument, markDocument, open, test, waitForHydration } from '../support/test';

const reactPage = '/guide/demo/react';

/** An observer made now is told after those that the page has made before. */
async function observersAreTold(demo: Locator): Promise<void> {
  await demo.evaluate(async (element) => {
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

test.describe('each demo runs', () => {
  for (const { path, title, tab } of demoPages) {
    test(`on a first visit: ${title} on ${path}`, async ({ page }) => {
      await open(page, path);
      if (tab !== undefined) await page.getByRole('tab', { name: tab }).first().click();
      const demo = liveDemo(page, title);
      await scrollTo(page, demo);
      await expectRunning(demo);
    });

    test(`after client-side navigation: ${title} on ${path}`, async ({ page }) => {
      // A page that links to none of them: the link is made, and followed by the site's own router.
      await open(page, '/showcase');
      await markDocument(page);
      await page.evaluate((target) => {
        history.pushState({}, '', target);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      if (tab !== undefined) await page.getByRole('tab', { name: tab }).first().click();
      const demo = liveDemo(page, title);
      await scrollTo(page, demo);
      await expectRunning(demo);
      await expectSameDocument(page);
    });
  }

  test('routes of a sub-app stay in its frame, and the reader’s way back is one step', async ({ page }) => {
    await open(page, '/showcase');
    await open(page, '/guide/router');
    const demo = liveDemo(page, '路由激活子应用');
    await scrollTo(page, demo);
    const frame = frameOf(demo);
    for (const name of ['React 19', 'Vue 3 与 vue-router']) {
      await frame.getByRole('link', { name }).click();
      await expect(frame.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(frame.getByRole('button', { name: '点击 0 次' })).toBeVisible();
    }
    await frame.getByRole('link', { name: '关于' }).click();
    await expect(frame.getByText('子应用里的第二个页面。')).toBeVisible();
    await frame.getByRole('link', { name: '首页' }).click();
    await expect(frame.getByText('现在没有子应用匹配这个地址')).toBeVisible();
    await expect(page).toHaveURL('/guide/router');
    await page.goBack();
    await expect(page).toHaveURL('/showcase');
  });
});

test.describe('starting and stopping', () => {
  test('nothing moves: the frame has the size of what it replaces', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // As the metric does; what follows a press is measured below.
          if (Reflect.get(entry, 'hadRecentInput') === false) shifts.push(entry.startTime);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, reactPage);
    const demo = liveDemo(page, 'React 19');
    // In the document, not on the screen: pressing what is half in view scrolls.
    const boxes = (): Promise<unknown> =>
      demo.evaluate((element) =>
        [element, ...element.querySelectorAll('button, a')]
          // Stands in the frame's place.
          .filter((each) => !each.textContent.startsWith('运行 '))
          .map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [x, y + scrollY, width, height];
          }),
      );
    const before = await boxes();
    // What moved while the page itself loaded is none of the demo's.
    const loaded = await page.evaluate(() => performance.now());
    await demo.getByRole('button', { name: '运行 React 19' }).click();
    await expectRunning(demo);
    expect(await boxes()).toEqual(before);
    await toolbarButton(demo, '停止').click();
    await expect(demo.getByRole('status')).toHaveText('已停止');
    expect(await boxes()).toEqual(before);
    const shifts = await page.evaluate(() => [Reflect.get(window, 'shifts')].flat().map(Number));
    expect(shifts.filter((time) => time > loaded)).toEqual([]);
  });

  test('stop removes the frame; what was stopped does not start by itself', async ({ page }) => {
    await open(page, reactPage);
    const demo = liveDemo(page, 'React 19');
    await scrollTo(page, demo);
    await expectRunning(demo);
    await toolbarButton(demo, '停止').click();
    await expect(demo.locator('iframe')).toHaveCount(0);
    expect(page.frames()).toHaveLength(1);
    await page.mouse.wheel(0, 3000);
    await expect(demo).not.toBeInViewport();
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(demo).toBeInViewport();
    await observersAreTold(demo);
    await expect(demo.getByRole('button')).toHaveText('运行 React 19');
    await expect(demo.locator('iframe')).toHaveCount(0);
  });

  test('reload begins anew', async ({ page }) => {
    await open(page, reactPage);
    const demo = liveDemo(page, 'React 19');
    await scrollTo(page, demo);
    await expectRunning(demo);
    await toolbarButton(demo, '重新加载').click();
    await expectRunning(demo);
  });

  test('by the keyboard, and the focus is not lost', async ({ page }) => {
    await open(page, reactPage);
    const demo = liveDemo(page, 'React 19');
    await demo.getByRole('button', { name: '运行 React 19' }).focus();
    // It has come near, and waits for its reader.
    await expect(demo.locator('xpath=ancestor::*[@data-filled]')).toHaveCount(1);
    await observersAreTold(demo);
    await page.keyboard.press('Enter');
    await expect(toolbarButton(demo, '停止')).toBeFocused();
    await expectRunning(demo);
    await toolbarButton(demo, '停止').press('Enter');
    await expect(demo.getByRole('status')).toHaveText('已停止');
    await expect(demo.getByRole('button', { name: '运行 React 19' })).toBeFocused();
  });

  test('alone and source open as pages of their own', async ({ page, context }) => {
    await open(page, reactPage);
    const demo = liveDemo(page, 'React 19');
    const alone = context.waitForEvent('page');
    await demo.getByRole('link', { name: '单独打开' }).click();
    await (await alone).getByRole('button', { name: '点击 0 次' }).click();
    await expect((await alone).getByRole('button', { name: '点击 1 次' })).toBeVisible();
    const source = context.waitForEvent('page');
    await demo.getByRole('link', { name: '源码' }).click();
    await expect((await source).getByRole('region', { name: 'src/App.tsx' })).toContainText('useState(0)');
  });

  test('with routes, on the home page: the picture of its first moment says what the frame then shows', async ({
    page,
  }) => {
    await page.goto('/');
    const picture = page.locator('[data-first-frame]');
    const expected = (await picture.innerText()).split(/\s+/);
    await open(page, '/');
    const demo = liveDemo(page, '路由激活子应用');
    await demo.getByRole('button', { name: '运行 路由激活子应用' }).click();
    const frame = frameOf(demo).locator('body');
    await expect(frame).toContainText('点击 0 次');
    expect((await frame.innerText()).split(/\s+/)).toEqual(expected);
    await expect(picture).toHaveCount(0);
  });

  test('with routes, alone: an address that can be loaded again', async ({ page }) => {
    await page.goto('/demos/hosts/routed/index.htm');
    const inside = page.frameLocator('iframe');
    await inside.getByRole('link', { name: 'React 19' }).click();
    await inside.getByRole('button', { name: '点击 0 次' }).click();
    await page.reload();
    await expect(inside.getByRole('link', { name: '不用框架' })).toHaveAttribute('aria-current', 'page');
  });

  test('the colour mode is the site’s, and follows it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await open(page, reactPage);
    const demo = liveDemo(page, 'React 19');
    await scrollTo(page, demo);
    await expectRunning(demo);
    const root = frameOf(demo).locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    // By the keyboard: the navbar may be sliding away, as the page has been scrolled down.
    await page
      .getByRole('button', { name: /切换浅色/ })
      .first()
      .press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    // Told, not loaded again.
    await expect(frameOf(demo).getByRole('button', { name: '点击 1 次' })).toBeVisible();
  });

  test('what others post is no message of the frame', async ({ page }) => {
    await open(page, reactPage);
    const demo = liveDemo(page, 'React 19');
    await scrollTo(page, demo);
    await expectRunning(demo);
    await page.evaluate(async () => {
      const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      window.postMessage({ channel: 'garfish-demo', type: 'error', kind: 'error', message: '冒充' }, '*');
      await heard;
      // Time to show it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(demo.getByText('冒充')).toHaveCount(0);
    await expect(demo.getByRole('status')).toHaveText('已显示');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so and links to the demo and its source', async ({ page }) => {
    await page.goto(reactPage);
    const demo = liveDemo(page, 'React 19');
    await expect(demo.getByText('运行示例需要 JavaScript')).toBeVisible();
    // Nothing would answer.
    await expect(demo.getByRole('button')).toHaveCount(0);
    await expect(demo.getByRole('link', { name: '单独打开' })).toHaveAttribute(
      'href',
      '/demos/hosts/runner/index.htm?app=react-19',
    );
    await demo.getByRole('link', { name: '源码' }).click({ trial: true });
  });
});

for (const [path, name] of [
  ['/guide/lifecycle', '实时示例：React 19'],
  ['/', '实时示例：路由激活子应用'],
] as const) {
  test.describe(`without JavaScript, ${path}`, () => {
    test.use({ javaScriptEnabled: false });

    test('no button of the demo is there that nothing would answer', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name, exact: true }).getByRole('button')).toHaveCount(0);
    });
  });
}

/** Pages with a timeline. */
const timelines = [
  { path: '/guide/lifecycle', title: 'React 19', app: 'react-19' },
  { path: '/guide/cache', title: '不用框架', app: 'vanilla' },
];

for (const { path, title, app } of timelines) {
  test(`the timeline of ${app} lists hooks and the provider’s functions of each method in order`, async ({
    page,
  }) => {
    await open(page, path);
    const demo = liveDemo(page, title);
    const names = demo
      .getByRole('region', { name: '生命周期时间线' })
      .getByRole('listitem')
      .locator('> code');
    const press = async (name: string): Promise<void> => {
      await toolbarButton(demo, '清空').click();
      await demo.getByRole('button', { name }).click();
    };
    await waitForHydration(page);
    await scrollTo(page, demo);
    await expectRunning(demo);
    await expect(names).toHaveText([
      `Garfish.loadApp('${app}')`,
      ...['beforeLoad', 'afterLoad', 'app.mount()', 'beforeMount', 'beforeEval', 'afterEval'],
      ...['provider.render', 'beforeEval', 'afterEval', 'afterMount'],
    ]);
    // The sentence of the page, and no argument that says nothing.
    await expect(demo.getByText('挂载或显示开始，容器还没有放进页面')).toBeVisible();
    await expect(demo.getByText('url: undefined')).toHaveCount(0);
    await press('隐藏 hide()');
    await expect(names).toHaveText(['app.hide()', 'beforeUnmount', 'provider.destroy', 'afterUnmount']);
    await expect(demo.getByText('cacheMode: true隐藏')).toHaveCount(2);
    await expect(demo.getByText('isUnmount: false隐藏')).toHaveCount(1);
    await expect(demo.getByRole('status').first()).toHaveText('已隐藏');
    await press('显示 show()');
    await expect(names).toHaveText([
      ...['app.show()', 'beforeMount', 'provider.render', 'beforeEval', 'afterEval', 'afterMount'],
    ]);
    // What the reader clicked is gone: hiding destroys what was rendered.
    await expectRunning(demo);
    await press('卸载 unmount()');
    await expect(names).toHaveText(['app.unmount()', 'beforeUnmount', 'provider.destroy', 'afterUnmount']);
    await expect(demo.getByText('cacheMode: false卸载')).toHaveCount(2);
    await expect(demo.getByRole('button', { name: '隐藏 hide()' })).toHaveAttribute('aria-disabled', 'true');
    await press('挂载 mount()');
    await expectRunning(demo);
  });
}

test('a run is set beside the last one, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/guide/lifecycle');
  const demo = liveDemo(page, 'React 19');
  await scrollTo(page, demo);
  await expectRunning(demo);
  const compare = toolbarButton(demo, '对比上次运行');
  await expect(compare).toHaveAttribute('aria-disabled', 'true');
  await demo.getByRole('button', { name: '隐藏 hide()' }).click();
  await expect(demo.getByRole('status').first()).toHaveText('已隐藏');
  await toolbarButton(demo, '重新加载').click();
  await expectRunning(demo);
  await compare.press('Enter');
  const table = demo.getByRole('table', { name: '与上次相比：多出 0 个，少了 4 个，0 个换了位置。' });
  await expect(table.getByRole('row', { name: '这次没有' }).locator('td:first-child > code')).toHaveText([
    ...['app.hide()', 'beforeUnmount', 'provider.destroy', 'afterUnmount'],
  ]);
  await toolbarButton(demo, '复制为 Mermaid').click();
  await expect(demo.getByText('已复制')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('participant app0 as 子应用 react-19\n');
  expect(copied).toContain('garfish->>app0: provider.render (');
});

test('keep-alive: hidden and shown again, what was typed is there; unmounted and mounted again, it is not', async ({
  page,
}) => {
  await open(page, '/guide/keep-alive');
  const demo = liveDemo(page, 'React 19 与 Activity');
  await scrollTo(page, demo);
  await expectRunning(demo);
  const note = frameOf(demo).getByRole('textbox', { name: '备注' });
  const switchAway = async (): Promise<void> => {
    await toolbarButton(demo, '切走').press('Enter');
    await expect(note).toHaveCount(0);
    await toolbarButton(demo, '切回来').press('Enter');
    await expect(demo.getByRole('status')).toHaveText('已显示');
  };
  await note.fill('还在');
  await switchAway();
  await expect(note).toHaveValue('还在');
  await expect(frameOf(demo).getByRole('button', { name: '点击 1 次' })).toBeVisible();
  await demo.getByRole('radio', { name: 'unmount() / mount()' }).check();
  await switchAway();
  await expect(note).toHaveValue('');
  await expect(frameOf(demo).getByRole('button', { name: '点击 0 次' })).toBeVisible();
});
