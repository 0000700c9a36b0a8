import { steps } from '../../../learn/steps';
import { readStep } from '../../../plugins/course/readStep';
import { expectRunning, liveDemo, scrollTo } from '../demos/support/liveDemo';
import { check, expectPassed, fillIn, openStep } from '../support/course';
import { doctorOn, openDoctor, statusOf as statusOfDoctor, waitForReport } from '../support/doctor';
import { openPlayground, previewOf, printedTexts, run, statusOf } from '../support/playground';
import { expect, open } from '../support/test';
import { keptPaths, test, visit } from './support/offlineSite';

test('a demo that was opened runs without a network', async ({ page, site }) => {
  const url = `${site.origin}/guide/develop/webComponent`;
  await visit(page, url);
  const demo = liveDemo(page, 'Web Component');
  await scrollTo(page, demo);
  await expectRunning(demo);
  const files = [
    /hosts\/runner\/main\.js$/,
    /apps\/web-component\/index\.htm$/,
    /apps\/web-component\/assets\/.+\.js$/,
  ];
  for (const file of files) {
    await expect.poll(async () => (await keptPaths(page)).some((path) => file.test(path))).toBe(true);
  }
  site.goDown();
  await open(page, url);
  await scrollTo(page, demo);
  await expectRunning(demo);
});

test('the playground runs programs without a network', async ({ page, site, context }) => {
  await visit(page, `${site.origin}/playground`);
  await expect.poll(() => keptPaths(page)).toContain('/demos/hosts/playground/main.js');
  await openPlayground(page, '', site.origin);
  await run(page);
  await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
  await expect.poll(() => printedTexts(page)).toContain('已挂载 order');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  site.goDown();
  await openPlayground(page, '', site.origin);
  await run(page);
  await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
  await expect.poll(() => printedTexts(page)).toContain('已挂载 order');
});

test.describe('the playground of a first visit, whose worker came after the page', () => {
  // The page itself cannot be answered by the worker.
  test.use({ expectedErrors: [/Failed to load resource|Loading chunk/] });

  test('says without a network that it has to be loaded anew, and then runs', async ({
    page,
    site,
    context,
  }) => {
    await visit(page, `${site.origin}/playground`);
    for (const part of [/playground-compiler-worker\.\w+\.js$/, /apps\/vanilla\/assets\/.+\.js$/])
      await expect.poll(async () => (await keptPaths(page)).some((path) => part.test(path))).toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    site.goDown();
    await page.getByRole('button', { name: '运行', exact: true }).click();
    await expect(statusOf(page)).toContainText('没有网络。演练场保存在这台设备上，刷新页面后就能使用。');
    await page.getByRole('button', { name: '刷新页面' }).click();
    await expect(statusOf(page)).toContainText('还没有运行');
    await run(page);
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    await expect.poll(() => printedTexts(page)).toContain('已挂载 order');
  });
});

test('what a program used on the first visit, it has without a network: React, Vue and their compilers', async ({
  page,
  site,
  context,
}) => {
  const openProject = async (): Promise<void> => {
    await page
      .getByRole('combobox', { name: '打开' })
      .selectOption({ label: 'React 与 Vue：按路由切换，源码都在这里' });
    await run(page);
    await expect(previewOf(page).getByRole('heading', { name: 'React 子应用 react' })).toBeVisible();
    await previewOf(page).getByRole('button', { name: '/vue' }).click();
    await expect(previewOf(page).getByRole('heading', { name: 'Vue 子应用 vue' })).toBeVisible();
  };
  await visit(page, `${site.origin}/playground`);
  await openProject();
  for (const file of [/packages\/react\.js$/, /packages\/vue\.js$/, /playground-vue-compiler\.\w+\.js$/]) {
    await expect.poll(async () => (await keptPaths(page)).some((path) => file.test(path))).toBe(true);
  }
  await context.setOffline(true);
  site.goDown();
  await openPlayground(page, '', site.origin);
  await openProject();
});

test.describe('a sample', () => {
  // The worker asks the server for the page first. Chromium reports that sometimes.
  test.use({ expectedErrors: [/^console: Failed to load resource: net::ERR_FAILED/] });

  test('a sample that has run in its place runs there without a network', async ({ page, site, context }) => {
    const runSample = async (): Promise<void> => {
      await page
        .getByRole('button', { name: /^在这里运行/ })
        .first()
        .click();
      await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
    };
    await visit(page, `${site.origin}/guide/lifecycle`);
    await runSample();
    const frame = ['index.htm', 'main.js', 'main.css'].map((name) => `/demos/hosts/playground/${name}`);
    await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(frame));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    site.goDown();
    await open(page, `${site.origin}/guide/lifecycle`);
    await runSample();
  });
});

test.describe('the course', () => {
  // Solutions load sub-apps that were not used, and say so.
  test.use({
    expectedErrors: [/^console: Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/],
  });

  test('every step that was opened is solved without a network', async ({ page, site, context }) => {
    test.setTimeout(300_000);
    for (const { name } of steps) await visit(page, `${site.origin}/learn/${name}`);
    await expect
      .poll(async () => (await keptPaths(page)).some((path) => path.includes('/course-checks.')))
      .toBe(true);
    await context.setOffline(true);
    site.goDown();
    for (const step of steps) {
      await openStep(page, step.name, site.origin);
      await fillIn(page, readStep(step).solution);
      await check(page);
      await expectPassed(page);
    }
  });
});

test('the doctor that was opened examines without a network', async ({ page, site, context }) => {
  await visit(page, `${site.origin}/doctor`);
  for (const file of ['doctor/index.htm', 'doctor-fetch/index.htm', 'doctor-fetch/main.js']) {
    await expect.poll(() => keptPaths(page)).toContain(`/demos/hosts/${file}`);
  }
  await context.setOffline(true);
  site.goDown();
  await openDoctor(page, '', site.origin);
  await doctorOn(page).getByRole('button', { name: '试一个坏的' }).click();
  await waitForReport(page);
  await expect(statusOfDoctor(page)).toContainText('接入会失败，原因是：产物把 provider 放在了全局变量里');
});
