import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import type { Node, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { cardSize } from '../../../plugins/cards/cardSize';
import { cardAddress, markdownAddress } from '../../../plugins/page-copies/addresses';
import { readPages, type BuiltPage } from '../../../plugins/page-copies/readPages';
import { marks } from '../../../plugins/page-copies/simplifyPage';
import { projectRoot } from '../../../tools/projectRoot';
import * as site from '../../../site';
import { brokenAddresses, parsePage, readBuild } from '../support/builtPages';
import { readSitemap } from '../support/sitemap';

// What programs and other sites read of the build, compared with its pages; no browser takes part.
const build = path.join(projectRoot, 'build');
const url = new URL(site.baseUrl, site.url).href;

interface Copy {
  page: BuiltPage;
  $: CheerioAPI;
  header: unknown;
  text: string;
  tree: Root;
}

let copies: readonly Copy[];
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  copies = readPages(build, site.title).map((page) => {
    const markdown = readFileSync(path.join(build, markdownAddress(page.address)), 'utf8');
    const [, header = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
    const tree: Root = fromMarkdown(text, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    const $ = load(readFileSync(path.join(build, `${page.address || 'index'}.html`), 'utf8'));
    return { page, $, header: parse(header) as unknown, text, tree };
  });
});

/** Pages for which something does not hold, each with what was found there. */
function problems(find: (copy: Copy) => readonly unknown[]): string[] {
  return copies.flatMap((copy) => find(copy).map((each) => `/${copy.page.address}: ${JSON.stringify(each)}`));
}

/** Texts without spaces: where lines are broken is no part of them. */
function plain(text: string): string {
  // What is struck through, is so in both.
  return text.replaceAll(/\s+|~~/g, '');
}

function textOf(node: Node): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';
}

/** Texts of the elements of a page, without what is operated in them. */
function textsIn($: CheerioAPI, selector: string): string[] {
  return $(`main ${selector}`)
    .toArray()
    .map((element) => {
      const copy = $(element).clone();
      copy.find('button, .hash-link, svg, [aria-hidden=true], [role=alert]').remove();
      return plain(copy.text());
    });
}

function nodesOf(tree: Root, type: string): Node[] {
  const nodes: Node[] = [];
  visit(tree, type, (node) => void nodes.push(node));
  return nodes;
}

test('every page of the sitemap is there as Markdown, with what it is', () => {
  const paths = copies.map(({ page }) => new URL(page.url).pathname);
  expect(paths.length).toBeGreaterThan(100);
  expect(readSitemap().filter((address) => !paths.includes(address))).toEqual([]);
  for (const { page, header } of copies) {
    expect(header).toEqual({
      title: page.title,
      description: page.description,
      url: page.url,
      version: `garfish ${site.garfishVersion}`,
      ...(page.updated === undefined ? {} : { updated: page.updated }),
    });
  }
});

test('the Markdown has every heading of its page, in its order', () => {
  const found = problems(({ page, $, tree }) => {
    const headings = nodesOf(tree, 'heading').map((node) => plain(textOf(node)));
    const expected = textsIn($, ':is(h1, h2, h3, h4, h5, h6)');
    if ($('main h1').length === 0) expected.unshift(plain(page.title));
    return JSON.stringify(headings) === JSON.stringify(expected) ? [] : [{ headings, expected }];
  });
  expect(found).toEqual([]);
  expect(copies.flatMap(({ tree }) => nodesOf(tree, 'heading')).length).toBeGreaterThan(800);
});

test('it has every block of code, each character of it', () => {
  const found = problems(({ $, tree }) => {
    const blocks = nodesOf(tree, 'code').map((node) => textOf(node).trimEnd());
    const expected = $('main pre')
      .toArray()
      .filter((element) => $(element).closest('table, [aria-hidden=true]').length === 0)
      .map((element) => $(element).text().trimEnd());
    return JSON.stringify(blocks) === JSON.stringify(expected) ? [] : [{ blocks, expected }];
  });
  expect(found).toEqual([]);
});

/** Demos, links to the playground, and cells of several texts. */
const rewritten = `section[aria-label] *, :has(${marks.playgroundLink}), :has(details), :has(> span + span), th:has(> span[class])`;

test('it has every paragraph, item and cell of the documents, and every option', () => {
  const found = problems(({ $, tree }) => {
    const text = plain(textOf(tree));
    const ofDocument = (selector: string): string[] => textsIn($, `.theme-doc-markdown ${selector}`);
    return ofDocument(`:is(p, td, th, dt, dd):not(${rewritten})`).filter((each) => !text.includes(each));
  });
  expect(found).toEqual([]);
});

test('nothing of HTML or of the program that wrote it is left', () => {
  expect(problems(({ tree }) => nodesOf(tree, 'html').map(textOf))).toEqual([]);
  expect(
    problems(
      ({ text }) =>
        text.match(/&#x?\w+;|(?<!Invalid domGetter: |报的名字是 `)\[object Object\]|data-rh/g) ?? [],
    ),
  ).toEqual([]);
});

test('every address in it is whole, and leads to a page and a place of the build', () => {
  const pages = readBuild(build, url);
  const found = problems(({ page, tree }) => {
    const addresses = ['link', 'image'].flatMap((type) =>
      nodesOf(tree, type).map((node) => ('url' in node ? String(node.url) : '')),
    );
    const relative = addresses.filter((address) => !/^https?:\/\//.test(address));
    const links = addresses.map((address) => load('<a>')('a').attr('href', address).toString());
    return [
      ...relative,
      ...brokenAddresses(pages, parsePage(`${page.address || 'index'}.html`, links.join(''))),
    ];
  });
  expect(found).toEqual([]);
});

test('what the text is found by is still in the pages', () => {
  for (const [name, selector] of Object.entries(marks)) {
    expect(copies.filter(({ $ }) => $(selector).length > 0).length, `${name}: ${selector}`).toBeGreaterThan(
      0,
    );
  }
});

test('`llms.txt` names each document once, `llms-full.txt` has their texts in the same order', () => {
  const index = readFileSync(path.join(build, 'llms.txt'), 'utf8');
  const named = [...index.matchAll(/^- \[.+?\]\((\S+?)\): /gm)].map(([, address = '']) =>
    address.replace(url, ''),
  );
  const byAddress = new Map(copies.map((copy) => [markdownAddress(copy.page.address), copy]));
  expect(named.filter((address) => !byAddress.has(address))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  const documents = copies.filter(({ page }) => page.documentId !== undefined);
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.filter(({ page }) => !named.includes(markdownAddress(page.address)))).toEqual([]);
  const whole = readFileSync(path.join(build, 'llms-full.txt'), 'utf8');
  const places = named.map((address) => whole.indexOf(byAddress.get(address)?.text ?? 'none'));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test('every page names a card of its own, of the size that it says, in 40 kB', async () => {
  const drawn = new Map<string, string>();
  for (const { page, $ } of copies) {
    const meta = (name: string): string | undefined => $(`meta[property="${name}"]`).attr('content');
    expect(meta('og:image')).toBe(url + cardAddress(page.address));
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual([
      String(cardSize.width),
      String(cardSize.height),
    ]);
    expect(meta('og:image:alt')).toBeTruthy();
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
    const card = readFileSync(path.join(build, cardAddress(page.address)));
    expect(card.length, page.address).toBeLessThan(40_000);
    const { format, width, height } = await sharp(card).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...cardSize });
    drawn.set(createHash('sha256').update(card).digest('hex'), page.title);
  }
  // Other titles, other pictures: no card of empty boxes.
  expect(drawn.size).toBeGreaterThanOrEqual(new Set(copies.map(({ page }) => page.title)).size);
});

test('pages name their Markdown and the search; documents say what they are; nothing of it is kept offline', () => {
  for (const { page, $ } of copies) {
    const href = $('link[rel=alternate][type="text/markdown"]').attr('href');
    expect(href).toBe(site.baseUrl + markdownAddress(page.address));
    expect(page.url).toBe(url + page.address);
    const search = $('link[rel=search]').attr('href') ?? '';
    expect(existsSync(path.join(build, search.slice(site.baseUrl.length)))).toBe(true);
  }
  const typesOf = (address: string): string[] => {
    const { $ } = copies.find(({ page }) => page.address === address) ?? { $: load('') };
    return [
      ...$('script[type="application/ld+json"]')
        .text()
        .matchAll(/"@type":"(\w+)"/g),
    ].map(([, type = '']) => type);
  };
  expect(typesOf('')).toEqual(['WebSite', 'SoftwareSourceCode']);
  expect(typesOf('guide/router')).toEqual(['TechArticle', 'BreadcrumbList', 'ListItem']);
  const worker = readFileSync(path.join(build, 'service-worker.js'), 'utf8');
  expect(worker).toContain('guide/router');
  expect(worker).not.toMatch(/guide\/router\.md|cards\/|llms|opensearch/);
});
