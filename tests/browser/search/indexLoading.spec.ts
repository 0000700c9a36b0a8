import type { Page } from '@playwright/test';
import { holdBack } from '../support/loading';
import { searchBox } from '../support/search';
import { expect, open, test } from '../support/test';

test.describe('search in the first load', () => {
  test('nothing of it is fetched before it is asked for', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/guide/sandbox');
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    expect(requests.filter((url) => url.includes('search'))).toEqual([]);
    await searchBox(page).pressSequentially('沙箱');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(requests.slice(before).some((url) => url.includes('search-index.json'))).toBe(true);
    expect(requests.slice(before).some((url) => url.includes('assets/js'))).toBe(true);
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

  test('when it comes, a box that was closed meanwhile stays closed', async ({ page }) => {
    await open(page, '/guide');
    const gate = await holdBack(page, '**/search-index.json*');
    await searchBox(page).pressSequentially('沙箱');
    const panel = page.locator('[data-search-panel]');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    gate.open();
    await page.waitForFunction(() => window.siteSearch?.service.getState() === 'done');
    await expect(panel).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('section 7: calls made', () => {
  test('GET search-index.json with a fixed build hash answers a list of entries', async ({ page }) => {
    await open(page, '/guide');
    const [response] = await Promise.all([
      page.waitForResponse(/\/search-index\.json\?_=[0-9a-f]+$/),
      page.getByLabel('搜索').first().focus(),
    ]);
    expect(response.request().method()).toBe('GET');
    expect(response.request().postData()).toBeNull();
    const entry = { documents: expect.any(Array) as unknown, index: expect.any(Object) as unknown };
    expect(await response.json()).toEqual([entry, entry, entry]);
  });

  // That no page makes another call stands with the walk over every page, in pages/everyPage.spec.ts.
});

test.describe('section 3: search index', () => {
  test('each entry lists documents with the specified fields and a serialised index', async ({ request }) => {
    const entries = (await (await request.get('/search-index.json')).json()) as {
      documents: Record<string, unknown>[];
      index: unknown;
    }[];
    const fields = new Set(
      entries.flatMap(({ documents }) => documents.flatMap((each) => Object.keys(each))),
    );
    expect([...fields].sort()).toEqual(['b', 'h', 'i', 'p', 's', 't', 'u']);
    for (const { index } of entries) expect(index).toBeInstanceOf(Object);
  });
});

test.describe('section 9: business constants and limits', () => {
  test('search index: English and Chinese, hashed', async ({ page, request }) => {
    await open(page, '/guide');
    const [indexRequest] = await Promise.all([
      page.waitForRequest(/search-index\.json/),
      page.getByLabel('搜索').first().focus(),
    ]);
    expect(new URL(indexRequest.url()).search).toMatch(/^\?_=[0-9a-f]{8}$/);
    const index = await (await request.get('/search-index.json')).text();
    expect(index).toContain('"沙箱"');
    expect(index).toContain('"router"');
  });
});
