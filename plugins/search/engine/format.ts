/**
 * The form of `search-index.json`, which the build writes and the worker reads: a list of three entries (pages,
 * headings, contents), each with its documents and its serialised index. README.md says why it looks like this.
 */

/** One document. The names are those of the search package. */
export interface SearchDocument {
  /** Id, unique among all entries. */
  i: number;
  /** Title of a page or heading; text of a content, which stands in the text shards only. */
  t?: string;
  /** URL of the page, base URL included. */
  u: string;
  /** `#anchor` on that page; absent or empty at its top. */
  h?: string;
  /** Title of the section that a content belongs to, where no heading says it. */
  s?: string;
  /** Breadcrumbs of a page. */
  b?: string[];
  /** Id of the page that a heading or content belongs to. */
  p?: number;
}

/** Postings of one list of terms: line n is about term n. Numbers are written by `numbers.ts`. */
export interface SerialisedPostings {
  /** In their commonest spelling, sorted by their lower-case form. */
  terms: string[];
  /** For each term the positions of its documents, as gaps; terms are divided by a space. */
  postings: string;
}

export interface SerialisedIndex extends SerialisedPostings {
  /** Position of the first document of each text shard; `shardFile` says where its texts stand. */
  texts?: number[];
  /** Of all texts together, in the names of their files: those of another build stand under no result. */
  textsHash?: string;
  /** Positions of the headings below which stands that there is no solution. */
  unsolved?: number[];
  /** Messages of the console that a heading answers and does not quote, by its position; one a line. */
  messages?: Record<number, string>;
}

export interface SearchEntry {
  documents: SearchDocument[];
  index: SerialisedIndex;
}

/** What `search-index.json` holds: the entries of pages, headings and contents. */
export type SearchIndex = [SearchEntry, SearchEntry, SearchEntry];

export const indexFile = 'search-index.json';
export const textDirectory = 'search-text';
/** All shards in one list, under their hash: what is kept for searching without a network. */
export const textsFile = 'search-texts.json';

/** The file with the texts of a shard, relative to `search-index.json`. */
export function shardFile(textsHash: string, shard: number): string {
  return `${textDirectory}/${shard}.${textsHash}.json`;
}

function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { documents, index } = value as Partial<SearchEntry>;
  return Array.isArray(documents) && Array.isArray(index?.terms) && typeof index.postings === 'string';
}

/**
 * Reads a downloaded index.
 *
 * @throws SyntaxError when it is truncated, TypeError when it is something else
 */
export function parseIndex(json: string): SearchIndex {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries)) throw new TypeError('The search index is not a list of entries.');
  const [pages, headings, contents] = entries as unknown[];
  if (!isEntry(pages) || !isEntry(headings) || !isEntry(contents)) {
    throw new TypeError('The search index lacks an entry of pages, headings or contents.');
  }
  return [pages, headings, contents];
}

/** The shard that a position falls into, given the first position of each. */
export function shardAt(firstOfShard: readonly number[], position: number): number {
  const after = firstOfShard.findIndex((first) => first > position);
  return (after < 0 ? firstOfShard.length : after) - 1;
}
