import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

/** What a test does to a page or its context for good. */
const lasting = [
  'addInitScript',
  'addLocatorHandler',
  'clock',
  'close',
  'exposeBinding',
  'exposeFunction',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const;

type Refused = Record<(typeof lasting)[number], never>;

/** A context that one test uses after another, without what could not be undone in between. */
export type SharedContext = BrowserContext &
  Refused &
  Record<'grantPermissions' | 'newPage' | 'setGeolocation' | 'setOffline' | 'setStorageState', never>;

/** Its page. */
export type SharedPage = Page & Refused & { context: () => SharedContext };

/** Helpers that take any page meet the same refusal as the tests that the compiler looks at. */
function refuse(target: object, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(target, name, {
      get: () => {
        throw new Error(`${name}: cannot be undone in a page that tests share; use \`test\` in this file`);
      },
    });
  }
}

export type ContextOptions = Partial<Pick<PlaywrightTestOptions, 'baseURL' | 'locale' | 'viewport'>>;

export async function openSharedPage(browser: Browser, options: ContextOptions): Promise<SharedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  refuse(page, lasting);
  return page as SharedPage;
}

const events = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const;

/**
 * Removes all that the site has stored, by a page of its own: a session beside Playwright's takes away what its page emulates,
 * at the next page that it opens, or a little after the session has ended.
 */
export async function clearStorage(context: BrowserContext, baseURL = ''): Promise<void> {
  const other = await context.newPage();
  const session = await context.newCDPSession(other);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL).origin, storageTypes: 'all' });
  await other.close();
}

/** Leaves the page as a test expects to find it: blank, unobserved, with nothing stored. */
export async function clear(page: SharedPage, { baseURL, viewport }: ContextOptions): Promise<void> {
  const context: BrowserContext = page.context();
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  await clearStorage(context, baseURL);
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
}
