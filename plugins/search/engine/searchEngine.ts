import { analyseQuery, type Concept } from './analyseQuery';
import { shardAt, type SearchIndex } from './format';
import { Lexicon } from './lexicon';
import { answersMessage, rank, type Corpus, type RankedPage } from './rank';
import { tabulateSections, type Section } from './sections';
import { findMarks, snippetOf, type MarkedText } from './snippet';

/** A place that answers a query. */
export interface SearchHit {
  /** URL with anchor. */
  url: string;
  title: MarkedText;
  /** Missing while its text is not loaded, or when it has none. */
  snippet?: MarkedText;
}

/** A page that answers a query, with its best places first. */
export interface PageHits {
  title: MarkedText;
  breadcrumbs: readonly string[];
  hits: SearchHit[];
}

/** A word of the query that no page has. */
export interface MissingWord {
  word: string;
  /** The word that was looked for instead. */
  readAs?: string;
}

export interface SearchAnswer {
  pages: PageHits[];
  /** Pages that answer, shown or not. */
  total: number;
  /** Words that the answer does not answer, as far as a reader wants to know. */
  missing: MissingWord[];
  /** What to highlight on a page that is opened. */
  terms: string[];
  /** Text shards that the snippets lack. */
  missingTexts: number[];
}

/** How much of an answer is wanted. */
export interface Limits {
  /** Places in all. */
  hits: number;
  /** Places of one page, as long as other pages fill the answer. */
  hitsOfPage: number;
}

/** When no more pages than this answer, more of their places are shown. */
const fewPages = 3;
/** A place beside a much better one of the same page is not worth a line. */
const worthwhile = 0.45;
/** Words of a query that a person has typed. */
const longestQuestion = 16;
/** More than this are not said to be missing. */
const mostMissing = 3;
/** Terms that answer a word less well than this are not what the reader typed. */
const worthMarking = 0.45;

/** Answers queries from a downloaded index. Nothing here waits: what is missing is named, and can be added. */
export class SearchEngine {
  private readonly corpus: Corpus;
  private readonly texts = new Map<number, string>();
  private readonly firstOfShard: readonly number[];

  constructor(index: SearchIndex) {
    this.corpus = { index, lexicon: new Lexicon(index), table: tabulateSections(index) };
    this.firstOfShard = index[2].index.texts ?? [];
  }

  /** Adds the texts of a shard, in the order of its documents. */
  addTexts(shard: number, texts: readonly string[]): void {
    const first = this.firstOfShard[shard] ?? 0;
    texts.forEach((text, index) => this.texts.set(first + index, text));
  }

  /** Answers a query; one without words has no answer. */
  search(query: string, limits: Limits): SearchAnswer {
    const concepts = analyseQuery(query, this.corpus.lexicon);
    const ranked = rank(query, concepts, this.corpus);
    const chosen = chooseHits(ranked, limits);
    const terms = termsToMark(concepts);
    const missingTexts = new Set<number>();
    const pages = chosen.map(({ page, sections }) => this.describePage(page, sections, terms, missingTexts));
    const best = this.corpus.table.sections[ranked[0]?.sections[0]?.section ?? -1];
    const isMessage = best !== undefined && answersMessage(query, best);
    const missing = isMessage ? [] : this.missingWords(concepts);
    return { pages, total: ranked.length, missing, terms, missingTexts: [...missingTexts] };
  }

  /** Of a pasted log, whose names are its own, nothing is said. */
  private missingWords(concepts: readonly Concept[]): MissingWord[] {
    if (concepts.length > longestQuestion) return [];
    const { lexicon } = this.corpus;
    const missing = concepts.flatMap(({ missing: word, terms }): MissingWord[] => {
      if (word === undefined || !/^\p{L}/u.test(word)) return [];
      const [best] = [...terms].sort(([, a], [, b]) => b - a)[0] ?? [];
      return [best === undefined ? { word } : { word, readAs: lexicon.spellingOf(best) }];
    });
    return missing.slice(0, mostMissing);
  }

  private describePage(
    page: number,
    sections: readonly number[],
    terms: string[],
    missing: Set<number>,
  ): PageHits {
    const { t = '', b = [] } = this.corpus.index[0].documents[page] ?? {};
    const found = sections.flatMap((position) => this.corpus.table.sections[position] ?? []);
    return {
      title: markAll(t, terms),
      breadcrumbs: b,
      hits: found.map((section) => this.describeHit(section, t, terms, missing)),
    };
  }

  /** A heading that other pages have as well says of which it is. */
  private describeHit(section: Section, page: string, terms: string[], missing: Set<number>): SearchHit {
    const { url, content, isShared } = section;
    const title = isShared && section.title !== page ? `${page}：${section.title}` : section.title;
    const hit = { url, title: markAll(title, terms) };
    if (content < 0) return hit;
    const text = this.texts.get(content);
    if (text !== undefined) return { ...hit, snippet: snippetOf(text, terms) };
    missing.add(shardAt(this.firstOfShard, content));
    return hit;
  }
}

function markAll(text: string, terms: readonly string[]): MarkedText {
  return { text, marks: findMarks(text, terms) };
}

/** The terms that stand for the reader's words, longest first. Stop words are marked only where there is nothing else. */
function termsToMark(concepts: readonly Concept[]): string[] {
  const meaning = concepts.filter(({ isStopWord }) => !isStopWord);
  const terms = (meaning.length > 0 ? meaning : concepts).flatMap((concept) =>
    [...concept.terms].filter(([, quality]) => quality >= worthMarking).map(([term]) => term),
  );
  return [...new Set(terms)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

interface ChosenPage {
  page: number;
  sections: number[];
}

/** The best places of each page; of a few pages as many as there is room for. */
function chooseHits(ranked: readonly RankedPage[], limits: Limits): ChosenPage[] {
  const chosen: ChosenPage[] = [];
  let room = limits.hits;
  for (const { page, sections } of ranked) {
    if (room <= 0) break;
    const best = sections[0]?.score ?? 0;
    const good = sections.filter(({ score }) => score >= worthwhile * best);
    const taken = good.slice(0, Math.min(room, limits.hitsOfPage)).map(({ section }) => section);
    chosen.push({ page, sections: taken });
    room -= taken.length;
  }
  if (chosen.length > fewPages) return chosen;
  for (const { page, sections } of chosen) {
    const more = ranked.find((each) => each.page === page)?.sections.slice(sections.length) ?? [];
    const added = more.slice(0, Math.max(0, room)).map(({ section }) => section);
    sections.push(...added);
    room -= added.length;
  }
  return chosen;
}
