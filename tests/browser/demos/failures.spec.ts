import type { Locator, Page, Route } from '@playwright/test';
import { expectRunning, frameOf, liveDemo, scrollTo, toolbarButton } from './support/liveDemo';
import { expect, expectSameDocument, markDocument, open, test } from '../support/test';

const registration = (render: string): string =>
  `__GARFISH_EXPORTS__.provider = { render: () => { ${render} }, destroy: () => {} };`;

/** Serves this text in place of a demo's files. */
async function replaceFiles(page: Page, pattern: string, body: string): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** The frame waits in vain for the sub-app, whose place is there once it has begun to. */
async function runOutOfPatience(page: Page, demo: Locator): Promise<void> {
  await expect(frameOf(demo).locator('#app > *').first()).toBeAttached();
  await page.clock.runFor(10_000);
}

/** The page around the demo still answers: its links navigate in place. */
async function expectPageWorks(page: Page): Promise<void> {
  await markDocument(page);
  await page.getByRole('link', { name: '常见问题', exact: true }).first().click();
  await expect(page).toHaveURL('/issues');
  await expectSameDocument(page);
}

test.describe('an entry that is not there', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is named in place with its status', async ({ page }) => {
    await page.route('**/demos/apps/react-19/index.htm', (route) => route.fulfill({ status: 404 }));
    await open(page, '/guide/demo/react');
    const demo = liveDemo(page, 'React 19');
    await scrollTo(page, demo);
    await expect(demo.getByRole('alert')).toContainText('react-19/index.htm" load failed with status "404"');
    await expect(demo.getByRole('status')).toHaveText('失败');
    await expectPageWorks(page);
  });
});

test.describe('an app that cannot be reached', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is said in a host with routes, until the reader goes on', async ({ page }) => {
    await page.route('**/demos/apps/react-19/**', (route) => route.abort());
    await page.goto('/demos/hosts/routed/index.htm');
    const inside = page.frameLocator('iframe');
    const problem = inside.getByRole('alert');
    for (const next of ['不用框架', '首页']) {
      await inside.getByRole('link', { name: 'React 19' }).click();
      await expect(problem).toContainText('react-19');
      await inside.getByRole('link', { name: next }).click();
      await expect(problem).toBeHidden();
    }
  });
});

test.describe('a script of the sub-app that is not there', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const answers: Record<string, (route: Route) => Promise<void>> = {
    'load failed with status "404"': (route) => route.fulfill({ status: 404 }),
    没有下载成功: (route) => route.abort(),
    '不是脚本，而是网页': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>首页</p>' }),
  };

  for (const [message, answer] of Object.entries(answers)) {
    test(`is named: ${message}`, async ({ page }) => {
      await page.route('**/demos/apps/react-19/assets/*.js', answer);
      await open(page, '/guide/demo/react');
      const demo = liveDemo(page, 'React 19');
      await scrollTo(page, demo);
      await expect(demo.getByRole('alert')).toContainText(/react-19\/assets\/[\w.-]+\.js/);
      await expect(demo.getByRole('alert')).toContainText(message);
      await expect(demo.getByRole('status')).toHaveText('失败');
      await page.unroute('**/demos/apps/react-19/assets/*.js');
      await toolbarButton(demo, '重新加载').click();
      await expectRunning(demo);
      await expectPageWorks(page);
    });
  }
});

test.describe('a sub-app whose file is blocked, after another one was shown', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('has failed, and is not said to be shown; the next one is, without its error', async ({ page }) => {
    await page.route('**/demos/apps/react-19/assets/*.js', (route) => route.abort());
    await open(page, '/guide/router');
    const demo = liveDemo(page, '路由激活子应用');
    await scrollTo(page, demo);
    await expectRunning(demo);
    await frameOf(demo).getByRole('link', { name: 'React 19' }).click();
    await expect(demo.getByRole('alert')).toContainText('没有下载成功');
    await expect(demo.getByRole('status')).toHaveText('失败');
    await frameOf(demo).getByRole('link', { name: 'Vue 3 与 vue-router' }).click();
    await expect(demo.getByRole('status')).toHaveText('已显示');
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a sub-app that throws', () => {
  test('while its script runs: the message in place, and it runs after a reload once it is repaired', async ({
    page,
  }) => {
    const files = '**/demos/apps/react-19/assets/*.js';
    await replaceFiles(page, files, 'throw new Error("脚本坏了");');
    await open(page, '/guide/demo/react');
    const demo = liveDemo(page, 'React 19');
    await scrollTo(page, demo);
    await expect(demo.getByRole('alert')).toContainText('脚本坏了');
    await expect(demo.getByRole('status')).toHaveText('失败');
    await page.unroute(files);
    await toolbarButton(demo, '重新加载').click();
    await expectRunning(demo);
    await expect(demo.getByRole('alert')).toHaveCount(0);
    await expectPageWorks(page);
  });

  test('while it renders', async ({ page }) => {
    await replaceFiles(
      page,
      '**/demos/apps/react-19/assets/*.js',
      registration('throw new Error("渲染坏了")'),
    );
    await open(page, '/guide/demo/react');
    const demo = liveDemo(page, 'React 19');
    await scrollTo(page, demo);
    await expect(demo.getByRole('alert')).toContainText('渲染坏了');
    await expectPageWorks(page);
  });

  test.describe('later', () => {
    test.use({ expectedErrors: [/点击坏了/] });

    test('says so and goes on running', async ({ page }) => {
      await replaceFiles(
        page,
        '**/demos/apps/react-19/assets/*.js',
        registration('setTimeout(() => { throw new Error("点击坏了"); })'),
      );
      await open(page, '/guide/demo/react');
      const demo = liveDemo(page, 'React 19');
      await scrollTo(page, demo);
      await expect(demo.getByRole('alert')).toContainText('点击坏了');
      await expect(demo.getByRole('status')).toHaveText('已显示，有错误');
      await expect(demo.locator('iframe')).toHaveCSS('opacity', '1');
      await expectPageWorks(page);
    });
  });
});

test.describe('a sub-app that never mounts', () => {
  test('a provider that does not arrive is a timeout', async ({ page }) => {
    await replaceFiles(
      page,
      '**/demos/apps/react-19/assets/*.js',
      '__GARFISH_EXPORTS__.provider = () => new Promise(() => {});',
    );
    await page.clock.install();
    await open(page, '/guide/demo/react');
    const demo = liveDemo(page, 'React 19');
    await scrollTo(page, demo);
    await runOutOfPatience(page, demo);
    await expect(demo.getByRole('alert')).toContainText('超时：mount() 在 10 秒内没有完成');
    await expectPageWorks(page);
  });

  test('no provider: Garfish’s own message', async ({ page }) => {
    await replaceFiles(page, '**/demos/apps/react-19/assets/*.js', '');
    await open(page, '/guide/demo/react');
    const demo = liveDemo(page, 'React 19');
    await scrollTo(page, demo);
    await expect(demo.getByRole('alert')).toContainText('"provider" is "undefined".');
    await expectPageWorks(page);
  });

  test.describe('an ES module that fails', () => {
    test.use({ expectedErrors: [/模块坏了/] });

    test('shows its error and the timeout', async ({ page }) => {
      await replaceFiles(page, '**/demos/apps/vite-esm/assets/index-*.js', 'throw new Error("模块坏了");');
      await page.clock.install();
      await open(page, '/guide/demo/vite');
      const demo = liveDemo(page, '原生 ES 模块');
      await scrollTo(page, demo);
      await expect(demo.getByRole('alert')).toContainText('模块坏了');
      await runOutOfPatience(page, demo);
      await expect(demo.getByRole('alert')).toContainText('超时：mount() 在 10 秒内没有完成');
      await expectPageWorks(page);
    });
  });
});

test('a frame that stays silent is a timeout', async ({ page }) => {
  await page.route('**/demos/hosts/runner/index.htm*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.clock.install();
  await open(page, '/guide/demo/react');
  const demo = liveDemo(page, 'React 19');
  const asked = page.waitForRequest('**/demos/hosts/runner/index.htm*');
  await scrollTo(page, demo);
  await asked;
  // Neither is the frame seen while it is empty, nor the browser's own page in one that did not come.
  const frame = demo.locator('iframe');
  expect(await frame.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  await page.clock.fastForward(8_000);
  await expect(demo.getByRole('alert')).toContainText('超时：示例页面在 8 秒内没有响应');
  await expect(frame).toHaveCSS('opacity', '0');
  await expectPageWorks(page);
});
