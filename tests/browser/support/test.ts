import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import type { LocalServer } from '../../../tools/listen';
import { serveDirectory } from '../../../tools/serveDirectory';
import { fixtureOutputDirectory } from '../../fixtureSite';
import { clear, openSharedPage, type SharedContext, type SharedPage } from './sharedPage';

interface Options {
  /** Console errors that a test provokes on purpose; any other one fails it. */
  expectedErrors: RegExp[];
}

interface Fixtures {
  /** Watches every page of the test: no uncaught error, no console error, no request that leaves the machine. */
  watch: undefined;
  /**
   * Serves a built fixture site until the test ends, at the base URL `mountPath`; the result is its origin. The
   * monitoring script that such a site may name is empty.
   */
  serveFixture: (name: string, mountPath?: string) => Promise<string>;
}

interface WorkerFixtures {
  /** Opened by the first test that needs it. Every test here has it: other fixtures would mean other workers. */
  sharedPage: SharedPage;
}

const local = /^(?:data:|blob:|https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/)/;

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      const report = (problem: string): void => {
        if (!expectedErrors.some((pattern) => pattern.test(problem))) problems.push(problem);
      };
      const onConsole = (message: ConsoleMessage): void => {
        if (message.type() === 'error') report(`console: ${message.text()}`);
      };
      const onError = (error: WebError): void => report(`uncaught: ${error.error().message}`);
      const onRequest = (request: Request): void => {
        if (!local.test(request.url())) report(`third-party request: ${request.url()}`);
      };
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
      await use(undefined);
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      // A request that is still being answered is nobody's any more: its failure would end the worker.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  serveFixture: async ({ page }, use) => {
    const servers: LocalServer[] = [];
    await page.route('**/monitor.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await use(async (name, mountPath) => {
      const server = await serveDirectory(fixtureOutputDirectory(name), mountPath);
      servers.push(server);
      return server.origin;
    });
    await Promise.all(servers.map((server) => server.close()));
  },
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, viewport } = project.use;
      const page = await openSharedPage(browser, { baseURL, locale, viewport });
      const sharedContext: BrowserContext = page.context();
      await use(page);
      await sharedContext.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * For files whose tests take turns in one page: it has compiled the site's scripts, and loads a page for half of what a
 * new one does. Not for what is about first visits, caches, history or requests before anything is known.
 */
export const testOnSharedPage = test.extend<{ context: SharedContext; page: SharedPage }>({
  context: async ({ sharedPage }, use) => use(sharedPage.context()),
  page: async ({ sharedPage, javaScriptEnabled, hasTouch, viewport }, use, { project }) => {
    if (!javaScriptEnabled || hasTouch) throw new Error('the page that tests share has scripts and no touch');
    if (viewport) await sharedPage.setViewportSize(viewport);
    await use(sharedPage);
    await clear(sharedPage, project.use);
  },
});

export { expect };

/** What a reader does before anything else: it starts the application. */
export async function moveThePointer(page: Page): Promise<void> {
  // Until then there is nobody to notice.
  await page.waitForLoadState('domcontentloaded');
  // Twice: a pointer that is there already does not move.
  for (const position of [1, 2]) await page.mouse.move(position, position);
}

/** The reader comes, and React takes the page over: links navigate in place and buttons answer. */
export async function waitForHydration(page: Page): Promise<void> {
  await moveThePointer(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // In the bodies of documents, what is React's comes after.
  await expect(page.locator('[data-island]:not([data-filled])')).toHaveCount(0);
  await expect(page.locator('.opening')).toHaveCount(0);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await turnToText(page);
}

/** As a reader's focus does: what explains and serves the text comes then. */
async function turnToText(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector('main')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
  );
}

/** Lays out what is put off until the reader comes near: what is measured or pictured is all there. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('.opening')?.removeAttribute('class');
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/** Until the reader comes near it: pages opened from now on do not lay out by themselves what is put off. */
export async function keepPutOff(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@keyframes lay-out {}');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Marks the document; the mark survives client-side navigation and is gone after a full page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-test-mark', '');
}

export async function storedValue(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
