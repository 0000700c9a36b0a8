import { expect, test } from './support/test';

test.describe('release notes: feeds', () => {
  for (const [name, file, contentType, entry] of [
    ['RSS', 'rss.xml', /xml/, '<item>'],
    ['Atom', 'atom.xml', /xml/, '<entry>'],
    ['JSON Feed', 'feed.json', /json/, '"date_modified"'],
  ] as const) {
    test(`${name} holds every post, in Chinese`, async ({ request }) => {
      const response = await request.get(`/blog/releases/${file}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(contentType);
      const text = await response.text();
      expect(text.split(entry).length - 1).toBeGreaterThanOrEqual(14);
      expect(text).toContain('Garfish 版本记录');
    });
  }

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
