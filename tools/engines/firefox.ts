import puppeteer from 'puppeteer-core';
import { ensureExecutable, findExecutable } from '../executables';
import { closeInTime } from './closeInTime';
import { copying, readCopy } from './copyValue';
import { longestStep, type Engine } from './engine';

const candidates = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Path of an installed Firefox; `FIREFOX_PATH` names another one. */
export function findFirefox(): string | undefined {
  return findExecutable(candidates);
}

/**
 * Path of a Firefox, installed from Debian's packages if there is none.
 *
 * @throws with the command to type, where it cannot be installed
 */
export function ensureFirefox(): string {
  return ensureExecutable(
    findFirefox,
    ['firefox-esr'],
    'No Firefox found. Install one (Debian: sudo apt-get install firefox-esr) or set FIREFOX_PATH.',
  );
}

/** Starts Firefox and drives it over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    headless: true,
    protocolTimeout: longestStep,
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      // `TestUtils.gc()`: what is weakly held is looked at with and without a collection.
      'dom.testing.testutils.enabled': true,
    },
  });
  let page = await browser.newPage();
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^firefox\//i, ''),
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    renew: async () => {
      const last = page;
      page = await browser.newPage();
      await last.close();
    },
    evaluate: async (expression) => readCopy(await page.evaluate(copying(expression))),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    clearCookies: async () => browser.deleteCookie(...(await browser.cookies())),
    close: async () => {
      await closeInTime(browser.close());
      browser.process()?.kill('SIGKILL');
    },
  };
}
