import type { Page } from '@playwright/test';
import { chromiumArguments, findWindowedChromium } from '../../../tools/chromium';
import { expectRunning, liveDemo, scrollTo } from '../demos/support/liveDemo';
import { openPlayground, printedOn, run, type } from '../support/playground';
import { searchBox } from '../support/search';
import { expect, open, test } from '../support/test';

/** What may be wrong with the reader's browser. All of the site works: nothing of it is told, for nothing is to be done. */
const conditions = {
  'storage that is full': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  'cookies and storage that are switched off': (page) =>
    page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      LockManager.prototype.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    }),
  'a clock of 1970': (page) => page.clock.setSystemTime(0),
  'a clock of 2099': (page) => page.clock.setSystemTime(new Date('2099-12-31')),
  'a worker that answers late': (page) =>
    page.addInitScript(() => {
      const post: unknown = Reflect.get(Worker.prototype, 'postMessage');
      if (typeof post !== 'function') throw new TypeError('No workers.');
      Worker.prototype.postMessage = function later(this: Worker, ...parameters: unknown[]) {
        setTimeout(() => void Reflect.apply(post, this, parameters), 2000);
      };
    }),
} satisfies Readonly<Record<string, (page: Page) => Promise<unknown>>>;

async function expectAllWorks(page: Page): Promise<void> {
  const theme = page.locator('html');
  await page
    .getByRole('button', { name: /切换浅色/ })
    .first()
    .click();
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await searchBox(page).pressSequentially('沙箱');
  await expect(page.getByRole('option').first()).toContainText('沙箱');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('沙箱');
}

test.describe('with', () => {
  test.use({ expectedErrors: [/^console: Docusaurus storage error/] });

  for (const [name, prepare] of Object.entries(conditions)) {
    test(`${name}, the theme changes and the search answers`, async ({ page }) => {
      await prepare(page);
      await open(page, '/guide/start');
      await expectAllWorks(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test(`${name}, a demo runs, and one with routes`, async ({ page }) => {
      await prepare(page);
      for (const [path, title] of [
        ['/guide/demo/react', 'React 19'],
        ['/guide/router', '路由激活子应用'],
      ] as const) {
        await open(page, path);
        await scrollTo(page, liveDemo(page, title));
        await expectRunning(liveDemo(page, title));
      }
    });

    test(`${name}, the playground runs what is typed`, async ({ page }) => {
      await prepare(page);
      await openPlayground(page);
      await type(page, "console.log('还在工作');");
      await run(page);
      await expect(printedOn(page)).toHaveText(['还在工作']);
    });
  }

  test('cookies and storage that are switched off, the isolation matrix gives what is recorded', async ({
    page,
  }) => {
    await conditions['cookies and storage that are switched off'](page);
    await open(page, '/guide/sandbox-matrix');
    for (const title of ['写 cookie', '写 localStorage', '写 sessionStorage', 'setInterval']) {
      await page.getByRole('button', { name: `运行：${title}`, exact: true }).click();
    }
    await expect(page.getByText('实测与记录一致')).toHaveCount(4);
  });
});

test('a page that the browser kept whole works on when the reader comes back', async ({
  playwright,
  baseURL,
}) => {
  const executablePath = findWindowedChromium();
  test.skip(executablePath === undefined, 'this machine has a Chromium without windows only');
  const browser = await playwright.chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumArguments, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'zh-CN' });
    await open(page, '/guide/start');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['kept'] = String(persisted);
      });
    });
    await page.goto('/guide/cache');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    await expectAllWorks(page);
  } finally {
    await browser.close();
  }
});
