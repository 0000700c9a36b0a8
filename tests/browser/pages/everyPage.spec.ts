import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { projectRoot } from '../../../tools/projectRoot';
import { addStyles } from '../support/addStyles';
import { colourViolationsOn, structureViolationsOn, violationsOn } from '../support/accessibility';
import { readSitemap } from '../support/sitemap';
import { expect, open, test } from '../support/test';

// One walk over the site for everything that has to hold on each page: opening it costs more than looking at it.
const scripts = path.join(projectRoot, 'build/assets/js');
const longestFactList = '/facts/issues';
// Lists of facts are alike but for their texts: the longest stands for all.
const isWalked = (address: string): boolean => !address.startsWith('/facts/') || address === longestFactList;
const paths = [...readSitemap().filter(isWalked), '/search?q=沙箱', '/404.html'];
const parts = 6;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** A desktop window of 1280 px at 400%, WCAG 1.4.10. */
const enlarged = { width: 320, height: 640 };

/** Names inside Garfish's own code that no minifier changes and no document mentions. */
const garfishCode = /__byGarfish__|__GARFISH_SANDBOX_ENV_VAR__/;
/** Names inside the editor and the compiler, whose chunks the bundler names. */
const playgroundCode = /cm-gutters|Error transforming /;

/**
 * What is far below the screen is laid out too, and colours change at once: axe measures what a reader sees who has come
 * there, not what is on its way.
 */
const settled =
  '*, ::before, ::after { transition: none !important; content-visibility: visible !important; }';

function contentOf(script: string): string {
  return readFileSync(path.join(scripts, script), 'utf8');
}

const builtScripts = readdirSync(scripts).filter((name) => name.endsWith('.js'));
const playgroundScripts = builtScripts.filter(
  (name) => /^(?:playground|editor-types)/.test(name) || playgroundCode.test(contentOf(name)),
);

/** What is wrong with a request that a page makes by itself, or nothing. */
function problemOf(address: string, resourceType: string, route: string): string | undefined {
  const { pathname, protocol } = new URL(address);
  if (protocol === 'data:' || resourceType === 'document') return undefined;
  // The not-found page looks for what its address says.
  const searches = route.startsWith('/search') || route === '/404.html';
  const isSearch = searches && /^\/search-(?:index\.json|text\/)/.test(pathname);
  if (!/^\/(?:assets|img)\//.test(pathname) && !isSearch) return `asks for ${pathname}`;
  // Both begin with the editor.
  if (route === '/playground' || route.startsWith('/learn/')) return undefined;
  return playgroundScripts.includes(path.basename(pathname)) ? `loads ${pathname}` : undefined;
}

/** Leaves one code block of each language: their thousands of coloured words take axe most of its time, and are alike. */
async function thinOutCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    for (const block of document.querySelectorAll('[class*="language-"].theme-code-block')) {
      const language = /language-\w+/.exec(block.className)?.[0] ?? '';
      if (seen.has(language)) block.remove();
      seen.add(language);
    }
  });
}

async function switchToLight(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /切换浅色/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

/** How far the page as a whole scrolls sideways. */
async function overflowOn(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

async function problemsOn(page: Page, route: string): Promise<string[]> {
  const requests: string[] = [];
  const watch = (request: Request): void => {
    const problem = problemOf(request.url(), request.resourceType(), route);
    if (problem !== undefined) requests.push(problem);
  };
  page.on('request', watch);
  await open(page, route);
  await addStyles(page, settled);
  await thinOutCode(page);
  const inDark = await violationsOn(page);
  await switchToLight(page);
  const inLight = await colourViolationsOn(page);
  page.off('request', watch);
  await page.setViewportSize(phone);
  const onPhone = await structureViolationsOn(page);
  await page.setViewportSize(enlarged);
  const overflow = await overflowOn(page);
  await page.setViewportSize(desktop);
  return [
    ...requests,
    ...(overflow > 0 ? [`320 px: scrolls sideways by ${overflow} px`] : []),
    ...inDark.map((violation) => `dark: ${JSON.stringify(violation)}`),
    ...inLight.map((violation) => `light: ${JSON.stringify(violation)}`),
    ...onPhone.map((violation) => `390 px: ${JSON.stringify(violation)}`),
  ].map((problem) => `${route}: ${problem}`);
}

test.describe('every page meets WCAG 2.2 AA and good practice in both colour modes and on a phone, and loads nothing it does not need', () => {
  test.describe.configure({ timeout: 300_000 });
  // The wide layout of the site: the toggle of the colour mode is in the navbar.
  test.use({ viewport: desktop });

  for (let part = 0; part < parts; part += 1) {
    const own = paths.filter((_, index) => index % parts === part);
    test(`part ${part + 1} of ${parts}: ${own[0]} and others`, async ({ page, context }) => {
      expect(own.length).toBeGreaterThan(10);
      const problems: string[] = [];
      for (const route of own) {
        problems.push(...(await problemsOn(page, route)));
        await page.evaluate(() => localStorage.removeItem('theme'));
      }
      expect(context.pages()).toEqual([page]);
      expect(problems).toEqual([]);
    });
  }
});

test.describe('the checks', () => {
  test('name a script of the playground, a file of a demo and a foreign call', () => {
    const [heavy = ''] = playgroundScripts;
    expect(problemOf(`http://localhost/assets/js/${heavy}`, 'script', '/guide')).toContain(heavy);
    expect(problemOf('http://localhost/demos/hosts/runner/main.js', 'script', '/guide')).toContain('/demos/');
    expect(problemOf('http://localhost/search-index.json', 'fetch', '/guide')).toContain('search-index');
    expect(problemOf('http://localhost/assets/js/main.js', 'script', '/guide')).toBeUndefined();
  });

  test('see a colour that is too pale, in the mode that has it', async ({ page }) => {
    await open(page, '/guide/start');
    expect(await colourViolationsOn(page)).toEqual([]);
    const tooPale = 'html[data-theme="light"] article p { color: #ddd; }';
    await addStyles(page, settled + tooPale);
    expect(await colourViolationsOn(page)).toEqual([]);
    await switchToLight(page);
    expect((await colourViolationsOn(page)).map(({ id }) => id)).toEqual(['color-contrast']);
  });

  test('see a table that is wider than an enlarged page', async ({ page }) => {
    await open(page, '/guide/start');
    await page.setViewportSize(enlarged);
    expect(await overflowOn(page)).toBe(0);
    await page
      .locator('article p')
      .first()
      .evaluate((element) => (element.style.width = '400px'));
    expect(await overflowOn(page)).toBeGreaterThan(0);
  });

  test('see the one that is too pale among many that look alike', async ({ page }) => {
    await open(page, '/guide/start');
    const paragraph = page.locator('article p:nth-of-type(3)').first();
    await paragraph.evaluate((element) => (element.style.color = '#444'));
    const [violation] = await colourViolationsOn(page);
    expect(violation?.id).toBe('color-contrast');
    // It is shown again.
    await expect(page.locator('article p').last()).toBeVisible();
  });
});

test('no script of the site holds garfish, and the demos’ hosts do', () => {
  expect(builtScripts.length).toBeGreaterThan(50);
  expect(builtScripts.filter((name) => garfishCode.test(contentOf(name)))).toEqual([]);
  const host = path.resolve(scripts, '../../demos/hosts/runner/main.js');
  expect(readFileSync(host, 'utf8')).toMatch(garfishCode);
});
