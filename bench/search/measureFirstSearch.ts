import type { Browser } from '@playwright/test';
import { slowDown } from '../measure/slowDown';
import { serveSlowly, slow4G } from '../serveSlowly';

/** In the page: resolves with the time at which a result has been painted. Holds no function with a name: tsx marks those. */
async function whenPainted(selector: string): Promise<number> {
  while (!document.querySelector(selector)) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now();
}

/** A built site with a search, and where to find it on the page. */
export interface SearchedSite {
  directory: string;
  /** The page that is opened. */
  path: string;
  /** Selector of what opens the search, unless that is the box itself. */
  button?: string;
  box: string;
  result: string;
}

export interface FirstSearch {
  /** ms until the first result is painted. */
  time: number;
  /** Bytes and requests until then. */
  bytes: number;
  requests: number;
  /** Bytes until nothing more is fetched. */
  totalBytes: number;
}

/** Types a query into the search of a site that has just been loaded. */
export async function measureFirstSearch(
  browser: Browser,
  { directory, path, button, box, result }: SearchedSite,
  query: string,
): Promise<FirstSearch> {
  const server = await serveSlowly(directory, slow4G);
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle' });
  await slowDown(page);
  server.reset();
  const start = await page.evaluate(() => performance.now());
  const painted = page.evaluate(whenPainted, result);
  await page
    .locator(button ?? box)
    .first()
    .click();
  await page.locator(box).first().waitFor();
  await page.locator(box).first().focus();
  await page.keyboard.insertText(query);
  const time = (await painted) - start;
  const { bytes, requests } = server.sent();
  await page.waitForLoadState('networkidle');
  const total = server.sent();
  await context.close();
  await server.close();
  return { time, bytes, requests, totalBytes: total.bytes };
}
