import type { Browser, Page } from '@playwright/test';
import { measureFirstSearch, type FirstSearch } from '../search/measureFirstSearch';
import { fastLine } from '../serveSlowly';
import type { MeasuredSite } from '../sites/measuredSite';
import { slowDown } from './slowDown';

export const firstQuery = '沙箱';
export const warmQueries = ['路由', '预加载', '生命周期', '缓存', 'loadApp', 'basename', '子应用'];
const searchedPage = '/guide/sandbox';
const timeLimit = 30_000;

/** Types a query into the search of a page that has just been loaded, on a slow line. */
export function measureColdSearch(
  browser: Browser,
  { directory, controls }: MeasuredSite,
): Promise<FirstSearch> {
  return measureFirstSearch(browser, { directory, path: searchedPage, ...controls.search }, firstQuery);
}

/** In the page: ms from the next input to the frame that shows other results. Holds no function with a name: tsx marks those. */
async function whenResultsChange(selector: string): Promise<number> {
  const before = [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join();
  const start = await new Promise<number>((resolve) =>
    addEventListener('input', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join();
    if (shown && shown !== before) break;
  }
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

async function timeQuery(page: Page, box: string, result: string, query: string): Promise<number> {
  const time = page.evaluate(whenResultsChange, result);
  await page.locator(box).first().selectText();
  await page.keyboard.insertText(query);
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`no results of ${query}`)), timeLimit),
  );
  return Promise.race([time, late]);
}

/** Times of queries, one after another, once a first one has been answered. */
export async function measureWarmSearch(
  browser: Browser,
  { server, controls }: MeasuredSite,
): Promise<number[]> {
  server.useLine(fastLine);
  const { button, box, result } = controls.search;
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeLimit);
    await page.goto(`${server.origin}${searchedPage}`, { waitUntil: 'networkidle' });
    await page
      .locator(button ?? box)
      .first()
      .click();
    await page.locator(box).first().fill(firstQuery);
    await page.locator(result).first().waitFor();
    await slowDown(page);
    const times: number[] = [];
    for (const query of warmQueries) {
      times.push(await timeQuery(page, box, result, query));
      await page.waitForTimeout(200);
    }
    return times;
  } finally {
    await context.close();
  }
}
