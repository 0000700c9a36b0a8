import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../../tools/projectRoot';
import { addStyles } from '../support/addStyles';
import { expect, layOutAll, test, waitForHydration } from '../support/test';

/** One page of each kind, and one of each kind of part that only some have. */
const pages = [
  '/',
  '/guide',
  '/guide/lifecycle',
  '/performance',
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

function readSheet(name: string): string {
  const directory = path.join(projectRoot, 'build/assets/css');
  const files = readdirSync(directory).filter((file) => file.startsWith(`${name}.`));
  expect(files).toHaveLength(1);
  return readFileSync(path.join(directory, files[0] ?? ''), 'utf8');
}

/** What the page has of the sheet of parts, which ranks behind that of the site. */
function readOwnParts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const place = document.querySelector('meta[name="application-styles"]');
    const next = place?.nextElementSibling;
    return next instanceof HTMLStyleElement ? next.textContent : '';
  });
}

test.describe('a page is painted with its own styles as with the sheets of the whole site', () => {
  // As HTML stands there before a script has run.
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440]) {
    for (const route of pages) {
      test(`${route}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await layOutAll(page);
        const withOwn = await page.evaluateHandle(readStyles);
        const ofParts = await readOwnParts(page);
        await addStyles(page, readSheet('styles'));
        await addStyles(page, ofParts);
        const withSite = await page.evaluateHandle(readStyles);
        await addStyles(page, readSheet('parts'));
        const withAll = await page.evaluateHandle(readStyles);
        // Compared in the page: a page's lines are more than ten megabytes.
        const [count, differences] = await withOwn.evaluate(
          (own, others): [number, string[]] => [
            own.length,
            others.flatMap((other) =>
              own.filter((line, index) => line !== other[index]).concat(other.slice(own.length)),
            ),
          ],
          [withSite, withAll],
        );
        expect(count).toBeGreaterThan(50);
        expect(differences).toEqual([]);
      });
    }
  }
});

function sheetsAskedFor(page: Page): string[] {
  const sheets: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(\w+)\.\w+\.css$/.exec(request.url()) ?? [];
    if (name !== undefined) sheets.push(name);
  });
  return sheets;
}

test('the sheet of the site comes with the application, that of parts not', async ({ page }) => {
  const sheets = sheetsAskedFor(page);
  await page.goto('/guide/sandbox');
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual(['styles']);
});

test('the sheet of parts comes before the text that needs it, and with no other', async ({ page }) => {
  const sheets = sheetsAskedFor(page);
  await page.goto('/guide');
  await waitForHydration(page);
  const follow = async (name: string): Promise<void> => {
    await page
      .getByRole('navigation', { name: '文档侧边栏' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  await follow('快速开始');
  expect(sheets).toEqual(['styles', 'parts']);
  await follow('生命周期');
  await follow('沙箱');
  expect(sheets).toEqual(['styles', 'parts']);
});
