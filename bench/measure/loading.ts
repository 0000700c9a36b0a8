import path from 'node:path';
import type { Browser } from '@playwright/test';
import { bundleForPage } from '../../tools/bundleForPage';
import { projectRoot } from '../../tools/projectRoot';
import { slow4G } from '../serveSlowly';
import type { Loading } from '../../src/data/benchmarkFormat';
import type { MeasuredSite } from '../sites/measuredSite';
import { slowDown } from './slowDown';

/** After the load event, in which the applications start. */
const settling = 2_000;

/** Opens a page on a phone with an empty cache, a slow line and a slow processor; nobody touches it. */
export async function measureLoading(
  browser: Browser,
  { server }: MeasuredSite,
  pathname: string,
): Promise<Loading> {
  server.useLine(slow4G);
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const script = path.join(projectRoot, 'bench/measure/loadInPage.ts');
    await page.addInitScript({ content: await bundleForPage({ entryPoints: [script] }) });
    await slowDown(page);
    await page.goto(`${server.origin}${pathname}`, { waitUntil: 'load', timeout: 30_000 });
    await page.waitForTimeout(settling);
    const { longTasks, ...metrics } = await page.evaluate(() => window.benchLoad);
    const longTaskTime = longTasks.reduce((sum, duration) => sum + duration, 0);
    return { ...metrics, longTasks: longTasks.length, longTaskTime };
  } finally {
    await context.close();
  }
}
