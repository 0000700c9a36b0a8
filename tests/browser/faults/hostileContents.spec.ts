import fc from 'fast-check';
import { hostileText, seed } from '../playground/support/hostile';
import { open, expect, test } from '../support/test';

/** Says so where it is executed; as texts of the site's own files and addresses. */
const texts = fc.sample(hostileText, { seed, numRuns: 200 }).map((text) => text.slice(0, 2_000));

test('hostile facts are shown as text', async ({ page }) => {
  const facts = texts.map((text, index) => ({
    id: `hostile.${index}`,
    file: text,
    statements: [{ page: text, anchor: text, sentence: `匹配 ${text}` }],
  }));
  await page.route('**/facts.json', (route) => route.fulfill({ json: facts }));
  await open(page, '/facts?q=匹配');
  await expect(page.locator('[id="hostile.0"]')).toBeVisible();
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
});

test('contents that are no facts: message and retry', async ({ page }) => {
  await page.route('**/facts.json', (route) => route.fulfill({ json: { facts: texts } }));
  await open(page, '/facts?q=沙箱');
  await expect(page.getByRole('alert')).toContainText('全部事实没有加载成功');
  await page.unroute('**/facts.json');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('沙箱');
});

test('hostile queries in the address run nothing and break nothing', async ({ page }) => {
  await open(page, '/search?q=沙箱');
  await page.evaluate(async (queries) => {
    for (const query of queries) {
      history.pushState({}, '', `/search?${new URLSearchParams({ q: query }).toString()}`);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, texts);
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Everything that the site stores. */
const keys = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docusaurus.tab.npm2yarn',
  'docs-preferred-version-default',
  'search.recent',
  'playground.drafts',
];

test('hostile values in storage run nothing and break nothing', async ({ page }) => {
  for (const [round, text] of texts.slice(0, 12).entries()) {
    await page.goto('/404.html');
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(key, text);
      },
      [keys, text] as const,
    );
    await open(page, round % 2 === 0 ? '/guide/start' : '/playground');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('页面已崩溃')).toHaveCount(0);
    expect(await page.evaluate(() => 'executed' in window)).toBe(false);
  }
});
