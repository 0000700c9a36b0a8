import { cut } from '@node-rs/jieba';
import { partsOf, termsOf } from '../../plugins/search/engine/tokenize';
import type { Peers } from '../installPeers';
import type { Section } from './readSite';

/** An engine with the site in it. */
export interface Engine {
  /** The serialised index. */
  bytes: string;
  /** Addresses of the sections that answer, best first. */
  search: (query: string) => string[];
}

type Field = 'title' | 'heading' | 'text';

const boosts: Readonly<Record<Field, number>> = { title: 4, heading: 3, text: 1 };
const fields: readonly Field[] = ['title', 'heading', 'text'];

// What is used of the engines, whose types are not installed.

interface LunrQuery {
  term: (term: string, options: { boost?: number; wildcard?: number; editDistance?: number }) => void;
}

interface LunrIndex {
  query: (build: (query: LunrQuery) => void) => { ref: string }[];
}

interface LunrBuilder {
  pipeline: { reset: () => void };
  searchPipeline: { reset: () => void };
  tokenizer: (value: unknown) => object[];
  ref: (name: string) => void;
  field: (name: string, options: { boost: number }) => void;
  add: (document: Section) => void;
}

interface Lunr {
  (build: (this: LunrBuilder) => void): LunrIndex;
  Token: new (text: string, metadata: object) => object;
  Query: { wildcard: { TRAILING: number } };
}

type MiniSearch = new (options: {
  fields: readonly Field[];
  tokenize: (text: string) => string[];
  processTerm: (term: string) => string;
}) => {
  addAll: (documents: readonly Section[]) => void;
  search: (
    query: string,
    options: { boost: typeof boosts; prefix: boolean; fuzzy: (term: string) => number | false },
  ) => { id: number }[];
};

interface FlexSearch {
  Document: new (options: {
    document: { id: string; index: { field: Field; tokenize: string; encode: (text: string) => string[] }[] };
  }) => {
    add: (document: Section) => void;
    export: (save: (key: string, data: unknown) => void) => void;
    search: (
      query: string,
      options: { limit: number; suggest: boolean },
    ) => { field: Field; result: number[] }[];
  };
}

/** Words, words in words, and parts of words: what our own reader finds in its index without storing it. */
function tokenize(text: string): string[] {
  return termsOf(text, (run) => cut(run, true)).flatMap((term) => [term.toLowerCase(), ...partsOf(term)]);
}

/** A typing mistake is forgiven in words of Latin letters. */
function mayBeMistyped(term: string): boolean {
  return /^\w{4,}$/.test(term);
}

export function lunrWithoutPositions(peers: Peers, sections: readonly Section[]): Engine {
  const lunr = peers.load('lunr') as Lunr;
  const index = lunr(function build() {
    this.pipeline.reset();
    this.searchPipeline.reset();
    this.tokenizer = (value) => tokenize(String(value)).map((token) => new lunr.Token(token, {}));
    this.ref('id');
    for (const field of fields) this.field(field, { boost: boosts[field] });
    for (const section of sections) this.add(section);
  });
  const search = (query: string): string[] =>
    index
      .query((builder) => {
        for (const token of tokenize(query)) {
          builder.term(token, { boost: 10 });
          builder.term(token, { wildcard: lunr.Query.wildcard.TRAILING });
          if (mayBeMistyped(token)) builder.term(token, { editDistance: 1 });
        }
      })
      .map(({ ref }) => sections[Number(ref)]?.url ?? '');
  return { bytes: JSON.stringify(index), search };
}

export function miniSearch(peers: Peers, sections: readonly Section[]): Engine {
  const Index = peers.load('minisearch') as MiniSearch;
  const index = new Index({ fields, tokenize, processTerm: (term) => term });
  index.addAll(sections);
  const fuzzy = (term: string): number | false => (mayBeMistyped(term) ? 1 : false);
  const search = (query: string): string[] =>
    index.search(query, { boost: boosts, prefix: true, fuzzy }).map(({ id }) => sections[id]?.url ?? '');
  return { bytes: JSON.stringify(index), search };
}

export function flexSearch(peers: Peers, sections: readonly Section[]): Engine {
  const { Document } = peers.load('flexsearch') as FlexSearch;
  const index = new Document({
    document: { id: 'id', index: fields.map((field) => ({ field, tokenize: 'forward', encode: tokenize })) },
  });
  for (const section of sections) index.add(section);
  const parts: Record<string, unknown> = {};
  index.export((key, data) => (parts[key] = data));
  const search = (query: string): string[] => {
    const scores = new Map<number, number>();
    for (const { field, result } of index.search(query, { limit: 50, suggest: true })) {
      result.forEach((id, place) => scores.set(id, (scores.get(id) ?? 0) + boosts[field] / (place + 1)));
    }
    return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => sections[id]?.url ?? '');
  };
  return { bytes: JSON.stringify(parts), search };
}
