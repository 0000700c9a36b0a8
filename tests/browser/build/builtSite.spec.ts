import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../../tools/projectRoot';
import { moduleClass } from '../../../plugins/page-styles/classNames';
import { readProofs } from '../../../plugins/facts/readProofs';
import { readFacts } from '../../../plugins/facts/theme/FactsPage/readFacts';
import * as site from '../../../site';
import {
  brokenAddresses,
  isRedirect,
  labels,
  parsePage,
  readBuild,
  visibleTexts,
  type Build,
  type BuiltPage,
} from '../support/builtPages';

// These checks read the files of the build; no browser takes part.
const translations = path.join(projectRoot, 'node_modules/@docusaurus/theme-translations/locales/base');

/** Labels in Latin letters that are right as they are. */
const latinLabels: Readonly<Record<string, string>> = {
  Garfish: 'the brand, as the text alternative of its logo',
  'http://localhost:5173/': 'an address, as the example of one',
  'main.ts': 'a file of the playground',
};

function isLatin(text: string): boolean {
  return /[A-Za-z]/.test(text) && !/\p{Script=Han}/u.test(text);
}

function isMessageTable(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null;
}

/** What a string of the theme can become: `{readingTime} min read` matches `3 min read`. */
function patternOf(message: string): RegExp {
  const parts = message
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** The theme’s English strings, each form of a plural on its own. */
function readEnglishMessages(): RegExp[] {
  return readdirSync(translations)
    .map((file): unknown => JSON.parse(readFileSync(path.join(translations, file), 'utf8')))
    .filter(isMessageTable)
    .flatMap((table) => Object.entries(table))
    .filter(([key]) => !key.endsWith('___DESCRIPTION'))
    .flatMap(([, message]) => message.split('|'))
    .filter((message) => isLatin(message.replaceAll(/\{\w+\}/g, '')))
    .map(patternOf);
}

const englishMessages = readEnglishMessages();

function isEnglishMessage(text: string): boolean {
  return isLatin(text) && englishMessages.some((message) => message.test(text));
}

function literalMarks(page: BuiltPage): string[] {
  return visibleTexts(page).filter((text) => text.includes('**'));
}

function untranslated(page: BuiltPage): string[] {
  const foreignLabels = labels(page).filter((label) => isLatin(label) && !(label in latinLabels));
  return [...visibleTexts(page).filter(isEnglishMessage), ...foreignLabels];
}

function titleOf({ $ }: BuiltPage): string {
  return $('head > title').text().trim();
}

function descriptionOf({ $ }: BuiltPage): string {
  return $('meta[name="description"]').attr('content')?.trim() ?? '';
}

/** What is wrong, with the file in front of it. */
function problemsOn(pages: readonly BuiltPage[], problemsOf: (page: BuiltPage) => string[]): string[] {
  return pages.flatMap((page) => problemsOf(page).map((problem) => `${page.file}: ${problem}`));
}

let build: Build;
let pages: BuiltPage[];
let contentPages: BuiltPage[];

// One worker reads the build once.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  build = readBuild(path.join(projectRoot, 'build'), new URL(site.baseUrl, site.url).href);
  pages = [...build.pages.values()];
  contentPages = pages.filter((page) => !isRedirect(page));
});

test.describe('the checks', () => {
  const page = parsePage(
    'guide.html',
    `<p>这是**粗体**，<code>a ** b</code></p><button aria-label="Close">Next</button><p>3 min read</p><i id="there"></i>
     <a href="#there">有</a><a href="#nowhere">无</a><a href="/api#nowhere">无</a><a href="/nowhere">无</a>
     <a href="https://example.com/nowhere">别处</a>`,
  );

  test('see literal marks outside code', () => {
    expect(literalMarks(page)).toEqual(['这是**粗体**，']);
  });

  test('see English in texts and labels', () => {
    expect(untranslated(page)).toEqual(['Next', '3 min read', 'Close']);
  });

  test('see addresses that lead nowhere', () => {
    const sampleBuild = { ...build, pages: new Map([...build.pages, [page.file, page]]) };
    expect(brokenAddresses(sampleBuild, page)).toEqual([
      'no such anchor: #nowhere',
      'no such anchor: /api#nowhere',
      'no file: /nowhere',
    ]);
  });
});

test('pages, and English strings to look for, are found', () => {
  expect(contentPages.length).toBeGreaterThan(80);
  expect(englishMessages.length).toBeGreaterThan(50);
});

test('no mark of Markdown is left in a text', () => {
  expect(problemsOn(contentPages, literalMarks)).toEqual([]);
});

test('no text or label is English', () => {
  expect(problemsOn(contentPages, untranslated)).toEqual([]);
});

test('every label that may be Latin is there', () => {
  const found = new Set(contentPages.flatMap(labels));
  expect(Object.keys(latinLabels).filter((label) => !found.has(label))).toEqual([]);
});

test('every address of this site leads to a file, and every anchor to an element', () => {
  expect(problemsOn(pages, (page) => brokenAddresses(build, page))).toEqual([]);
});

test('every page has a title of its own and a description', () => {
  const titles = contentPages.map(titleOf);
  const repeated = contentPages.filter(
    (page) => titles.indexOf(titleOf(page)) !== titles.lastIndexOf(titleOf(page)),
  );
  expect(repeated.map((page) => `${page.file}: ${titleOf(page)}`)).toEqual([]);
  expect(contentPages.filter((page) => titleOf(page) === '').map(({ file }) => file)).toEqual([]);
  expect(contentPages.filter((page) => descriptionOf(page) === '').map(({ file }) => file)).toEqual([]);
});

test('every class of a component has its style, in a document that no script renders, too', () => {
  const directory = path.join(build.directory, 'assets/css');
  const styles = readdirSync(directory)
    .map((file) => readFileSync(path.join(directory, file), 'utf8'))
    .join('\n');
  const isModuleClass = new RegExp(`^${moduleClass}$`, 'i');
  const written = [...build.pages.values()].flatMap(({ $ }) =>
    $('[class]')
      .toArray()
      .flatMap((element) => $(element).attr('class')?.split(/\s+/) ?? [])
      .filter((name) => isModuleClass.test(name)),
  );
  const names = [...new Set(written)];
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});

test('every variable that a sheet uses is set: by a sheet, an element or a script', () => {
  const read = (folder: string, extension: string): string =>
    readdirSync(path.join(build.directory, folder))
      .filter((file) => file.endsWith(extension))
      .map((file) => readFileSync(path.join(build.directory, folder, file), 'utf8'))
      .join('\n');
  const sheets = read('assets/css', '.css');
  const scripts = read('assets/js', '.js');
  const elements = [...build.pages.values()].flatMap(({ $ }) =>
    $('[style]')
      .toArray()
      .map((element) => $(element).attr('style') ?? ''),
  );
  const set = new Set(
    [sheets, ...elements].flatMap((text) => text.match(/(?<=^|[\s;{])--[\w-]+(?=:)/g) ?? []),
  );
  const used = [...new Set([...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))];
  expect(used.length).toBeGreaterThan(100);
  // A framework's, of pictures that stand at the side of a text.
  const unset = used.filter((name) => !set.has(name) && name !== '--image-alignment-padding');
  expect(unset.filter((name) => !scripts.includes(`"${name}"`))).toEqual([]);
});

test('the configuration that every page downloads names no fact and no folder of this machine', () => {
  const scripts = path.join(build.directory, 'assets/js');
  const main = readdirSync(scripts).find((file) => /^main\.\w+\.js$/.test(file));
  expect(main).toBeDefined();
  const source = readFileSync(path.join(scripts, main ?? ''), 'utf8');
  const ids = [...readProofs(path.join(projectRoot, 'facts')).keys()];
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => source.includes(`"${id}"`))).toEqual([]);
  expect(source).not.toContain(projectRoot);
  // Measured 480 KB; the facts alone were as much again, and the highlighter 55 KB.
  expect(source.length).toBeLessThan(500_000);
});

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

test('every fact leads back to its sentence, and every section counts its own', () => {
  const listed: unknown = JSON.parse(readFileSync(path.join(build.directory, 'facts.json'), 'utf8'));
  const statements = readFacts(listed).flatMap((fact) => fact.statements);
  const wrong = statements.filter(({ page, anchor, sentence }) => {
    const $ = build.pages.get(`${page.slice(1)}.html`)?.$;
    return withoutSpaces($?.(`#${anchor}`).text() ?? '') !== withoutSpaces(sentence.replaceAll('`', ''));
  });
  expect(statements.length).toBeGreaterThan(850);
  expect(wrong).toEqual([]);
  const miscounted = [...build.pages.values()].filter(({ $ }) => {
    const counts = $('.fact-count')
      .toArray()
      .map((element) => Number($(element).attr('data-count')));
    return counts.reduce((sum, count) => sum + count, 0) !== $('.fact').length;
  });
  expect(miscounted.map(({ file }) => file)).toEqual([]);
});

test('previous and next page follow the sidebar as it is read', () => {
  const links = build.pages.get('guide.html')?.$('.theme-doc-sidebar-menu a.menu__link').toArray();
  // A category without a page of its own leads to its first one.
  const read = new Set(links?.map(({ attribs }) => attribs['href']));
  const walked = ['/guide'];
  for (const path of walked) {
    const page = build.pages.get(`${path.slice(1)}.html`)?.$;
    const next = page?.('.pagination-nav__link--next').attr('href');
    if (next !== undefined) walked.push(next);
  }
  expect(walked).toContain('/learn');
  // Without a sidebar of their own.
  const tools = ['/playground', '/doctor', '/showcase', '/issues', '/errors', '/facts'];
  expect([...read]).toEqual([...walked, ...tools]);
});
