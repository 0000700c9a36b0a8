import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

/** One page of each kind of layout. */
const paths = [
  '/',
  '/guide/start',
  '/api/run',
  '/issues',
  '/showcase',
  '/blog/releases',
  '/search?q=沙箱',
  '/404.html',
];
const mostPresses = 600;

/** What a walk by Tab has met. */
interface Walk {
  stops: number;
  /** Elements that look the same with and without the focus. */
  unmarked: string[];
  /** Whether it has come to the footer. */
  isComplete: boolean;
}

declare global {
  interface Window {
    walk: Walk & {
      /** Looks at what has the focus now; says whether the walk goes on. */
      step: () => boolean;
    };
  }
}

/** In the page: remembers how everything looks without the focus. */
function beginWalk(): void {
  const lookOf = (element: Element): string => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return outlineStyle === 'none' ? boxShadow : `${outlineStyle} ${outlineWidth} ${boxShadow}`;
  };
  const focusable = document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]');
  const looks = new Map([...focusable].map((element) => [element, lookOf(element)]));
  const visited = new Set<Element>();
  window.walk = {
    stops: 0,
    unmarked: [],
    isComplete: false,
    step() {
      const element = document.activeElement ?? document.body;
      // What is inside a live demo's frame is the sub-app's; the walk comes out behind it.
      if (element instanceof HTMLIFrameElement) return true;
      if (element === document.body || visited.has(element)) return false;
      visited.add(element);
      this.stops += 1;
      this.isComplete ||= element.closest('footer') !== null;
      if (looks.get(element) === lookOf(element)) this.unmarked.push(element.outerHTML.slice(0, 120));
      return true;
    },
  };
}

/** Presses Tab until the focus has been on every stop of the page. */
async function walk(page: Page): Promise<Walk> {
  await page.evaluate(beginWalk);
  let presses = 0;
  do {
    await page.keyboard.press('Tab');
    presses += 1;
  } while (presses < mostPresses && (await page.evaluate(() => window.walk.step())));
  expect(presses).toBeLessThan(mostPresses);
  return page.evaluate(() => {
    const { stops, unmarked, isComplete } = window.walk;
    return { stops, unmarked, isComplete };
  });
}

test.describe('by keyboard, every stop shows where the focus is', () => {
  for (const path of paths) {
    test(path, async ({ page }) => {
      await open(page, path);
      const { stops, unmarked, isComplete } = await walk(page);
      expect(unmarked).toEqual([]);
      expect(isComplete, 'the walk came to the footer').toBe(true);
      expect(stops).toBeGreaterThan(15);
    });
  }

  test('the walk sees a stop without a mark', async ({ page }) => {
    await open(page, '/404.html');
    await page.addStyleTag({
      content: 'footer a { outline: none !important; box-shadow: none !important; }',
    });
    const { unmarked } = await walk(page);
    expect(unmarked.length).toBeGreaterThan(0);
  });
});
