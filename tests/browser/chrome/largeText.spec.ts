import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, findWindowedChromium } from '../../../tools/chromium';
import { expect, open, test } from '../support/test';
import type { BrowserContext, BrowserType, ViewportSize } from '@playwright/test';

const executablePath = findWindowedChromium();
test.skip(
  executablePath === undefined,
  'this machine has a Chromium without windows only, which has no settings',
);

/** What a browser's settings have for the size of text; its own is 16. */
interface Reader {
  fontSize: number;
  viewport: ViewportSize;
  baseURL: string | undefined;
}

/** A Chromium whose reader has chosen the size of text: WCAG 1.4.4. A page cannot set that for itself. */
async function browserOf(
  chromium: BrowserType,
  { fontSize, ...options }: Reader,
): Promise<[BrowserContext, () => Promise<void>]> {
  const profile = mkdtempSync(path.join(tmpdir(), 'large-text-'));
  mkdirSync(path.join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: fontSize } } };
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArguments,
    serviceWorkers: 'block',
  });
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true });
  };
  return [context, close];
}

/** One page of each kind of layout, and those with tables of their own. */
const paths = [
  '/',
  '/guide',
  '/guide/compatibility',
  '/guide/frameworks',
  '/api',
  '/api/run',
  '/errors',
  '/issues',
  '/facts',
  '/facts/guide',
  '/learn',
  '/learn/mount',
  '/playground',
  '/doctor',
  '/performance',
  '/showcase',
  '/resource',
  '/blog/releases',
  '/blog/releases/archive',
  '/search?q=沙箱',
  '/404.html',
];

const readers = [
  { name: 'a laptop, 150%', fontSize: 24, viewport: { width: 1024, height: 768 } },
  { name: 'a desktop, 200%', fontSize: 32, viewport: { width: 1440, height: 900 } },
  { name: 'a phone, 200%', fontSize: 32, viewport: { width: 390, height: 844 } },
];

for (const { name, ...reader } of readers) {
  test(`text alone is larger, on ${name}: no page scrolls sideways, the navbar has one line`, async ({
    playwright,
    baseURL,
  }) => {
    const [context, close] = await browserOf(playwright.chromium, { ...reader, baseURL });
    try {
      const page = await context.newPage();
      const wrong: string[] = [];
      for (const each of paths) {
        await page.goto(each);
        const { letters, overflow, bar } = await page.evaluate(() => ({
          letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
          overflow: document.documentElement.scrollWidth - innerWidth,
          bar: document.querySelector('nav.navbar')?.clientHeight,
        }));
        expect(letters).toBe(reader.fontSize);
        if (overflow > 0 || bar !== 3.75 * letters) wrong.push(`${each}: ${overflow} px, bar ${bar} px`);
      }
      expect(wrong).toEqual([]);
    } finally {
      await close();
    }
  });
}

test('text alone is larger, on a laptop: the drawer and the contents of the page are React’s and the page’s alike', async ({
  playwright,
  baseURL,
}) => {
  const viewport = { width: 1024, height: 768 };
  const [context, close] = await browserOf(playwright.chromium, { fontSize: 24, viewport, baseURL });
  try {
    const page = await context.newPage();
    await open(page, '/guide');
    await expect(page.getByText('本页目录')).toBeVisible();
    await page.getByRole('button', { name: '切换导航栏' }).click();
    const drawer = page.getByRole('dialog', { name: '导航' });
    await expect(drawer.getByRole('link', { name: '快速开始' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  } finally {
    await close();
  }
});

test('letters twice as large by a style of the reader’s, on a phone: no page scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wrong: string[] = [];
  for (const each of ['/', '/guide/start', '/playground', '/learn/mount', '/issues', '/facts', '/doctor']) {
    await page.goto(each);
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - innerWidth;
    });
    if (overflow > 0) wrong.push(`${each}: ${overflow} px`);
  }
  expect(wrong).toEqual([]);
});
