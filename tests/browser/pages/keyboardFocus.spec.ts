import type { Page } from '@playwright/test';
import { addStyles } from '../support/addStyles';
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
  /** Where it has come back to, and from where. */
  again?: string;
}

declare global {
  interface Window {
    walk: Walk;
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
  let last: Element | undefined;
  const nameOf = (element: Element | undefined): string => element?.outerHTML.slice(0, 120) ?? 'nowhere';
  const walk: Walk = { stops: 0, unmarked: [], isComplete: false };
  window.walk = walk;
  document.addEventListener('focusin', ({ target }) => {
    // A window that gets the focus again gives it to the element that had it: that is no step.
    if (walk.again !== undefined || !(target instanceof Element) || target === last) return;
    if (visited.has(target)) {
      walk.again = `${nameOf(target)} from ${nameOf(last)}, stop ${walk.stops}`;
      return;
    }
    visited.add(target);
    last = target;
    walk.stops += 1;
    walk.isComplete ||= target.closest('footer') !== null;
    if (looks.get(target) === lookOf(target)) walk.unmarked.push(nameOf(target));
  });
}

/** Presses Tab until the focus has been on every stop of the page. */
async function walk(page: Page): Promise<Walk> {
  // A mark that fades in is not there at once.
  await addStyles(page, '* { transition: none !important; }');
  await page.evaluate(beginWalk);
  let presses = 0;
  do {
    // Asked seldom: a walk that has come round counts no further.
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
    presses += 10;
  } while (presses < mostPresses && (await page.evaluate(() => window.walk.again)) === undefined);
  expect(presses).toBeLessThan(mostPresses);
  return page.evaluate(() => window.walk);
}

/** In the page: what has the focus, if something else is where its middle is. */
async function coveredFocus(): Promise<string | undefined> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement;
  const line = focused?.getClientRects()[0];
  if (!focused || !line || line.height > innerHeight / 2) return undefined;
  const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
  return focused.contains(top) || top?.contains(focused) === true
    ? undefined
    : focused.outerHTML.slice(0, 120);
}

test.describe('by keyboard, every stop shows where the focus is', () => {
  for (const path of paths) {
    test(path, async ({ page }) => {
      await open(page, path);
      const { stops, unmarked, isComplete, again } = await walk(page);
      expect(unmarked).toEqual([]);
      expect(isComplete, `the walk came to the footer before it came back, to ${again}`).toBe(true);
      expect(stops).toBeGreaterThan(15);
    });
  }

  test('the walk sees a stop without a mark', async ({ page }) => {
    await open(page, '/404.html');
    await addStyles(page, 'footer a { outline: none !important; box-shadow: none !important; }');
    const { unmarked } = await walk(page);
    expect(unmarked.length).toBeGreaterThan(0);
  });
});

test.describe('back by keyboard, nothing that has the focus lies behind the bar or the filter', () => {
  const views = [
    { path: '/issues', width: 390, height: 844 },
    { path: '/issues', width: 1440, height: 844 },
    { path: '/guide/router', width: 390, height: 844 },
    { path: '/guide/router', width: 1440, height: 844 },
    // The footer is higher than a phone on its side.
    { path: '/api/run', width: 844, height: 390 },
    // The contents lie at the upper edge, where the bar comes back.
    { path: '/guide/sandbox-matrix', width: 390, height: 844, from: 'fieldset input' },
  ];
  for (const { path, width, height, from = 'footer a' } of views) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, path);
      await addStyles(page, '* { transition: none !important; }');
      await page.locator(from).last().focus();
      const hidden: string[] = [];
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press('Shift+Tab');
        const covered = await page.evaluate(coveredFocus);
        if (covered !== undefined) hidden.push(covered);
      }
      expect(hidden).toEqual([]);
    });
  }
});
