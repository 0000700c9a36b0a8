/**
 * `npm run record:pictures`: takes the pictures of the running demos that /showcase shows, one in light and one in dark,
 * into `static/img/demos/`. The fonts are the machine's.
 */
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../../tools/chromium';
import { projectRoot } from '../../tools/projectRoot';
import { serveDirectory } from '../../tools/serveDirectory';
import { colorThemes, type ColorTheme } from '../protocol';
import { demos, hostPage } from '../registry';

/** In CSS pixels; the pictures have twice as many. */
const width = 520;
const margin = 16;

async function take(browser: Browser, origin: string, name: string, theme: ColorTheme): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 600 }, deviceScaleFactor: 2 });
  await page.goto(`${origin}${hostPage('runner')}?app=${name}&theme=${theme}`);
  await page.locator('#app button').first().waitFor();
  const bottom = await page.locator('#app').evaluate((app) => app.getBoundingClientRect().bottom);
  const clip = { x: 0, y: 0, width, height: Math.ceil(bottom) + margin };
  const file = path.join(projectRoot, `static/img/demos/${name}-${theme}.png`);
  await page.screenshot({ path: file, clip, animations: 'disabled' });
  await page.close();
}

async function takeAll(origin: string): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const { name, audience } of demos) {
      if (audience !== 'guide') continue;
      for (const theme of colorThemes) await take(browser, origin, name, theme);
    }
  } finally {
    await browser.close();
  }
}

async function serveAndTake(): Promise<void> {
  const server = await serveDirectory('demos/dist');
  await takeAll(server.origin).finally(() => server.close());
}

serveAndTake().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
