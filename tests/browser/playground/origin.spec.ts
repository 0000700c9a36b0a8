import path from 'node:path';
import puppeteer, { type Browser, type Page as FirefoxPage } from 'puppeteer-core';
import { projectRoot } from '../../../tools/projectRoot';
import { hasEngine } from '../../../tools/engines';
import { ensureFirefox } from '../../../tools/engines/firefox';
import { serveFraming, type FramingServer } from './support/framing';
import { expect, test } from '../support/test';

const build = path.join(projectRoot, 'build');
const document = '/demos/hosts/playground/index.htm';

interface Attack {
  /** `undefined`: the frame has no such attribute. */
  sandbox: string | undefined;
  hasClick: boolean;
}

const sandboxes = [
  undefined,
  'allow-scripts',
  'allow-scripts allow-same-origin',
  'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  'allow-scripts allow-top-navigation allow-forms allow-modals',
];

const attacks: readonly Attack[] = sandboxes.flatMap((sandbox) =>
  [false, true].map((hasClick) => ({ sandbox, hasClick })),
);

/** Opens a page, and clicks in the frame that fills its corner when the page is ready for it. */
type Visit = (url: string, hasClick: boolean) => Promise<void>;

interface Sites {
  /** Two sites with the same files. */
  attacker: FramingServer;
  victim: FramingServer;
}

/** What a page of one site hears of the playground's document of another, or of its own. */
async function attackOf(page: string, target: string, by: FramingServer, attack: Attack, visit: Visit) {
  const url = new URL('/attack', page);
  url.searchParams.set('target', target + document);
  if (attack.sandbox !== undefined) url.searchParams.set('sandbox', attack.sandbox);
  if (attack.hasClick) url.searchParams.set('click', '');
  const report = by.nextReport();
  await visit(url.href, attack.hasClick);
  return report;
}

function nameOf({ sandbox, hasClick }: Attack): string {
  return `${sandbox === undefined ? 'no sandbox' : `sandbox="${sandbox}"`}, ${hasClick ? 'a click' : 'no click'}`;
}

function crossSite({ attacker, victim }: Sites, attack: Attack, visit: Visit) {
  const page = `http://localhost:${attacker.port}`;
  return attackOf(page, `http://127.0.0.1:${victim.port}`, attacker, attack, visit);
}

/** The page that may: it is what the playground itself does, so the attack is one that works. */
function sameOrigin({ victim }: Sites, sandbox: string | undefined, visit: Visit) {
  const page = `http://127.0.0.1:${victim.port}`;
  return attackOf(page, page, victim, { sandbox, hasClick: false }, visit);
}

let sites: Sites;

test.beforeAll(async () => {
  sites = { attacker: await serveFraming(build), victim: await serveFraming(build) };
});

test.afterAll(async () => {
  await Promise.all([sites.attacker.close(), sites.victim.close()]);
});

/** In the sandbox, where no window can be opened. */
const contained = [{ ran: 'null' }, { opened: false }];

test.describe('a page of another site that frames the document, in Chromium', () => {
  // The browser says that a message was not delivered, and that a sandbox with both tokens is none.
  test.use({ expectedErrors: [/postMessage|sandbox/] });

  for (const attack of attacks) {
    test(`runs nothing and hears nothing: ${nameOf(attack)}`, async ({ page, context }) => {
      const visit: Visit = async (url, hasClick) => {
        await page.goto(url);
        await expect(page).toHaveTitle('ready to be clicked');
        if (hasClick) await page.mouse.click(300, 200);
      };
      expect(await crossSite(sites, attack, visit)).toEqual([]);
      expect(context.pages()).toHaveLength(1);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByText('代码只在演练场里运行')).toBeVisible();
    });
  }
});

test.describe('a page of the same origin, in Chromium', () => {
  test.use({ expectedErrors: [/postMessage|sandbox/] });

  test('runs code in the sandbox', async ({ page }) => {
    const visit: Visit = async (url) => {
      await page.goto(url);
    };
    expect(await sameOrigin(sites, 'allow-scripts', visit)).toEqual(expect.arrayContaining(contained));
  });

  for (const sandbox of [undefined, 'allow-scripts allow-same-origin']) {
    test(`runs nothing without it: ${nameOf({ sandbox, hasClick: false })}`, async ({ page }) => {
      const visit: Visit = async (url) => {
        await page.goto(url);
      };
      expect(await sameOrigin(sites, sandbox, visit)).toEqual([]);
    });
  }
});

test('a page that replaces the frame of the playground it has framed hears nothing of the code', async ({
  page,
}) => {
  const attacker = `http://localhost:${sites.attacker.port}`;
  // The page's policy would refuse the other document: here it has none.
  await page.route('**/playground', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    await route.fulfill({ response, body });
  });
  // So that the page's own document is not there before it is replaced.
  await page.route(`**${document}`, () => undefined);
  await page.goto(`${attacker}/attack?target=about:blank`);
  await page.evaluate((src) => {
    const frame = globalThis.document.createElement('iframe');
    frame.src = src;
    globalThis.document.body.replaceChildren(frame);
  }, `http://127.0.0.1:${sites.victim.port}/playground`);
  const playground = page.frameLocator('iframe');
  await playground.getByRole('button', { name: '运行', exact: true }).click();
  await expect(playground.locator('iframe')).toBeAttached();
  const report = sites.attacker.nextReport();
  await page.evaluate((url) => {
    const inner = window.frames[0]?.frames[0];
    if (inner) inner.location.href = url;
  }, `${attacker}/impostor`);
  expect(await report).toEqual([]);
});

test('the document opened alone says what it is', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${sites.victim.port}${document}`);
  await expect(page.getByText('代码只在演练场里运行')).toBeVisible();
});

test.describe('Firefox', () => {
  test.skip(!hasEngine('firefox'), 'this machine has no Firefox');
  test.describe.configure({ mode: 'default' });
  let browser: Browser;
  let page: FirefoxPage;

  test.beforeAll(async () => {
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: ensureFirefox(), headless: true });
  });

  test.afterAll(() => browser.close());

  test.beforeEach(async () => {
    page = await browser.newPage();
  });

  test.afterEach(() => page.close());

  const visit: Visit = async (url, hasClick) => {
    await page.goto(url);
    await page.waitForFunction(() => globalThis.document.title === 'ready to be clicked');
    if (hasClick) await page.mouse.click(300, 200);
  };

  for (const attack of attacks) {
    test(`a page of another site runs nothing: ${nameOf(attack)}`, async () => {
      const before = await browser.pages();
      expect(await crossSite(sites, attack, visit)).toEqual([]);
      expect(await browser.pages()).toHaveLength(before.length);
    });
  }

  test('a page of the same origin runs code in the sandbox, and not without', async () => {
    expect(await sameOrigin(sites, 'allow-scripts', visit)).toEqual(expect.arrayContaining(contained));
    expect(await sameOrigin(sites, undefined, visit)).toEqual([]);
  });

  test('the playground runs an example', async () => {
    await page.goto(`http://127.0.0.1:${sites.victim.port}/playground`);
    await page.locator('::-p-aria([name="运行"][role="button"])').click();
    await page.waitForSelector('[data-status="finished"]');
  });
});
