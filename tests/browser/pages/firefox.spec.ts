import path from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ensureFirefox } from '../../../tools/firefox';
import type { LocalServer } from '../../../tools/listen';
import { projectRoot } from '../../../tools/projectRoot';
import { serveDirectory } from '../../../tools/serveDirectory';
import { routes } from '../../routes';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let server: LocalServer;
let browser: Browser;
let page: Page;
let problems: string[];

test.beforeAll(async () => {
  server = await serveDirectory(path.join(projectRoot, 'build'));
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: ensureFirefox(), headless: true });
});

test.afterAll(async () => {
  await browser.close();
  await server.close();
});

test.beforeEach(async () => {
  problems = [];
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
});

test.afterEach(() => page.close());

/** What a reader sees of the page's content. */
function readContent(): Promise<{ headings: string[]; characters: number }> {
  return page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText.trim()),
    characters: document.querySelector<HTMLElement>('main')?.innerText.length ?? 0,
  }));
}

test('every page shows its heading and its text, before React and after', async () => {
  expect(routes.length).toBeGreaterThan(30);
  for (const { path: route } of routes) {
    await page.goto(server.origin + route);
    const before = await readContent();
    expect(before.headings, route).toEqual([expect.stringMatching(/\S/)]);
    await page.keyboard.press('Shift');
    await page.waitForSelector('[data-has-hydrated="true"]');
    const after = await readContent();
    expect(after.headings, route).toEqual(before.headings);
    expect(after.characters, route).toBeGreaterThan(route === '/search' ? 10 : 200);
    expect(problems, route).toEqual([]);
  }
});

/** React is asked for, and never comes. */
async function holdReactBack(): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!/\/assets\/js\/(?:runtime~main|main)\./.test(request.url())) void request.continue();
  });
}

function press(selector: string): Promise<void> {
  return page.$eval(selector, (element) => (element as HTMLElement).click());
}

test('the controls work without React', async () => {
  await page.setViewport({ width: 1440, height: 900 });
  await holdReactBack();
  await page.goto(`${server.origin}/guide/start`);
  await press('[data-colour-toggle]');
  await page.waitForSelector('html[data-theme="light"]');
  await press('[data-announcement] button');
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('[data-announcement]')?.offsetHeight === 0,
  );
  await press('.menu__list-item-collapsible > .menu__caret, .menu__link--sublist-caret');
  await page.waitForSelector('.menu__list-item--collapsed [aria-expanded="false"]');
  await press('[data-tabs] [role=tab]:last-child');
  await page.waitForSelector('[data-tabs] [role=tab]:last-child[aria-selected="true"]');
  await page.setViewport({ width: 390, height: 844 });
  await press('.navbar__toggle');
  await page.waitForSelector('[role=dialog][aria-label="导航"] .theme-doc-sidebar-menu');
  await press('[role=dialog] .navbar-sidebar__close');
  await page.waitForFunction(() => document.querySelector('[role=dialog]') === null);
  expect(problems).toEqual([]);
});

test('the search takes the focus and answers without React', async () => {
  await page.setViewport({ width: 1440, height: 900 });
  await holdReactBack();
  await page.goto(`${server.origin}/guide`);
  await page.keyboard.press('/');
  await page.keyboard.type('sandbox');
  await page.waitForSelector('[role=search] [role=option][aria-selected="true"]');
  expect(await page.$eval('[role=search] input', ({ value }) => value)).toBe('sandbox');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname === '/guide/sandbox');
  expect(problems).toEqual([]);
});
