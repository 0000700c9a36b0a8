import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test';

/** One of each kind, but the one whose text depends on what the browser can keep. */
const pages = [
  '/',
  '/guide',
  '/guide/lifecycle',
  '/guide/sandbox',
  '/guide/sandbox-matrix',
  '/api/run',
  '/issues',
  '/errors',
  '/doctor',
  '/learn',
  '/learn/mount',
  '/facts',
  '/facts/guide/sandbox',
  '/blog/releases',
  '/blog/releases/garfish-1.19.8',
  '/blog/releases/tags/sandbox',
  '/blog/releases/archive',
  '/playground',
  '/showcase',
  '/search',
];

/**
 * What may be another element once the application runs: islands, pictures of which the HTML has one for each colour mode,
 * and categories, which are links only until then.
 */
const replaced = '[data-island] *, a.menu__link--sublist, a.menu__link--sublist *';

/** Watches what becomes of the elements of the page that the reader sees now. */
async function watchElements(page: Page): Promise<() => Promise<{ gone: string[]; moved: string[] }>> {
  const watched = await page.evaluateHandle((exceptions) => {
    const frame = document.getElementById('__docusaurus');
    if (!frame) throw new Error('found no #__docusaurus');
    const all = [...frame.querySelectorAll(`*:not(${exceptions})`)];
    // A phone's page loses what only wide screens show.
    const elements = new Set(all.filter((each) => each.getBoundingClientRect().height > 0));
    const moved: string[] = [];
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations) {
        for (const node of addedNodes) {
          if (node instanceof Element && elements.has(node)) moved.push(node.outerHTML.slice(0, 200));
        }
      }
    }).observe(frame, { childList: true, subtree: true });
    return {
      read: () => ({
        gone: [...elements].filter((each) => !each.isConnected).map((each) => each.outerHTML.slice(0, 200)),
        moved,
      }),
    };
  }, replaced);
  return () => watched.evaluate(({ read }) => read());
}

for (const width of [390, 1440]) {
  test.describe(`the application takes a page over as it stands, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const path of pages) {
      test(path, async ({ page }) => {
        await page.goto(path);
        const read = await watchElements(page);
        await waitForHydration(page);
        expect(await read()).toEqual({ gone: [], moved: [] });
      });
    }
  });
}
