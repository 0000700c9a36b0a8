import { expect, testOnSharedPage as test } from '../support/test';

const pages = ['/api/run', '/api/registerApp', '/api/loadApp', '/guide/sandbox'];

for (const width of [390, 1280]) {
  for (const path of pages) {
    test(`${path}, ${width} px wide: every word of an option stands on the screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const overflowing = await page.locator('.options :is(div, p, code)').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            const isInline = getComputedStyle(element).display === 'inline';
            return left < 0 || right > innerWidth || (!isInline && element.scrollWidth > element.clientWidth);
          })
          .map((element) => element.textContent.slice(0, 80)),
      );
      expect(await page.locator('.options div').count()).toBeGreaterThan(9);
      expect(overflowing).toEqual([]);
    });
  }
}

test('an option has an address, which leads below the bar', async ({ page }) => {
  await page.goto('/api/run#option-basename');
  const option = page.getByRole('link', { name: 'basename', exact: true }).first();
  await expect(option).toBeInViewport();
  const bar = await page.locator('.navbar').boundingBox();
  const place = await option.boundingBox();
  expect(place?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});
