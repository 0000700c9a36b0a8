import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { load } from 'cheerio';
import type { Engine } from '../../../../tools/engines/engine';
import { readSitemap } from '../../support/sitemap';
import { build, expectIn, expectNoProblems, startReact, type EngineTest } from './engineTest';

// Lists of facts are alike but for their texts.
const routes = [...readSitemap().filter((route) => !route.startsWith('/facts/')), '/search'];
/** Pages of a few words: a form, the one author of the release notes, and an editor whose code is not the page's text. */
const short = new Set(['/search', '/blog/releases/authors', '/playground']);
/** In one tab: engines keep much of the pages that they have shown. */
const perTab = 12;

/** Title and heading of a page, as they are built. */
function builtTexts(route: string): unknown {
  const file = route === '/' ? '/index.html' : `${route}.html`;
  const $ = load(readFileSync(path.join(build, file), 'utf8'));
  return { title: $('title').text(), headings: [$('h1').text().trim()] };
}

/** The same of the page that stands there, and whether it has text. */
const shownTexts = `(() => {
  const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
  return { title: document.title, headings };
})()`;

const characters = `document.querySelector('main').innerText.length`;

/** In the pages of the other engines, without React: it is asked for, and never comes. */
const react = /\/assets\/js\/(?:runtime~main|main)\./;

async function press(engine: Engine, selector: string): Promise<void> {
  await expectIn(engine, `document.querySelector(${JSON.stringify(selector)}) !== null`);
  await engine.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
}

export function testPages(test: EngineTest): void {
  for (let first = 0; first < routes.length; first += perTab) {
    const part = routes.slice(first, first + perTab);
    test(`${part[0]} to ${part.at(-1)}: title, heading and text, before React and after, no policy broken`, async ({
      engine,
      serve,
    }) => {
      const origin = await serve();
      for (const route of part) {
        await engine.goto(origin + route);
        expect(await engine.evaluate(shownTexts), route).toEqual(builtTexts(route));
        await startReact(engine);
        expect(await engine.evaluate(shownTexts), route).toEqual(builtTexts(route));
        await expect
          .poll(() => engine.evaluate(characters), { message: route })
          .toBeGreaterThan(short.has(route) ? 10 : 200);
        await expectNoProblems(engine, route);
      }
    });
  }

  test('the pages that are walked are those of the site, with what was added last', () => {
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/doctor', '/learn', '/learn/deploy', '/guide/frameworks', '/guide/ssr']),
    );
  });

  test('the controls work without React', async ({ engine, serve }) => {
    await engine.goto(`${await serve(react)}/guide/start`);
    await press(engine, '[data-colour-toggle]');
    await expectIn(engine, `document.documentElement.dataset.theme`, 'light');
    await press(engine, '[data-announcement] button');
    await expectIn(engine, `document.querySelector('[data-announcement]')?.offsetHeight ?? 0`, 0);
    await press(engine, '.menu__list-item-collapsible > .menu__caret, .menu__link--sublist-caret');
    await expectIn(
      engine,
      `document.querySelector('.menu__list-item--collapsed [aria-expanded="false"]') !== null`,
    );
    await press(engine, '[data-tabs] [role=tab]:last-child');
    await expectIn(
      engine,
      `document.querySelector('[data-tabs] [role=tab]:last-child').getAttribute('aria-selected')`,
      'true',
    );
    await engine.resize(600, 844);
    await press(engine, '.navbar__toggle');
    const drawer = '[role=dialog][aria-label="导航"]';
    await expectIn(engine, `document.querySelector('${drawer} .theme-doc-sidebar-menu') !== null`);
    await press(engine, `${drawer} .navbar-sidebar__close`);
    await expectIn(engine, `document.querySelector('[role=dialog]')`, null);
    await expectNoProblems(engine);
  });

  test('the search takes the focus, finds while one types, and opens the first result', async ({
    engine,
    serve,
  }) => {
    await engine.goto(`${await serve(react)}/guide`);
    await engine.type('/');
    await engine.type('sandbox');
    const chosen = '[role=search] [role=option][aria-selected="true"]';
    await expectIn(engine, `document.querySelector('${chosen}') !== null`);
    expect(await engine.evaluate(`document.querySelector('[role=search] input').value`)).toBe('sandbox');
    await expectNoProblems(engine);
    await engine.press('Enter');
    await expectIn(engine, 'location.pathname', '/guide/sandbox');
  });
}
