import type { Page } from '@playwright/test';
import { expect, open, waitForHydration } from '../support/test';
import { makeBuildWith, makeNewerBuild, newerMark, removeBuild } from './support/builds';
import { keptPaths, test, visit } from './support/offlineSite';
import type { OfflineSite } from './support/startSite';

let newer: string;

test.beforeAll(async () => {
  newer = await makeNewerBuild();
});

test.afterAll(() => removeBuild(newer));

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** The reader does something that loads the page anew. */
async function loadedBy(page: Page, action: () => Promise<void>): Promise<void> {
  const load = page.waitForEvent('load');
  await action();
  await load;
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function sidebarLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: '文档侧边栏' }).getByRole('link', { name, exact: true });
}

/** As the browser does by itself after a page was opened, or a day. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

/** A tab that the worker of the first build governs. */
async function openTab(page: Page, site: OfflineSite, path: string): Promise<void> {
  await visit(page, site.origin + path);
  await open(page, site.origin + path);
  await page.waitForLoadState('networkidle');
}

/** Scripts of the page, by what they say of their build. */
async function buildsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.scripts].map(({ src }) => /(?:runtime~main|main)\.(\w+)\.js$/.exec(src)?.[1]);
    return [...new Set(names.filter((name) => name !== undefined))];
  });
}

/** Waits until the worker of the newer build has taken over, and removed what was kept of the older one. */
async function newerWorker(page: Page): Promise<void> {
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => /\/main\.\w+\.js$/.test(path)))
    .toEqual(['/assets/js/main.newer000.js']);
}

async function expectNewer(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(heading(page)).toContainText(newerMark);
  for (const build of await buildsOf(page)) expect(build).toMatch(/^newer/);
}

test('an open page offers the newer version, and one press shows it, once', async ({ page, site }) => {
  await openTab(page, site, '/guide/sandbox');
  const loads = countLoads(page);
  site.publish(newer);
  await lookForUpdate(page);
  const notice = page.getByRole('status').filter({ hasText: '网站有新版本' });
  await expect(notice).toHaveText(/网站有新版本。/);
  expect(loads()).toBe(0);
  await notice.getByRole('button', { name: '刷新' }).focus();
  await loadedBy(page, () => page.keyboard.press('Enter'));
  await expectNewer(page);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  await expect(notice).toHaveCount(0);
  // What was read is kept of the newer build, too.
  site.goDown();
  await open(page, `${site.origin}/guide/sandbox`);
  await expectNewer(page);
});

test('the offer can be closed; the page stays, and the next version is offered again', async ({
  page,
  site,
}) => {
  await openTab(page, site, '/guide/sandbox');
  const loads = countLoads(page);
  site.publish(newer);
  await lookForUpdate(page);
  const notice = page.getByRole('status').filter({ hasText: '网站有新版本' });
  const origin = page.getByRole('button', { name: /^切换浅色/ });
  await origin.focus();
  // From there to its one button, and on to the other: where the reader comes from is still outside.
  await notice.getByRole('button', { name: '刷新' }).focus();
  await notice.getByRole('button', { name: '关闭' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(origin).toBeFocused();
  await expect(heading(page)).not.toContainText(newerMark);
  const next = await makeBuildWith('demos/apps/rspack/main.js', '// next', newer);
  site.publish(next);
  await lookForUpdate(page);
  await expect(notice).toHaveText(/网站有新版本。/);
  expect(loads()).toBe(0);
  await page.goto('about:blank');
  removeBuild(next);
});

test('a version that differs in demos only takes over unasked; a frame stays with what it began with', async ({
  page,
  site,
}) => {
  await openTab(page, site, '/guide/sandbox');
  const app = '/demos/apps/rspack';
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, `${app}/index.htm`);
  await expect.poll(() => keptPaths(page)).toContain(`${app}/main.js`);
  const frame = page.frame({ url: new RegExp(app) });
  const readScript = async (url: string): Promise<string> => (await fetch(url)).text();
  const before = await page.evaluate(readScript, `${app}/main.js`);
  const loads = countLoads(page);
  const directory = await makeBuildWith(`${app}/main.js`, '// newer');
  site.publish(directory);
  await lookForUpdate(page);
  await expect.poll(() => page.evaluate(readScript, `${app}/main.js`)).toBe('// newer');
  expect(await frame?.evaluate(readScript, `${app}/main.js`)).toBe(before);
  expect(loads()).toBe(0);
  await expect(page.getByText('网站有新版本')).toHaveCount(0);
  await page.goto('about:blank');
  removeBuild(directory);
});

test('a page that is opened is the newest, and the worker of its build takes over unasked', async ({
  page,
  site,
}) => {
  await openTab(page, site, '/guide/sandbox');
  site.publish(newer);
  const loads = countLoads(page);
  await open(page, `${site.origin}/guide/cache`);
  await expectNewer(page);
  await newerWorker(page);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  await expect(page.getByText('网站有新版本')).toHaveCount(0);
});

test.describe('a tab of an older build', () => {
  // What it has not read is refused to it.
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] });

  test('goes on with its own build, and never gets another’s', async ({ page, site, context }) => {
    await openTab(page, site, '/guide/sandbox');
    const other = await context.newPage();
    await open(other, `${site.origin}/guide/cache`);
    await sidebarLink(other, '环境变量').click();
    await expect(heading(other)).toHaveText(/环境变量/);
    await other.waitForLoadState('networkidle');
    const loads = countLoads(other);
    site.publish(newer);
    await lookForUpdate(page);
    await loadedBy(page, () => page.getByRole('button', { name: '刷新' }).click());
    await expectNewer(page);
    expect(loads()).toBe(0);

    // What it had read, it still has, of its own build.
    await sidebarLink(other, '缓存').click();
    await expect(heading(other)).toHaveText('缓存');
    await sidebarLink(other, '沙箱').click();
    await expect(heading(other)).toHaveText('沙箱');
    expect(loads()).toBe(0);
    // What it had not, comes with a page of the newer build.
    await loadedBy(other, () => sidebarLink(other, '生命周期').click());
    await expectNewer(other);
    expect(loads()).toBe(1);
  });
});

test.describe('a browser without the worker', () => {
  // The mark stands in a heading that React renders, too.
  test.use({ serviceWorkers: 'block', expectedErrors: [/body of another build|React error #418/] });

  for (const [name, from, to] of [
    ['a page of the guide', '/guide/sandbox', '生命周期'],
    ['a list of notes', '/blog', '版本记录'],
  ] as const) {
    test(`${name} of the newer build comes as a document`, async ({ page, site }) => {
      await open(page, site.origin + from);
      await waitForHydration(page);
      site.publish(newer);
      await loadedBy(page, () => page.getByRole('link', { name: to, exact: true }).first().click());
      await waitForHydration(page);
      expect(await buildsOf(page)).toEqual(['newer000']);
    });
  }
});

test('without a network the version that was read last is read', async ({ page, site }) => {
  await openTab(page, site, '/guide/sandbox');
  await openTab(page, site, '/guide/cache');
  site.publish(newer);
  await open(page, `${site.origin}/guide/sandbox`);
  await expectNewer(page);
  await newerWorker(page);
  site.goDown();
  for (const path of ['/guide/sandbox', '/guide/cache']) {
    await open(page, site.origin + path);
    await expectNewer(page);
  }
});

test('builds that take turns end in no loop', async ({ page, site }) => {
  await openTab(page, site, '/guide/sandbox');
  for (const directory of [newer, 'build', newer]) {
    site.publish(directory);
    const loads = countLoads(page);
    await open(page, `${site.origin}/guide/sandbox`);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
    expect((await heading(page).textContent())?.includes(newerMark)).toBe(directory === newer);
  }
});
