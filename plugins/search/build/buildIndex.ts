import { createHash } from 'node:crypto';
import type { SearchDocument, SearchEntry, SearchIndex, SerialisedIndex } from '../engine/format';
import { isStopWord } from '../engine/stopWords';
import { termsOf, type HanSegmenter } from '../engine/tokenize';
import { buildPostings } from './buildPostings';
import type { TextDocument } from './readDocuments';
import type { ScannedSite } from './scanSite';

/** Characters of one text shard: what a first search fetches for its snippets stays small. */
const shardLength = 300;

export interface BuiltIndex {
  index: SearchIndex;
  /** The contents' texts, in the order of their documents, by shard. */
  texts: string[][];
}

function textsByPage(documents: readonly TextDocument[]): ReadonlyMap<number | undefined, string> {
  return new Map(documents.map(({ p, t }) => [p, t]));
}

/** Titles and headings: how often a term stands in one says nothing. `more` is found with them, but not shown. */
function titleEntry(
  documents: readonly TextDocument[],
  segment: HanSegmenter,
  more: (document: TextDocument) => string,
): SearchEntry {
  const terms = documents.map((document) => termsOf(`${document.t} ${more(document)}`, segment));
  return { documents: [...documents], index: buildPostings(terms) };
}

function groupByPage(documents: readonly TextDocument[]): ReadonlyMap<number | undefined, TextDocument[]> {
  const groups = new Map<number | undefined, TextDocument[]>();
  for (const document of documents) {
    const group = groups.get(document.p);
    if (group) group.push(document);
    else groups.set(document.p, [document]);
  }
  return groups;
}

/** A page's description stands before its first section, and makes one where there is none. */
function withDescriptions(scanned: ScannedSite): TextDocument[] {
  const descriptions = textsByPage(scanned.descriptions);
  const contentsOfPages = groupByPage(scanned.contents);
  return scanned.pages.flatMap((page) => {
    const contents = contentsOfPages.get(page.i) ?? [];
    const description = descriptions.get(page.i);
    if (description === undefined) return contents;
    const top = contents.find(({ h }) => !h);
    const rest = contents.filter((content) => content !== top);
    const opening = top ? `${description} ${top.t}` : description;
    return [{ i: page.i, ...top, t: opening, u: page.u, s: page.t, p: page.i }, ...rest];
  });
}

function divideIntoShards(contents: readonly TextDocument[]): { starts: number[]; texts: string[][] } {
  const starts: number[] = [];
  const texts: string[][] = [];
  let room = 0;
  contents.forEach(({ t }, position) => {
    if (room < t.length) {
      starts.push(position);
      texts.push([]);
      room = shardLength;
    }
    texts.at(-1)?.push(t);
    room -= t.length;
  });
  return { starts, texts };
}

/** Single letters, counts, dates and full versions of browsers, which stand in a text, but are not what it is about. */
const passing = /^(?:[a-z]|\d{1,2}|\d{4}-\d\d-\d\d|\d+(?:\.\d+){3,})$/i;
/** Release notes name their changes by number. */
const releaseNotes = '/blog/releases/';

/** The terms of a content; those that say nothing about it would make every first search longer. */
function termsOfContent({ t, u }: TextDocument, words: string, segment: HanSegmenter): string[] {
  const isChange = (term: string): boolean => u.includes(releaseNotes) && /^\d{3,}$/.test(term);
  return termsOf(`${t} ${words}`, segment).filter(
    (term) => !passing.test(term) && !isChange(term) && !isStopWord(term.toLowerCase()),
  );
}

/** The texts go to the shards; the section's title stays where no heading says it. */
function withoutText({ i, u, h, s, p }: TextDocument, titled: ReadonlySet<string>): SearchDocument {
  // In this order: see `readDocuments`.
  const place = { u, p, i, ...(h ? { h } : {}) };
  return titled.has(`${u}${h ?? ''}`) ? place : { ...place, s };
}

const unsolved = /解决办法：(?:上游)?未解决/;

/** Everything the index is built from. */
export interface IndexSource extends ScannedSite {
  /** Messages that a section answers and its heading does not quote, by URL and anchor. */
  messages: ReadonlyMap<string, readonly string[]>;
  /** What readers call the subject of a section and its text does not, by URL and anchor. */
  readerWords: ReadonlyMap<string, string>;
}

/** Positions of the headings of answers that give no solution, see `plugins/rehype/questionNotes`. */
function findUnsolved(headings: readonly TextDocument[], contents: readonly TextDocument[]): number[] {
  const places = new Set(contents.filter(({ t }) => unsolved.test(t)).map(({ u, h }) => `${u}${h ?? ''}`));
  return headings.flatMap(({ u, h }, position) => (places.has(`${u}${h ?? ''}`) ? position : []));
}

function messagesByHeading({ headings, messages }: IndexSource): Record<number, string> {
  const entries = headings.map(({ u, h }, position): [number, string] => [
    position,
    messages.get(`${u}${h ?? ''}`)?.join('\n') ?? '',
  ]);
  return Object.fromEntries(entries.filter(([, lines]) => lines !== ''));
}

/** The address names a page in English where its title is Chinese: `/guide/lifecycle`. */
function nameInAddress(url: string): string {
  return url.split('/').at(-1)?.replace(/\.md$/, '') ?? '';
}

/** Builds the whole index out of what the scan of the built pages found. Same documents, same bytes. */
export function buildIndex(scanned: IndexSource, segment: HanSegmenter): BuiltIndex {
  const contents = withDescriptions(scanned);
  const { starts, texts } = divideIntoShards(contents);
  const postings = buildPostings(
    contents.map((content) =>
      termsOfContent(content, scanned.readerWords.get(`${content.u}${content.h ?? ''}`) ?? '', segment),
    ),
  );
  const textsHash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  const contentIndex: SerialisedIndex = { ...postings, texts: starts, textsHash };
  const titled = new Set(scanned.headings.map(({ u, h }) => `${u}${h ?? ''}`));
  const keywords = textsByPage(scanned.keywords);
  const pages = titleEntry(
    scanned.pages,
    segment,
    ({ i, u }) => `${keywords.get(i) ?? ''} ${nameInAddress(u)}`,
  );
  const headings = titleEntry(scanned.headings, segment, ({ u, h }) => {
    const place = `${u}${h ?? ''}`;
    return [...(scanned.definitions.get(place) ?? []), scanned.readerWords.get(place) ?? ''].join(' ');
  });
  return {
    index: [
      pages,
      {
        ...headings,
        index: {
          ...headings.index,
          unsolved: findUnsolved(scanned.headings, contents),
          messages: messagesByHeading(scanned),
        },
      },
      { documents: contents.map((content) => withoutText(content, titled)), index: contentIndex },
    ],
    texts,
  };
}
