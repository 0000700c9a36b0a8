import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { bundleForPage } from '../../tools/bundleForPage';
import { projectRoot } from '../../tools/projectRoot';
import { slow4G } from '../serveSlowly';
import type { ControlName } from '../../src/data/benchmarkFormat';
import type { MeasuredSite } from '../sites/measuredSite';
import type { Control, PressResult } from './controlFormat';
import { slowDown } from './slowDown';

const timeLimit = 20_000;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** Pages on which each control is pressed: the drawer is a phone's, and tabs stand on few pages. */
const pages: Readonly<Record<ControlName, string>> = {
  colour: '/api/run',
  drawer: '/api/run',
  search: '/api/run',
  copy: '/api/run',
  tab: '/guide/start',
};

/** Lets the page press: all events of a press are sent at once, so that it does not wait for this process in between. */
async function exposePress(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    x: number,
    y: number,
  ): Promise<unknown> =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  await page.exposeFunction('benchPress', async ({ x, y, key }: { x: number; y: number; key?: string }) => {
    if (key) await page.keyboard.press(key);
    else
      await Promise.all([send('mouseMoved', x, y), send('mousePressed', x, y), send('mouseReleased', x, y)]);
  });
}

async function measureIn(context: BrowserContext, url: string, control: Control): Promise<PressResult> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await exposePress(page);
  const result = new Promise<PressResult>((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`no effect within ${timeLimit / 1000} s: ${control.press}`)),
      timeLimit,
    );
    void page.exposeFunction('benchReport', (measured: PressResult) => {
      clearTimeout(limit);
      resolve(measured);
    });
  });
  await page.addInitScript(`window.benchControl = ${JSON.stringify(control)};`);
  const script = path.join(projectRoot, 'bench/measure/pressInPage.ts');
  await page.addInitScript({ content: await bundleForPage({ entryPoints: [script] }) });
  await slowDown(page);
  // Not awaited: the press comes before the page has loaded, and may keep it from ever being idle.
  void page.goto(url, { waitUntil: 'commit' });
  return result;
}

/**
 * Opens a page with an empty cache on a slow line and processor, and presses a control as soon as it is painted.
 *
 * @throws when nothing happens
 */
export async function measureFirstPress(
  browser: Browser,
  { server, controls }: MeasuredSite,
  name: ControlName,
): Promise<PressResult> {
  server.useLine(slow4G);
  const viewport = name === 'drawer' ? phone : desktop;
  const context = await browser.newContext({ locale: 'zh-CN', colorScheme: 'dark', viewport });
  try {
    return await measureIn(context, `${server.origin}${pages[name]}`, controls.presses[name]);
  } finally {
    await context.close();
  }
}
