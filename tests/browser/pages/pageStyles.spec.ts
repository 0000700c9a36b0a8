import { addStyles } from '../support/addStyles';
import { expect, test, waitForHydration } from '../support/test';

/** One page of each kind, and one of each kind of part that only some have. */
const pages = [
  '/',
  '/guide',
  '/guide/lifecycle',
  '/api/run',
  '/blog/releases',
  '/blog/releases/garfish-1.19.8',
  '/playground',
  '/search',
  '/404.html',
];

/**
 * In the page: how every element is styled, with what stands before and after it, one line each. Variables alone paint
 * nothing.
 */
function readStyles(): string[] {
  // The same for every element but the variables, which are more.
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  return [...document.body.querySelectorAll('*:not(script, link, style)')].map((element) => {
    const styles = [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      if (part !== null && style.content === 'none') return '';
      return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    });
    return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${styles.join(' | ')}`;
  });
}

test.describe('a page is painted with its own styles as with the sheet of the whole site', () => {
  // As HTML stands there before a script has run.
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440]) {
    for (const route of pages) {
      test(`${route}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        const withOwn = await page.evaluateHandle(readStyles);
        const whole = await page.locator('meta[name="application-styles"]').getAttribute('content');
        const response = await page.request.get(whole ?? '');
        await addStyles(page, await response.text());
        const withBoth = await page.evaluateHandle(readStyles);
        // Compared in the page: a page's lines are more than ten megabytes.
        const [count, differences] = await withOwn.evaluate(
          (own, both): [number, string[]] => [
            both.length,
            own.filter((line, index) => line !== both[index]).concat(both.slice(own.length)),
          ],
          withBoth,
        );
        expect(count).toBeGreaterThan(50);
        expect(differences).toEqual([]);
      });
    }
  }
});

test('the whole sheet comes with the application', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/guide');
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
  await waitForHydration(page);
  expect(sheets).toEqual([expect.stringMatching(/\/styles\.\w+\.css$/)]);
});
