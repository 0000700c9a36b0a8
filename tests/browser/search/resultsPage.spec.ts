import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { namesBelow } from '../../../tools/filesBelow';
import { holdBack } from '../support/loading';
import { resultLinks, searchBox } from '../support/search';
import { expect, open, test } from '../support/test';

/** Follows the first result, once the list answers what stands in the field. */
async function openFirst(page: Page): Promise<string> {
  await expect(page.getByRole('list', { name: '搜索结果' })).toHaveAttribute('aria-busy', 'false');
  const first = resultLinks(page).first();
  const href = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page).toHaveURL(href);
  return href;
}

test.describe('search results page', () => {
  test('lists links in rank order and names the query in the title', async ({ page }) => {
    await open(page, '/search?q=%E7%94%9F%E5%91%BD%E5%91%A8%E6%9C%9F');
    await expect(page).toHaveTitle('“生命周期”的搜索结果 | Garfish');
    await expect(resultLinks(page).first()).toHaveAttribute('href', '/guide/lifecycle');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('a word that no page has is named', async ({ page }) => {
    await open(page, '/search?q=zzzqqq%20%E6%B2%99%E7%AE%B1');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^找到 \d+ 个页面。没有“zzzqqq”，结果只对应其余的词$/,
    );
  });

  test('the field changes the URL; back from a result restores the list', async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('searchbox', { name: '搜索词' }).pressSequentially('basename');
    await expect(page).toHaveURL('/search?q=basename');
    const href = await openFirst(page);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=basename');
    await expect(resultLinks(page).first()).toHaveAttribute('href', href);
    await expect(page.getByRole('searchbox', { name: '搜索词' })).toHaveValue('basename');
  });

  test('typing on and on changes the URL no more often than WebKit allows', async ({ page }) => {
    await page.addInitScript(() => {
      let changes = 0;
      for (const name of ['pushState', 'replaceState'] as const) {
        const change = Reflect.get(History.prototype, name);
        History.prototype[name] = function (...parameters) {
          changes += 1;
          if (changes > 100) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
          change.apply(this, parameters);
        };
      }
    });
    await open(page, '/search');
    const field = page.getByRole('searchbox', { name: '搜索词' });
    await field.pressSequentially(`basename${'x'.repeat(120)}`);
    for (let count = 0; count < 120; count += 1) await field.press('Backspace');
    await expect(page).toHaveURL('/search?q=basename');
    await openFirst(page);
  });

  test('what is typed stands in the URL as soon as the field is left', async ({ page }) => {
    await open(page, '/search');
    const field = page.getByRole('searchbox', { name: '搜索词' });
    await field.pressSequentially('basename');
    await field.blur();
    expect(page.url()).toMatch(/\/search\?q=basename$/);
  });

  test('a page that is loaded anew right after the last key has what was typed', async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('searchbox', { name: '搜索词' }).pressSequentially('basename');
    await page.reload();
    await expect(page).toHaveURL('/search?q=basename');
    await expect(page.getByRole('searchbox', { name: '搜索词' })).toHaveValue('basename');
  });

  test('the last “more” hands the focus on to the first of what it has shown', async ({ page }) => {
    await open(page, '/search?q=garfish');
    const items = page.getByRole('list', { name: '搜索结果' }).locator('> li');
    const more = page.getByRole('button', { name: '显示更多' });
    await more.focus();
    let shown = 0;
    while ((await more.count()) > 0) {
      shown += 20;
      await expect(items).toHaveCount(shown);
      await expect(more).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => items.count()).toBeGreaterThan(shown);
    }
    await expect(items.nth(shown).getByRole('link').first()).toBeFocused();
  });

  test('shows more on request', async ({ page }) => {
    await open(page, '/search?q=garfish');
    await expect(page.getByRole('list', { name: '搜索结果' }).locator('> li')).toHaveCount(20);
    await page.getByRole('button', { name: '显示更多' }).click();
    await expect(page.getByRole('list', { name: '搜索结果' }).locator('> li')).toHaveCount(40);
  });

  test('who has asked for nothing gets an example and links; who has found nothing, advice', async ({
    page,
  }) => {
    await open(page, '/search');
    const field = page.getByRole('searchbox', { name: '搜索词' });
    const links = page.locator('main .search-suggestions');
    const advice = links.getByText('换一个更短的词');
    await expect(field).toHaveAttribute('placeholder', '输入 API 名称、报错原文，或直接提问。');
    await expect(links.getByRole('link', { name: '常见问题' })).toBeVisible();
    await expect(advice).toHaveCount(0);
    const [above, below] = await Promise.all(
      [field, links.getByRole('paragraph')].map((each) => each.boundingBox()),
    );
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(16);
    await field.fill('zzqqxxyyww');
    await expect(advice).toBeVisible();
    await field.fill('');
    await expect(advice).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says so, and introduces its links once', async ({ page }) => {
      await page.goto('/search');
      await expect(page.getByRole('main').getByRole('paragraph')).toHaveText([
        '搜索需要启用 JavaScript。',
        '可以从这些页面找起：',
      ]);
      await expect(page.getByRole('main').getByRole('link', { name: '常见问题' })).toBeVisible();
    });
  });
});

test.describe('search terms on the page that a result opens', () => {
  const highlighted = (page: Page) =>
    page.evaluate(() => {
      const ranges = CSS.highlights.get('search-terms') ?? [];
      return [...ranges].map(String);
    });

  test('are highlighted, without a trace in the URL or the document, until Esc', async ({ page }) => {
    await open(page, '/guide');
    await searchBox(page).pressSequentially('strictIsolation');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/guide\/sandbox#strict-isolation$/);
    await expect.poll(() => highlighted(page)).toContain('strictIsolation');
    await expect(page.getByRole('article').locator('mark')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await highlighted(page)).toEqual([]);
  });

  test('are not highlighted in diagrams, whose colours are their own', async ({ page }) => {
    await open(page, '/search?q=沙箱');
    await page.getByRole('main').locator('a[href="/guide/sandbox"]').first().click();
    await expect.poll(() => highlighted(page)).toContain('沙箱');
    const drawn = await page.evaluate(() =>
      [...(CSS.highlights.get('search-terms') ?? [])].filter(
        ({ startContainer }) => startContainer.parentElement instanceof SVGElement,
      ),
    );
    expect(drawn).toEqual([]);
    await expect(page.locator('article svg text').filter({ hasText: '沙箱' }).first()).toBeAttached();
  });

  test('are forgotten on the next page', async ({ page }) => {
    await open(page, '/search?q=strictIsolation');
    await resultLinks(page).first().click();
    await expect.poll(() => highlighted(page)).not.toEqual([]);
    await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
    await expect(page).toHaveURL('/issues');
    await expect.poll(() => highlighted(page)).toEqual([]);
  });

  test('are forgotten on the next page, too, where what highlights them comes that late', async ({
    page,
  }) => {
    const script = namesBelow('build/assets/js', '.js').find((name) =>
      readFileSync(`build/assets/js/${name}`, 'utf8').includes('search-marked'),
    );
    const gate = await holdBack(page, `**/assets/js/${script}`);
    await open(page, '/search?q=沙箱');
    const asked = page.waitForRequest(`**/assets/js/${script}`);
    await page.getByRole('main').locator('a[href="/guide/sandbox"]').first().click();
    await asked;
    await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('常见问题');
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith(String(script)));
    gate.open();
    await arrived;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await highlighted(page)).toEqual([]);
    await expect(page.locator('.search-marked')).toHaveCount(0);
  });
});

/** Names of the animations that have begun on the page, each with the text of its element. */
async function watchFlashes(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const flashes: string[] = [];
    Object.assign(window, { flashes });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'search-landed' && target instanceof Element) {
        flashes.push(target.textContent);
      }
    });
  });
  return () => page.evaluate((): string[] => Reflect.get(window, 'flashes') as string[]);
}

test.describe('where a result leads', () => {
  for (const { query, hash, text } of [
    { query: 'strictIsolation', hash: 'strict-isolation', text: /strictIsolation|严格隔离/ },
    { query: '水印', hash: 'watermark', text: /水印/ },
    { query: 'disablePreloadApp', hash: 'option-disablePreloadApp', text: /disablePreloadApp/ },
  ]) {
    test(`#${hash} stands below the navbar and flashes once`, async ({ page }) => {
      await open(page, '/guide');
      const flashes = await watchFlashes(page);
      await searchBox(page).pressSequentially(query);
      await page
        .locator(`[role=option] a[href$="#${hash}"], a[role=option][href$="#${hash}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`#${hash}$`));
      await expect.poll(flashes).toEqual([expect.stringMatching(text)]);
      await expect(page.locator('.search-landed')).toHaveCount(0);
      const target = page.locator(`#${hash}`);
      const navbar = await page.getByRole('navigation', { name: '主导航' }).first().boundingBox();
      expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(
        (navbar?.y ?? 0) + (navbar?.height ?? 0),
      );
      expect(await flashes()).toHaveLength(1);
    });
  }

  test('does not flash for readers who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/guide');
    const flashes = await watchFlashes(page);
    await searchBox(page).pressSequentially('strictIsolation');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/#strict-isolation$/);
    await expect(page.locator('.search-landed')).toHaveCount(1);
    expect(await flashes()).toEqual([]);
  });
});
