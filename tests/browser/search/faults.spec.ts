import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { buildIndex } from '../../../plugins/search/build/buildIndex';
import { writeIndex } from '../../../plugins/search/build/writeIndex';
import { holdBack, pageFiles } from '../support/loading';
import { searchBox } from '../support/search';
import { expect, open, test } from '../support/test';

const index = '**/search-index.json*';
const failure = '搜索没有加载成功。请检查网络，然后重试。';

async function expectAnswer(page: Page): Promise<void> {
  await expect(page.getByRole('option').first()).toContainText('沙箱');
}

/** The reader sees what happened, presses the button, and the query that still stands in the box is answered. */
async function expectFailureThenRetry(page: Page, repair: () => Promise<void>): Promise<void> {
  await searchBox(page).pressSequentially('沙箱');
  await expect(page.getByRole('alert')).toContainText(failure);
  await expect(page.getByRole('option')).toHaveCount(0);
  await repair();
  await page.getByRole('button', { name: '重试' }).click();
  await expectAnswer(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('沙箱');
}

test.describe('a script that cannot be had', () => {
  test.use({ expectedErrors: [/^console: Failed to load resource/] });

  test('is asked for again as the reader types on', async ({ page }) => {
    const script = '**/assets/js/search.*.js';
    // The start of the application asks for nothing of it: what is typed does.
    await open(page, '/guide');
    await page.route(script, (route) => route.abort());
    const isFailed = page.waitForEvent('requestfailed', (request) => request.url().includes('/search.'));
    await searchBox(page).focus();
    await isFailed;
    await expect(page.locator('script[src*="/js/search."]')).toHaveCount(0);
    await page.unroute(script);
    // Keys alone: the box has the focus, and does not get it again.
    await page.keyboard.type('沙箱');
    await expectAnswer(page);
  });
});

test.describe('an index that cannot be had', () => {
  // The browser's own report of a failed request; nothing else may reach the console.
  test.use({ expectedErrors: [/^console: Failed to load resource/] });

  test('of another form: message and retry, in the box', async ({ page }) => {
    await page.route(index, (route) => route.fulfill({ json: [{ documents: [] }] }));
    await open(page, '/guide');
    await expectFailureThenRetry(page, () => page.unroute(index));
  });

  test('404: message and retry, on the results page', async ({ page }) => {
    await page.route(index, (route) => route.fulfill({ status: 404 }));
    await open(page, '/search?q=沙箱');
    await expect(page.getByRole('alert')).toContainText(failure);
    await page.unroute(index);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('list', { name: '搜索结果' }).getByRole('link').first()).toBeVisible();
  });

  test('a retry that fails too says so again', async ({ page }) => {
    let requests = 0;
    await page.route(index, (route) => {
      requests += 1;
      return route.fulfill({ status: 500 });
    });
    await open(page, '/guide');
    await searchBox(page).pressSequentially('沙箱');
    await expect(page.getByRole('alert')).toContainText(failure);
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => requests).toBe(2);
    await expect(page.getByRole('alert')).toContainText(failure);
  });

  test('texts that cannot be had leave results without snippets', async ({ page }) => {
    let refused = 0;
    await page.route('**/search-text/*', (route) => {
      refused += 1;
      return route.fulfill({ status: 500 });
    });
    const snippets = page.getByRole('option').locator('[class*="snippet"]');
    await open(page, '/guide');
    await searchBox(page).pressSequentially('沙箱');
    await expectAnswer(page);
    await expect.poll(() => refused).toBeGreaterThan(0);
    const refusedAtFirst = refused;
    await searchBox(page).pressSequentially(' 样式');
    // What was refused is asked for again only when the worker is done with the refusal.
    await expect.poll(() => refused).toBeGreaterThan(refusedAtFirst);
    await expect(page.getByRole('option').first()).toBeVisible();
    expect((await snippets.allTextContents()).join('')).toBe('');
    await page.unroute('**/search-text/*');
    await searchBox(page).pressSequentially(' 卸载');
    await expect(snippets.first()).not.toBeEmpty();
  });
});

/** Writes the index of a site where every section says the same: more of them than this site has. */
function writeOtherIndex(directory: string, text: string): void {
  const contents = Array.from({ length: 2000 }, (_, i) => ({
    i,
    p: 0,
    u: '/guide',
    t: text.padEnd(300, '。'),
  }));
  const pages = [{ i: 0, u: '/guide', t: '指南', b: [] }];
  const nothing = {
    headings: [],
    descriptions: [],
    keywords: [],
    definitions: new Map(),
    messages: new Map(),
    readerWords: new Map(),
  };
  writeIndex(
    directory,
    buildIndex({ ...nothing, pages, contents }, (han) => [han]),
  );
}

test.describe('a newer version that comes while a page is open', () => {
  test.use({ expectedErrors: [/^console: Failed to load resource.*404/] });

  test('puts none of its texts under the results of the page', async ({ page }) => {
    const newer = mkdtempSync(path.join(tmpdir(), 'search-newer-'));
    try {
      writeOtherIndex(newer, '新版本的正文');
      let asked = 0;
      await page.route('**/search-text/*', (route) => {
        asked += 1;
        const file = path.join(newer, new URL(route.request().url()).pathname);
        return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
      });
      await open(page, '/guide');
      await searchBox(page).pressSequentially('沙箱');
      await expectAnswer(page);
      await expect.poll(() => asked).toBeGreaterThan(0);
      const first = asked;
      await searchBox(page).pressSequentially(' 样式');
      await expect.poll(() => asked).toBeGreaterThan(first);
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('option').filter({ hasText: '新版本的正文' })).toHaveCount(0);
    } finally {
      rmSync(newer, { recursive: true });
    }
  });
});

test('an index that takes ten seconds: the page says that it is loading, then answers what was typed', async ({
  page,
}) => {
  await page.clock.install();
  const gate = await holdBack(page, index);
  await open(page, '/guide');
  await searchBox(page).pressSequentially('沙箱');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('正在加载搜索…');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('正在加载搜索…');
  gate.open();
  await expectAnswer(page);
});

test.describe('a worker that is blocked', () => {
  test.use({ expectedErrors: [/Failed to load resource|Content Security Policy/] });

  test('by the browser: message and retry', async ({ page }) => {
    await page.addInitScript(() => {
      const { Worker } = window;
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          if (!document.documentElement.hasAttribute('data-workers-allowed'))
            throw new DOMException('', 'SecurityError');
          super(url, options);
        }
      };
    });
    await open(page, '/guide');
    await expectFailureThenRetry(page, () =>
      page.evaluate(() => document.documentElement.setAttribute('data-workers-allowed', '')),
    );
  });

  test('by a policy: message', async ({ page }) => {
    const withPolicy = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" };
      await route.fulfill({ status: response.status(), headers, body: await response.text() });
    };
    // The document only: what is loaded ahead of need may be asked for when the test is over.
    await page.route('**/guide', withPolicy, { times: 1 });
    await open(page, '/guide');
    await searchBox(page).pressSequentially('沙箱');
    await expect(page.getByRole('alert')).toContainText(failure);
  });
});

test.describe('queries of every kind', () => {
  const queries: Record<string, string> = {
    HTML: '<img src=x onerror="document.title=1"><script>document.title=1</script>',
    'a broken escape': '%E0%A4%A',
    'characters of regular expressions': String.raw`.*+?^${'$'}{}()|[]\ [a- (?<x`,
    emoji: '🎉👨‍👩‍👧‍👦 𠮷',
    'half a surrogate pair': '\uD83C 沙箱',
    'a key of every object': '__proto__ constructor toString hasOwnProperty',
    '10,000 characters': '子应用 loadApp '.repeat(700),
    'control characters': '\u0000\u200b\u202e沙箱\ufeff',
  };

  for (const [name, query] of Object.entries(queries)) {
    test(`${name}: no error and no markup`, async ({ page }) => {
      await open(page, '/search');
      const title = await page.title();
      await searchBox(page).fill(query);
      await expect(page.getByRole('search').getByRole('status')).toHaveText(
        /找到 \d+ 个页面|没有找到任何结果/,
      );
      expect(await page.title()).toBe(title);
      await page.keyboard.press('Escape');
      const field = page.getByRole('searchbox', { name: '搜索词' });
      await field.fill(query);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/找到 \d+ 个页面|没有找到任何结果/);
      await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
    });
  }

  for (const search of [
    '?q=%E0%A4%A',
    '?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '?q=',
    '?q=a&q=b',
    '?q=%00',
  ]) {
    test(`the results page with ${search}`, async ({ page }) => {
      await open(page, `/search${search}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('搜索');
      await expect(page.getByRole('main').locator('script')).toHaveCount(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the results page says what it needs, and has links instead', async ({ page }) => {
    await page.goto('/search?q=沙箱');
    // Text in `noscript` is none to `getByText`.
    const notice = page.getByRole('main').locator('noscript p');
    await expect(notice).toContainText('搜索需要启用 JavaScript');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '常见问题' })).toBeVisible();
  });
});

test.describe('typing', () => {
  test('keys before the code has arrived are not lost', async ({ page }) => {
    await open(page, '/guide');
    await page.waitForLoadState('networkidle');
    const gate = await holdBack(page, pageFiles);
    await page.keyboard.press('/');
    await page.keyboard.type('strictIsolation');
    await expect(searchBox(page)).toHaveValue('strictIsolation');
    gate.open();
    await expect(page.getByRole('option').first()).toContainText('strictIsolation');
  });

  test('before React has taken the page over', async ({ page }) => {
    const gate = await holdBack(page, '**/assets/js/main.*.js');
    await page.goto('/guide', { waitUntil: 'commit' });
    await searchBox(page).click();
    await page.keyboard.type('strictIsolation');
    gate.open();
    await expect(page.getByRole('option').first()).toContainText('strictIsolation');
    await expect(searchBox(page)).toHaveValue('strictIsolation');
  });

  test('on the results page, before React has come', async ({ page }) => {
    const gate = await holdBack(page, '**/assets/js/main.*.js');
    await page.goto('/search', { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await page.keyboard.type('strictIsolation');
    gate.open();
    await expect(page).toHaveURL('/search?q=strictIsolation');
    await expect(page.getByRole('main').getByRole('link').first()).toContainText('strictIsolation');
  });

  test('Enter waits for the answer to what has been typed', async ({ page }) => {
    // The worker's answer to the last key comes after Enter.
    await page.addInitScript(() => {
      const original: unknown = Reflect.get(Worker.prototype, 'postMessage');
      if (typeof original !== 'function') throw new TypeError('No workers.');
      Worker.prototype.postMessage = function postLate(this: Worker, ...parameters: unknown[]) {
        const send = (): unknown => Reflect.apply(original, this, parameters);
        if (JSON.stringify(parameters[0]).includes('"loadApp"')) {
          document.addEventListener('release', send, { once: true });
        } else send();
      };
    });
    await open(page, '/guide');
    await searchBox(page).pressSequentially('沙箱');
    await expectAnswer(page);
    await searchBox(page).fill('loadApp');
    await page.keyboard.press('Enter');
    await expectAnswer(page);
    await page.evaluate(() => document.dispatchEvent(new Event('release')));
    await expect(page).toHaveURL('/api/loadApp');
  });

  test('drops no key at a quarter of the speed', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await open(page, '/guide');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const question = '如何在主应用里手动加载一个子应用并且在离开页面的时候把它卸载掉 loadApp unmount';
    await searchBox(page).focus();
    for (const character of question) await page.keyboard.insertText(character);
    await expect(searchBox(page)).toHaveValue(question);
    await expect(page.getByRole('group', { name: 'API › 加载子应用 › Garfish.loadApp' })).toBeVisible();
  });
});

test('under another base URL the index, its texts and the results stand below it', async ({
  page,
  serveFixture,
}) => {
  const origin = await serveFixture('other-base-url', '/docs/');
  await open(page, `${origin}/docs/guide`);
  await searchBox(page).pressSequentially('strictIsolation');
  await expect(page.getByRole('option').first().locator('[class*="snippet"]')).not.toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/docs/guide/sandbox#strict-isolation`);
});
