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

function documentsOf(entry: unknown): TextDocument[] {
  const documents: unknown =
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'documents') : undefined;
  if (!Array.isArray(documents) || !documents.every(isDocument)) {
    throw new TypeError(
      'The index of @easyops-cn/docusaurus-search-local has another form than 0.55.3 writes: expected documents with i, t and u.',
    );
  }
  return documents;
}

/**
 * Reads the index that the package has written.
 *
 * @throws TypeError when it has another form than the version this was written for
 */
export function readDocuments(json: string): ScannedDocuments {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries) || entries.length !== 5) {
    throw new TypeError('The index of @easyops-cn/docusaurus-search-local does not have its five entries.');
  }
  const [pages, headings, descriptions, keywords, contents] = (entries as unknown[]).map(documentsOf);
  if (!pages || !headings || !descriptions || !keywords || !contents) throw new TypeError('Unreachable.');
  return { pages, headings, descriptions, keywords, contents };
}
