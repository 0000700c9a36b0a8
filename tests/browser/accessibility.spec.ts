import { violationsOn } from './support/accessibility';
import { expect, open, test } from './support/test';

const paths = ['/', '/guide/sandbox', '/api/run', '/issues', '/blog/releases', '/search?q=沙箱', '/404.html'];

test.describe('WCAG 2.2 AA', () => {
  for (const path of paths) {
    for (const colorMode of ['light', 'dark']) {
      test(`${path}, ${colorMode}`, async ({ page }) => {
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
        await open(page, path);
        expect(await violationsOn(page)).toEqual([]);
      });
    }
  }
});

test.describe('keyboard', () => {
  test('every interactive element of a page shows where the focus is', async ({ page }) => {
    await open(page, '/guide/start');
    const invisible: string[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return null;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        return marked ? null : element.outerHTML.slice(0, 120);
      });
      if (problem) invisible.push(problem);
    }
    expect(invisible).toEqual([]);
  });
});
