import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { namesBelow } from '../../tools/filesBelow';
import { pageAddress } from '../offline/siteManifest';

/** A page as it was built. */
export interface BuiltPage {
  /** Below the base URL, empty for the home page. */
  address: string;
  /** The one address that search engines are told. */
  url: string;
  title: string;
  description: string;
  /** Date of the last change of its source, `2026-11-22`; pages made of data have none. */
  updated: string | undefined;
  /** Date that its text names first: of release notes, when the version was published. */
  published: string | undefined;
  /** Id of the document that it shows. */
  documentId: string | undefined;
  /** The element `<main>`. */
  main: string;
}

/** The name of the document stands in a class: nothing else in the HTML says it. */
const documentClass = /(?:^|\s)docs-doc-id-(\S+)/;

function dateOf(times: readonly string[]): string | undefined {
  return times.map((time) => /datetime=["']?([\d-]{10})/.exec(time)?.[1]).find((date) => date !== undefined);
}

function readPage(outDir: string, name: string, siteTitle: string): BuiltPage | undefined {
  const html = readFileSync(path.join(outDir, name), 'utf8');
  // The whole would take ten times as long, as would the page's own styles.
  const head = html.slice(0, html.indexOf('<body')).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const $ = load(head);
  const url = $('link[rel=canonical]').attr('href');
  if (url === undefined || $('meta[http-equiv=refresh]').length > 0 || name === '404.html') return undefined;
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const times = main.match(/<time[^>]*>/g) ?? [];
  return {
    address: pageAddress(name),
    url,
    title: $('title').text().replace(` | ${siteTitle}`, ''),
    description: $('meta[name=description]').attr('content') ?? '',
    updated: dateOf(times.filter((time) => time.includes('dateModified'))),
    published: dateOf(times),
    documentId: documentClass.exec($('html').attr('class') ?? '')?.[1],
    main,
  };
}

/**
 * Reads the pages of a built site, in the order of their files: all but redirects and the one for what is not found.
 *
 * @param siteTitle as it ends the titles of pages
 * @throws when there are none
 */
export function readPages(outDir: string, siteTitle: string): BuiltPage[] {
  const pages = namesBelow(outDir, '.html').flatMap((name) => readPage(outDir, name, siteTitle) ?? []);
  if (pages.length > 0) return pages;
  throw new Error(`${outDir}: found no page with a canonical address, expected a built site`);
}
