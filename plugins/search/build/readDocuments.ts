import type { SearchDocument } from '../engine/format';

/** A document whose text is known. */
export type TextDocument = SearchDocument & { t: string };

/** The documents that `@easyops-cn/docusaurus-search-local` finds in the built pages. */
export interface ScannedDocuments {
  pages: TextDocument[];
  headings: TextDocument[];
  descriptions: TextDocument[];
  keywords: TextDocument[];
  contents: TextDocument[];
}

function isDocument(value: unknown): value is TextDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { i, t, u } = value as Partial<TextDocument>;
  return typeof i === 'number' && typeof t === 'string' && typeof u === 'string';
}

function isDocumentList(value: unknown): value is TextDocument[] {
  return Array.isArray(value) && value.every(isDocument);
}

/**
 * Reads the lists of documents that the package has made of the built pages.
 *
 * @throws TypeError when they have another form than in the version this was written for
 */
export function readDocuments(scanned: unknown): ScannedDocuments {
  const lists = Array.isArray(scanned) ? (scanned as unknown[]).filter(isDocumentList) : [];
  const [pages, headings, descriptions, keywords, contents] = lists;
  if (lists.length !== 5 || !pages || !headings || !descriptions || !keywords || !contents) {
    throw new TypeError(
      'The documents of @easyops-cn/docusaurus-search-local have another form than in 0.55.3: expected five lists with i, t and u.',
    );
  }
  return { pages, headings, descriptions, keywords, contents };
}
