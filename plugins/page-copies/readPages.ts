import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { filesBelow } from '../../tools/filesBelow';
import { pageAddress } from '../offline/siteManifest';

/** A page as it was built. */
export interface BuiltPage {
  html: string;
  /** Below the base URL, empty for the home page. */
  address: string;
  /** The one address that search engines are told. */
  url: string;
  title: string;
  description: string;
  /** Date of the last change of its source, `2026-11-22`; pages made of data have none. */
  updated: string | undefined;
  /** Id of the document that it shows. */
  documentId: string | undefined;
  $: CheerioAPI;
}

/** The name of the document stands in a class: nothing else in the HTML says it. */
const documentClass = /(?:^|\s)docs-doc-id-(\S+)/;

function readPage(file: string, outDir: string, siteTitle: string): BuiltPage | undefined {
  const html = readFileSync(file, 'utf8');
  const $ = load(html);
  const url = $('link[rel=canonical]').attr('href');
  const name = path.relative(outDir, file);
  if (url === undefined || $('meta[http-equiv=refresh]').length > 0 || name === '404.html') return undefined;
  return {
    html,
    address: pageAddress(name),
    url,
    title: $('title').text().replace(` | ${siteTitle}`, ''),
    description: $('meta[name=description]').attr('content') ?? '',
    updated: $('time[itemprop=dateModified]').attr('datetime')?.slice(0, 10),
    documentId: documentClass.exec($('html').attr('class') ?? '')?.[1],
    $,
  };
}

/**
 * Reads the pages of a built site, in the order of their files: all but redirects and the one for what is not found.
 *
 * @param siteTitle as it ends the titles of pages
 * @throws when there are none
 */
export function readPages(outDir: string, siteTitle: string): BuiltPage[] {
  const pages = filesBelow(outDir, '.html').flatMap((file) => readPage(file, outDir, siteTitle) ?? []);
  if (pages.length > 0) return pages;
  throw new Error(`${outDir}: found no page with a canonical address, expected a built site`);
}
