import { buildFixtureSite } from '../fixtureSite';
import { expect, open, test } from './support/test';
import { routes } from '../routes';

// Some of these build a whole site.
test.describe.configure({ timeout: 240_000 });

test.describe('section 5: validation rules', () => {
  test('there are no forms', async ({ request }) => {
    for (const { path } of routes) {
      const html = await (await request.get(path)).text();
      expect(html.length, path).toBeGreaterThan(1000);
      expect(html, path).not.toContain('<form');
    }
  });

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

  test('a broken internal link fails the build', async () => {
    const { exitCode, output } = await buildFixtureSite('broken-link');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('found broken links');
    expect(output).toContain('/no/such/page');
  });

  test('a broken Markdown link and a duplicate route only warn', async () => {
    const { exitCode, output } = await buildFixtureSite('build-warnings');
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(
      /Markdown link with URL `\.\/garfish-plugins\/es-module\.md`.*couldn't be resolved/s,
    );
    expect(output).toMatch(/Duplicate routes found!.*\/resource/s);
  });
});

test.describe('section 5: bad content stops the build with file, line and what was expected', () => {
  test('broken front matter', async () => {
    const { exitCode, output } = await buildFixtureSite('broken-front-matter');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('docs/broken-front-matter.mdx');
    expect(output).toMatch(/line 3|:3/);
    expect(output).toContain('expected');
  });

  test('unknown sidebar id', async () => {
    const { exitCode, output } = await buildFixtureSite('unknown-sidebar');
    expect(exitCode).not.toBe(0);
    expect(output).toMatch(/docs\/unknown-sidebar\.mdx:4/);
    expect(output).toContain('nosuch');
    expect(output).toContain('guide, api, blog');
  });

  test('missing image', async () => {
    const { exitCode, output } = await buildFixtureSite('missing-image');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('docs/missing-image.mdx');
    expect(output).toMatch(/8:1/);
    expect(output).toContain('static/img/no-such-picture.png');
  });
});
