import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { pageFile } from '../../../tools/pageFile';
import { readDocuments, type ScannedDocuments, type TextDocument } from './readDocuments';
import type { ScannedPage } from './scanPages';

/** What of the built site is searched, beyond what the package decides. */
export interface Scope {
  /** Paths of pages that list what stands on other pages: found by title and description only. */
  titleOnlyPages: readonly string[];
  /** Paths of lists of posts, which the package leaves out; found by title and description. */
  listPages: readonly string[];
  /** Headings of sections that only link to other pages. */
  ignoredSections: readonly string[];
}

interface BuiltSite {
  directory: string;
  baseUrl: string;
}

/** Documents, and the names that sections define. */
export interface ScannedSite extends ScannedDocuments {
  /** Names defined in tables, by URL and anchor: `/api/run#options`. */
  definitions: ReadonlyMap<string, readonly string[]>;
}

function readPage({ directory, baseUrl }: BuiltSite, url: string): string {
  const file = pageFile(directory, url.slice(baseUrl.length));
  if (file === undefined) throw new Error(`No page of ${url} in ${directory}.`);
  return readFileSync(file, 'utf8');
}

function definitionsOf(pages: readonly ScannedPage[]): Map<string, readonly string[]> {
  return new Map(
    pages.flatMap(({ url, definitions }) =>
      definitions.map(([anchor, names]) => [`${url}${anchor}`, names] as const),
    ),
  );
}

/** A list of posts as a page, with the description that its head gives. */
function describeListPage(site: BuiltSite, listPath: string, id: number): [TextDocument, TextDocument] {
  const u = `${site.baseUrl}${listPath.slice(1)}`;
  const html = readPage(site, u);
  const $ = load(html.slice(0, html.indexOf('<body')));
  const title = $('meta[property="og:title"]').attr('content')?.split(' | ')[0] ?? '';
  const description = $('meta[name="description"]').attr('content') ?? '';
  return [
    { i: id, t: title, u, b: [] },
    { i: id, t: description, u, s: title, p: id },
  ];
}

/** Posts have no sidebar and so no breadcrumbs; their list is one. */
function withBreadcrumbs(page: TextDocument, lists: readonly TextDocument[]): TextDocument {
  const list = lists.find(({ u }) => page.u.startsWith(`${u}/`));
  return list ? { ...page, b: [list.t] } : page;
}

/**
 * What the pages say.
 *
 * @throws when the built pages do not look as expected
 */
export function scanSite(built: readonly ScannedPage[], site: BuiltSite, scope: Scope): ScannedSite {
  const scanned = readDocuments(built);
  const firstId =
    1 + Math.max(0, ...[...scanned.pages, ...scanned.headings, ...scanned.contents].map(({ i }) => i));
  const lists = scope.listPages.map((listPath, index) => describeListPage(site, listPath, firstId + index));
  const listed = lists.map(([page]) => page);
  const titleOnly = new Set(scope.titleOnlyPages.map((each) => `${site.baseUrl}${each.slice(1)}`));
  const isSearched = ({ u, t, s }: TextDocument): boolean =>
    !titleOnly.has(u) && !scope.ignoredSections.includes(s ?? t);
  return {
    pages: [...scanned.pages.map((page) => withBreadcrumbs(page, listed)), ...listed],
    headings: scanned.headings.filter(isSearched),
    descriptions: [...scanned.descriptions, ...lists.map(([, description]) => description)],
    keywords: scanned.keywords,
    contents: scanned.contents.filter(isSearched),
    definitions: definitionsOf(built),
  };
}
