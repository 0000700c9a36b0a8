import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { filesBelow } from '../../tools/filesBelow';

/** A page of this site, reduced to what every generator can show. */
interface ContentPage {
  /** Such as `/guide/sandbox`; without a trailing slash or a dot. */
  url: string;
  title: string;
  description: string;
  /** What is under the page's heading, without marks, buttons and icons. */
  html: string;
}

interface SidebarGroup {
  label: string;
  links: readonly { label: string; url: string }[];
}

/** A part of the site with a sidebar of its own. */
export interface Section {
  /** Such as `guide`: the first part of the addresses. */
  name: string;
  label: string;
  groups: readonly SidebarGroup[];
}

export interface Content {
  pages: readonly ContentPage[];
  sections: readonly Section[];
}

/** What every generator puts around a text by itself: the title, the path, the contents of the page, its neighbours. */
const frame = 'h1, nav, footer, .theme-doc-toc-mobile';
/** What cannot be said in Markdown. */
const ornaments = 'svg, button, .hash-link, a[href^="/facts/"], fieldset, img[src^="data:"], [data-failure]';
const sectionLabels = { guide: '指南', api: 'API', blog: '博客' } as const;
const releases = '/blog/releases/';
/**
 * No content of its own: the home page, lists of release notes and of facts, and the page that shows the results, with which
 * each run would compare other content.
 */
const leftOut = /^\/$|^\/blog\/releases(?:$|\/page\/|\/tags\/)|^\/facts\/|^\/performance$/;

/** The address of a page at the peers': those with a dot would need a rule of their own in each of them. */
function peerUrl(url: string): string {
  return url.replace(/\.md$/, '').replaceAll('.', '-');
}

function reduce($: CheerioAPI): void {
  $('[data-body] [role="img"][aria-label], [data-body] svg[aria-label]').each((_, image) => {
    $(image).replaceWith($('<p>').text($(image).attr('aria-label') ?? ''));
  });
  $('[data-body]').find(`${frame}, ${ornaments}`).remove();
  $('[data-body] a[href^="/"]').each((_, link) => {
    const [url = '', anchor] = ($(link).attr('href') ?? '').split('#');
    $(link).attr('href', anchor === undefined ? peerUrl(url) : `${peerUrl(url)}#${anchor}`);
  });
}

function readPage(file: string): ContentPage | undefined {
  const $ = load(readFileSync(file, 'utf8'));
  const body = $('[data-body]');
  const address = body.attr('data-body');
  if (address === undefined || leftOut.test(address)) return undefined;
  const title = $('h1').first().text().trim();
  reduce($);
  const description = $('meta[name="description"]').attr('content') ?? title;
  return { url: peerUrl(address), title, description, html: body.html() ?? '' };
}

function readSidebar(file: string, known: ReadonlySet<string>): SidebarGroup[] {
  const $ = load(readFileSync(file, 'utf8'));
  const topLevel = $('.theme-doc-sidebar-menu > li').toArray();
  const groups = topLevel.map((item): SidebarGroup => {
    const label = $(item).find('.menu__link').first().text().trim();
    const links = $(item)
      .find('a.menu__link[href^="/"]')
      .not('[role="button"]')
      .toArray()
      .map((link) => ({ label: $(link).text().trim(), url: peerUrl($(link).attr('href') ?? '') }))
      .filter(({ url }) => known.has(url));
    return { label, links };
  });
  return groups.filter(({ links }) => links.length > 0);
}

/** The sidebars of this site; the release notes, which have one of their own, stand in that of the blog. */
function readSections(build: string, pages: readonly ContentPage[]): Section[] {
  const known = new Set(pages.map(({ url }) => url));
  const notes = pages.filter(({ url }) => url.startsWith(releases));
  const releaseGroup = { label: '版本记录', links: notes.map(({ title, url }) => ({ label: title, url })) };
  return Object.entries(sectionLabels).map(([name, label]) => {
    const groups = readSidebar(path.join(build, `${name}.html`), known);
    return { name, label, groups: name === 'blog' ? [...groups, releaseGroup] : groups };
  });
}

/** The documents and release notes of the built site, with its sidebars. */
export function readContent(build: string): Content {
  const files = filesBelow(build, '.html').filter((file) => !file.includes('/demos/'));
  const pages = files.flatMap((file) => readPage(file) ?? []);
  return { pages, sections: readSections(build, pages) };
}
