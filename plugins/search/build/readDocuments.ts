import type { SearchDocument } from '../engine/format';
import type { ScannedPage } from './scanPages';

/** A document whose text is known. */
export type TextDocument = SearchDocument & { t: string };

/** What the pages are found by, in parts: each has a number of its own, and names that of its page. */
export interface ScannedDocuments {
  pages: TextDocument[];
  headings: TextDocument[];
  descriptions: TextDocument[];
  keywords: TextDocument[];
  contents: TextDocument[];
}

/** @throws TypeError when a section is not found by an anchor of its page */
function readAnchor(hash: string, url: string): string {
  if (/^(?:#|$)/.test(hash)) return hash;
  throw new TypeError(`${url}: found a section at ${hash}, expected an anchor of the page.`);
}

/**
 * The parts of the pages, in their order.
 *
 * @throws TypeError when a section is not found by an anchor of its page
 */
export function readDocuments(scanned: readonly ScannedPage[]): ScannedDocuments {
  const all: ScannedDocuments = { pages: [], headings: [], descriptions: [], keywords: [], contents: [] };
  let last = 0;
  const nextId = (): number => (last += 1);
  for (const { url: u, pageTitle, description, keywords, breadcrumb: b, sections } of scanned) {
    const p = nextId();
    all.pages.push({ i: p, t: pageTitle, u, b });
    if (description) all.descriptions.push({ i: p, t: description, s: pageTitle, u, p });
    if (keywords) all.keywords.push({ i: p, t: keywords, s: pageTitle, u, p });
    for (const { title, hash, content } of sections) {
      const h = readAnchor(hash, u);
      // In this order, which was tried against others, the compressed index is the smallest.
      if (title !== pageTitle) all.headings.push({ u, p, i: nextId(), t: title, h });
      if (content) all.contents.push({ i: nextId(), t: content, s: title || pageTitle, u, h, p });
    }
  }
  return all;
}
