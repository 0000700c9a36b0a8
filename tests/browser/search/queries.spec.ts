import { resultLinks } from '../support/search';
import { expect, open, testOnSharedPage as test } from '../support/test';

test.describe('search covers every kind of page', () => {
  for (const [query, path] of [
    ['沙箱', '/guide/sandbox'],
    ['angular', '/guide/demo/angular'],
    ['provider', '/issues'],
    ['介绍', '/guide'],
    ['registerApp', '/api/registerApp'],
    ['热更新', '/blog/hmr'],
    ['示例与集成', '/showcase'],
    ['版本 沙箱 修正', '/blog/releases/'],
    ['版本记录', '/blog/releases'],
    ['已验证的事实', '/facts'],
  ] as const) {
    test(`${query} finds ${path}`, async ({ page }) => {
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      await expect(resultLinks(page).first()).toBeVisible();
      const hrefs = await resultLinks(page).evaluateAll((links) =>
        links.slice(0, 10).map((link) => link.getAttribute('href') ?? ''),
      );
      expect(
        hrefs.filter(
          (href) =>
            href === path || href.startsWith(`${path}#`) || (path.endsWith('/') && href.startsWith(path)),
        ),
      ).not.toEqual([]);
    });
  }
});

test.describe('section 5: validation rules', () => {
  test('search: an empty query yields no results', async ({ page }) => {
    await open(page, '/search');
    await expect(page.getByRole('main').or(page.locator('.container')).first()).toBeVisible();
    await expect(page.getByRole('list', { name: '搜索结果' })).toHaveCount(0);
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('   ');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('search: the query is split into tokens, Chinese with the dictionary of the index', async ({
    page,
  }) => {
    await open(page, '/search?q=沙箱路由');
    const results = page.getByRole('list', { name: '搜索结果' });
    await expect(results.locator('mark').first()).toBeVisible();
    const marks = await results.locator('mark').allTextContents();
    expect(marks).toContain('沙箱');
    expect(marks).toContain('路由');
  });

  test('search: stop words are dropped for variant queries', async ({ page }) => {
    // `the` and `of` stand in no Chinese page together with these words; without them the query has hits.
    await open(page, '/search?q=the basename of the router');
    await expect(page.getByRole('list', { name: '搜索结果' }).getByRole('link').first()).toBeVisible();
  });
});

test.describe('section 8: search with no hits', () => {
  test('says 没有找到任何结果', async ({ page }) => {
    await open(page, '/guide');
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('zzzqqq');
    await expect(page.getByText('没有找到任何结果')).toBeVisible();
  });
});

test.describe('section 9: business constants and limits', () => {
  test('search: at most 8 results a query', async ({ page }) => {
    await open(page, '/guide');
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('子应用');
    await expect(page.getByRole('option')).toHaveCount(8);
  });

  test('search: snippets of at most 50 characters', async ({ page }) => {
    await open(page, '/guide');
    const box = page.getByLabel('搜索').first();
    await box.focus();
    await box.pressSequentially('定时器');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    const snippets = options.locator('[class*="snippet"]').filter({ hasText: /\S/ });
    await expect(snippets.first()).toContainText('定时器');
    await expect.poll(() => snippets.count()).toBeGreaterThan(3);
    const texts = await snippets.allTextContents();
    for (const text of texts) expect(text.replaceAll('…', '').length, text).toBeLessThanOrEqual(50);
  });
});
