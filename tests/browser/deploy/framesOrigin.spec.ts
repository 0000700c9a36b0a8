import type { Frame, Locator, Page } from '@playwright/test';
import { listen, type LocalServer } from '../../../tools/listen';
import { fixtureOutputDirectory } from '../../fixtureSite';
import { fixtureOrigins } from '../../fixtures/frameOrigins';
import { expectRunning, liveDemo, scrollTo } from '../demos/support/liveDemo';
import { previewOf, printedOn, run, turnToCode, type } from '../support/playground';
import { expect, open, test } from '../support/test';
import { serveWithHeaders } from './support/hosts';
import { send } from './support/send';

const { documents, frames } = fixtureOrigins;
const site = fixtureOutputDirectory('alternative-options');
const servers: LocalServer[] = [];

test.describe.configure({ mode: 'serial' });
// One folder, published twice, as a host does that answers at two names.
test.beforeAll(async () => {
  for (const origin of [documents, frames]) {
    servers.push(await serveWithHeaders(site, Number(new URL(origin).port)));
  }
});
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

/** The document that an element shows, once it has come from the origin of frames. */
async function documentIn(frame: Locator): Promise<Frame> {
  const handle = await frame.elementHandle();
  const shown = await handle.contentFrame();
  if (!shown) throw new Error('found no frame');
  expect(new URL(shown.url()).origin).toBe(frames);
  return shown;
}

/** What code in a frame gets to see of the document around it, and of what a reader has stored there. */
async function reachedFrom(frame: Frame): Promise<Record<string, string>> {
  return frame.evaluate(() => {
    const attempt = (read: () => unknown): string => {
      try {
        return String(read());
      } catch (error) {
        return error instanceof DOMException ? error.name : String(error);
      }
    };
    return {
      document: attempt(() => window.parent.document.title),
      address: attempt(() => window.parent.location.href),
      storageAround: attempt(() => window.parent.localStorage.getItem('mine')),
      element: attempt(() => window.frameElement),
      storage: attempt(() => localStorage.getItem('mine')),
      cookie: attempt(() => document.cookie),
    };
  });
}

const nothing = {
  document: 'SecurityError',
  address: 'SecurityError',
  storageAround: 'SecurityError',
  element: 'null',
  storage: 'null',
  cookie: '',
};

async function keepSomething(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('mine', 'secret');
    document.cookie = 'mine=secret';
  });
}

test('a demo runs, and follows the page, but reads nothing of it', async ({ page }) => {
  await open(page, `${documents}/frames`);
  await keepSomething(page);
  const demo = liveDemo(page, 'React 19');
  await scrollTo(page, demo);
  await expectRunning(demo);
  expect(await reachedFrom(await documentIn(demo.locator('iframe')))).toEqual(nothing);
  await expect(demo.getByRole('link', { name: '单独打开' })).toHaveAttribute(
    'href',
    new RegExp(`^${frames}/`),
  );
});

test('a host with routes runs in a document, and alone in a frame of its own', async ({ page }) => {
  await open(page, `${documents}/frames`);
  const demo = liveDemo(page, '路由激活子应用');
  await scrollTo(page, demo);
  await expectRunning(demo);
  await page.goto(`${frames}/demos/hosts/routed/index.htm`);
  const alone = page.frameLocator('iframe');
  await expect(alone.getByRole('button', { name: /^点击/ })).toBeVisible();
});

test('the isolation bench runs a row', async ({ page }) => {
  await open(page, `${documents}/frames`);
  const asked = page.waitForRequest(`${frames}/demos/hosts/bench/main.js`);
  await page.getByRole('button', { name: '运行：顶层 var' }).click();
  await asked;
  await expect(page.getByRole('row').filter({ hasText: '顶层 var' }).first()).toContainText('实测与记录一致');
});

test('the playground runs code, with the files of a sub-app, in a frame without an origin', async ({
  page,
}) => {
  await open(page, `${documents}/playground`);
  await keepSomething(page);
  await turnToCode(page);
  await type(
    page,
    `import Garfish from 'garfish';
const app = await Garfish.loadApp('a', { entry: '/demos/apps/vanilla/index.htm', domGetter: '#subapp' });
await app?.mount();
console.log(self.origin);
try { console.log(window.parent.document.title); } catch (error) { console.log((error as Error).name); }`,
  );
  await run(page);
  await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
  await expect(printedOn(page)).toHaveText([/null/, /SecurityError/]);
  await documentIn(page.locator('iframe'));
});

test('the headers let the documents, and nobody else, show frames and read sub-apps', async () => {
  const app = await send(frames, '/demos/apps/vanilla/index.htm');
  expect(app.headers['access-control-allow-origin']).toBe(documents);
  expect(app.headers['content-security-policy']).toBe(`frame-ancestors 'self' ${documents}`);
  for (const file of ['/frames', '/search-index.json', '/demos/hosts/runner/index.htm']) {
    expect((await send(frames, file)).headers['access-control-allow-origin'], file).toBeUndefined();
  }
});

test.describe('a page that is neither', () => {
  test.use({ expectedErrors: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/] });

  test('shows none of the frames', async ({ page }) => {
    const elsewhere = await listen((_request, response) => response.end('<title>x</title>'));
    await page.goto(elsewhere.origin);
    for (const host of ['runner', 'playground', 'bench']) {
      const refused = page.waitForEvent('requestfailed');
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }, `${frames}/demos/hosts/${host}/index.htm`);
      expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    }
    await elsewhere.close();
  });
});
