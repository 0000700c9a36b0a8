import { launchChromium } from '../chromium';
import { copying, readCopy } from './copyValue';
import type { Engine } from './engine';

/** Starts Chromium, where pages may collect garbage. */
export async function startChromium(): Promise<Engine> {
  const browser = await launchChromium('--js-flags=--expose-gc');
  let page = await browser.newPage();
  return {
    name: 'Chromium',
    version: browser.version(),
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    renew: async () => {
      await page.close();
      page = await browser.newPage();
    },
    evaluate: async (expression) => readCopy(await page.evaluate(copying(expression))),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    clearCookies: () => page.context().clearCookies(),
    close: () => browser.close(),
  };
}
