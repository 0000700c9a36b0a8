import { serveSlowly } from './serveSlowly.mjs';

/** Lighthouse's slow 4G. */
const line = { roundTrip: 150, rate: 1_600_000 / 8 };
const slowdown = 4;

/** In the page: resolves with the time at which a result has been painted. */
function whenPainted(selector) {
  return new Promise((resolve) => {
    const check = () => {
      if (document.querySelector(selector)) requestAnimationFrame(() => resolve(performance.now()));
      else requestAnimationFrame(check);
    };
    check();
  });
}

/**
 * Types a query into the search of a site that has just been loaded.
 *
 * @returns ms until the first result is painted, bytes and requests until then, bytes until nothing more is fetched
 */
export async function measureFirstSearch(browser, { directory, path, button, box, result }, query) {
  const server = await serveSlowly(directory, line);
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
  server.close();
  return { time, bytes, requests, totalBytes: total.bytes };
}
