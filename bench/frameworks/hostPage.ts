import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { bundleForPage } from '../../tools/bundleForPage';
import { projectRoot } from '../../tools/projectRoot';
import type { Memory } from '../../src/data/frameworksFormat';
import type { Line, SlowServer } from '../serveSlowly';
import { appNames, type AppName } from './build';

const watcher = path.join(projectRoot, 'bench/frameworks/watchInPage.ts');
/** What is let go of in one collection is found by the next. */
const collections = 3;

/** A host's page. */
export interface HostPage {
  page: Page;
  /** ms from the start of the navigation to the first sub-app in the document. */
  load: number;
  /** Goes to and fro between the sub-apps; ms of each switch. The first one is to the app that is not shown. */
  switchApps: (count: number) => Promise<number[]>;
  /** After a garbage collection. */
  readMemory: () => Promise<Memory>;
  close: () => Promise<void>;
}

async function expectAlone(page: Page, name: AppName): Promise<void> {
  await page.waitForFunction((wanted) => window.bench.shown().join() === wanted, name, { timeout: 5_000 });
}

async function readMemory(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < collections; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: usedSize, documents, nodes, listeners: jsEventListeners };
}

/** Opens a host at the address of the first sub-app, with an empty cache. */
export async function openHost(browser: Browser, server: SlowServer, line: Line): Promise<HostPage> {
  server.useLine(line);
  server.reset();
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript({ content: await bundleForPage({ entryPoints: [watcher] }) });
  await page.goto(`${server.origin}/react`, { waitUntil: 'commit', timeout: 30_000 });
  const load = await page.evaluate(() => window.bench.firstShown);
  await expectAlone(page, 'react');
  let current = 0;
  const switchApps = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      current = (current + 1) % appNames.length;
      const name = appNames[current] ?? 'react';
      times.push(await page.evaluate((to) => window.bench.switchTo(to), name));
      await expectAlone(page, name);
    }
    return times;
  };
  return { page, load, switchApps, readMemory: () => readMemory(page), close: () => context.close() };
}
