import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { ensureExecutable, findExecutable } from '../executables';
import { freePort } from '../listen';
import { closeInTime } from './closeInTime';
import { copying, readCopy } from './copyValue';
import { longestStep, type Engine } from './engine';

/** What WebKitGTK is driven with: its test browser, its driver, and a display that nobody sees. */
interface Programs {
  browser: string;
  driver: string;
  display: string;
}

const debianPackages = ['webkit2gtk-driver', 'xvfb'];

/** The programs that are installed; `MINIBROWSER_PATH` names another browser. */
export function findWebKit(): Programs | undefined {
  const browser = findExecutable([
    process.env['MINIBROWSER_PATH'],
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ]);
  const driver = findExecutable(['/usr/bin/WebKitWebDriver']);
  const display = findExecutable(['/usr/bin/Xvfb']);
  return browser && driver && display ? { browser, driver, display } : undefined;
}

/**
 * The programs, installed from Debian's packages if they are not there. There are none for other systems.
 *
 * @throws with the command to type, where they cannot be installed
 */
export function ensureWebKit(): Programs {
  ensureExecutable(
    () => findWebKit()?.browser,
    debianPackages,
    `No WebKitGTK found. Install it (Debian: sudo apt-get install ${debianPackages.join(' ')}).`,
  );
  const programs = findWebKit();
  if (!programs) throw new Error('WebKitGTK was found, and then was not.');
  return programs;
}

/** Starts an X server without a screen; its display's number is the first line that it writes. */
async function startDisplay(program: string): Promise<{ server: ChildProcess; name: string }> {
  const flags = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(program, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numbers = createInterface({ input: server.stdio[3] as Readable });
  for await (const number of numbers) return { server, name: `:${number}` };
  throw new Error(`${program} started no display`);
}

async function waitForDriver(server: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver did not answer at ${server}`);
}

const keys = { Enter: Key.ENTER, Shift: Key.SHIFT } as const;

async function evaluate(driver: WebDriver, expression: string): Promise<unknown> {
  const text = await driver.executeAsyncScript(`${copying(expression)}.then(arguments[0]);`);
  return readCopy(text);
}

/** The driver sets the window's size; what is around the page is added to the page's. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const around = await driver.executeScript<[number, number]>(
    'return [outerWidth - innerWidth, outerHeight - innerHeight]',
  );
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: width + around[0], height: height + around[1] });
}

async function renew(driver: WebDriver): Promise<void> {
  const last = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  const next = await driver.getWindowHandle();
  await driver.switchTo().window(last);
  await driver.close();
  await driver.switchTo().window(next);
}

async function openBrowser(server: string, browser: string): Promise<WebDriver> {
  await waitForDriver(server);
  const options = { binary: browser, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  await driver.manage().setTimeouts({ script: longestStep });
  return driver;
}

/** Starts WebKitGTK's MiniBrowser and drives it over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const programs = ensureWebKit();
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  const endPrograms = (): void => {
    service.kill();
    display.server.kill();
  };
  const driver = await openBrowser(`http://127.0.0.1:${port}`, programs.browser).catch((error: unknown) => {
    endPrograms();
    throw error;
  });
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
  return {
    name: 'WebKitGTK',
    version,
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    renew: () => renew(driver),
    evaluate: (expression) => evaluate(driver, expression),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: (width, height) => resize(driver, width, height),
    clearCookies: () => driver.manage().deleteAllCookies(),
    close: async () => {
      await closeInTime(driver.quit());
      endPrograms();
    },
  };
}
