import { load } from 'cheerio';
import { readDocuments } from '../../content/prose';
import { expect, test } from '../support/test';

const posts = readDocuments()
  .filter(({ file }) => file.startsWith('blog/'))
  .map(({ route }) => route);

function addressesIn(xml: string, selector: string): string[] {
  const $ = load(xml, { xml: true });
  return $(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? $(link).text());
}

function isFeed(value: unknown): value is { items: { url: string }[] } {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
}

function addressesInJson(json: string): string[] {
  const feed: unknown = JSON.parse(json);
  return isFeed(feed) ? feed.items.map(({ url }) => url) : [];
}

test.describe('release notes: feeds', () => {
  for (const [name, file, contentType, addressesOf] of [
    ['RSS', 'rss.xml', /xml/, (feed: string) => addressesIn(feed, 'item > link')],
    ['Atom', 'atom.xml', /xml/, (feed: string) => addressesIn(feed, 'entry > link')],
    ['JSON Feed', 'feed.json', /json/, addressesInJson],
  ] as const) {
    test(`${name} holds every post, in Chinese`, async ({ request }) => {
      const response = await request.get(`/blog/releases/${file}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(contentType);
      const text = await response.text();
      const paths = addressesOf(text).map((address) => new URL(address).pathname);
      expect(paths.sort()).toEqual([...posts].sort());
      expect(text).toContain('Garfish 版本记录');
    });
  }

  test('posts are found', () => {
    expect(posts.length).toBeGreaterThan(15);
  });

  test('the list of posts points feed readers at them', async ({ page }) => {
    await page.goto('/blog/releases');
    await expect(page.locator('link[rel="alternate"][type*="rss"]')).toHaveAttribute(
      'href',
      '/blog/releases/rss.xml',
    );
    await expect(page.locator('link[rel="alternate"][type*="atom"]')).toHaveAttribute(
      'href',
      '/blog/releases/atom.xml',
    );
  });
});
