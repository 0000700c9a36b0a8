import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { bundleForPage } from '../../tools/bundleForPage';
import { projectRoot } from '../../tools/projectRoot';
import { fastLine } from '../serveSlowly';
import type { MeasuredSite } from '../sites/measuredSite';
import type { HeadingPaint } from './navigationInPage';
import { slowDown, slowdown } from './slowDown';

const timeLimit = 15_000;

function normal(pathname: string): string {
  return pathname.replace(/(?:\.html|\/)$/, '');
}

/** A page of a site, from which its sidebar leads on. */
export interface Navigator {
  /**
   * Presses a link of the sidebar at a quarter of the processor's speed.
   *
   * @param hover how long the pointer rests on it before, in ms
   * @returns ms from the press until the heading of the other page is painted
   */
  go: (pathname: string, hover: number) => Promise<number>;
  close: () => Promise<void>;
}

async function pointAt(page: Page, links: string, pathname: string): Promise<{ x: number; y: number }> {
  const addresses = ['', '/', '.html'].map((end) => `[href="${pathname}${end}"]`).join();
  const target = page.locator(`:is(${links}):is(${addresses})`).first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The page has come to rest where it was scrolled to.
  await page.waitForTimeout(100);
  const box = await target.boundingBox();
  if (!box) throw new Error(`no link to ${pathname}`);
  return { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
}

/** As a hand does, by way of many places: what comes at once from afar is a pointer that was put there. */
async function moveToTheCorner(page: Page): Promise<void> {
  await page.mouse.move(1300, 500);
  await page.mouse.move(1400, 880, { steps: 10 });
}

/** What the page says of presses and headings. */
interface Report {
  /** When the last press was. */
  clickedAt: () => number;
  /** @returns when the heading of a page is painted */
  waitForHeading: (pathname: string) => Promise<number>;
}

/** Has each document that a page opens report, from its beginning. */
async function listen(page: Page): Promise<Report> {
  let clickedAt = NaN;
  let onHeading: (paint: HeadingPaint) => void = () => undefined;
  await page.exposeFunction('benchClick', (time: number) => {
    clickedAt = time;
  });
  await page.exposeFunction('benchHeading', (paint: HeadingPaint) => onHeading(paint));
  const script = path.join(projectRoot, 'bench/measure/navigationInPage.ts');
  await page.addInitScript({ content: await bundleForPage({ entryPoints: [script] }) });
  return {
    clickedAt: () => clickedAt,
    waitForHeading: (wanted) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error(`no heading of ${wanted}`)), timeLimit);
        onHeading = ({ pathname, time }) => {
          if (normal(pathname) !== wanted) return;
          clearTimeout(limit);
          resolve(time);
        };
      }),
  };
}

/** Opens the first page of a site on a wide screen, at full speed, and lets it come to rest under a pointer that moves. */
export async function openNavigator(
  browser: Browser,
  { server, controls }: MeasuredSite,
  first: string,
): Promise<Navigator> {
  server.useLine(fastLine);
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const { clickedAt, waitForHeading } = await listen(page);
  await page.goto(`${server.origin}${first}`, { waitUntil: 'networkidle' });
  await moveToTheCorner(page);
  // What the pointer has started.
  await page.waitForTimeout(1_000);
  const setSlowdown = await slowDown(page, 1);

  const go = async (pathname: string, hover: number): Promise<number> => {
    await page.bringToFront();
    await moveToTheCorner(page);
    const { x, y } = await pointAt(page, controls.sidebarLinks, pathname);
    const painted = waitForHeading(pathname);
    await setSlowdown(slowdown);
    await page.mouse.move(x, y, { steps: 5 });
    if (hover > 0) await page.waitForTimeout(hover);
    await page.mouse.click(x, y);
    const time = await painted;
    await setSlowdown(1);
    await page.waitForTimeout(300);
    return time - clickedAt();
  };
  return { go, close: () => context.close() };
}
