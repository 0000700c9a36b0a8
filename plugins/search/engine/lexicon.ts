import type { SearchIndex, SerialisedIndex } from './format';
import { decodeNumbers, fromGaps } from './numbers';
import { pinyinOf } from './pinyin';
import { isHan, partsOf } from './tokenize';

/** Terms of one entry by lower-case form; a term's postings are decoded when they are asked for. */
class EntryPostings {
  private readonly lines: string[];
  private readonly lineOf: ReadonlyMap<string, number>;
  private readonly decoded = new Map<number, readonly number[]>();

  constructor({ terms, postings }: SerialisedIndex) {
    this.lines = postings.split(' ');
    this.lineOf = new Map(terms.map((term, line) => [term.toLowerCase(), line]));
  }

  /** Positions of the documents that a term stands in. */
  of(term: string): readonly number[] {
    const line = this.lineOf.get(term);
    const encoded = line === undefined ? undefined : this.lines[line];
    if (line === undefined || encoded === undefined) return [];
    const known = this.decoded.get(line);
    if (known) return known;
    const positions = fromGaps(decodeNumbers(encoded));
    this.decoded.set(line, positions);
    return positions;
  }
}

/** A word without the signs that people leave out: `keepalive` of `keep-alive`, `garfish` of `__GARFISH__`. */
function lettersOf(word: string): string {
  return word.replaceAll(/[-_$]/g, '');
}

/** The words of an index: which there are, what they are made of, and where they stand. All terms are lower-case. */
export class Lexicon {
  /** Every term, sorted by code unit. */
  readonly terms: readonly string[];
  /** Terms in Han characters. */
  readonly hanTerms: readonly string[];
  /** Length of the longest of them. */
  readonly longestHanTerm: number;
  readonly titles: EntryPostings;
  readonly headings: EntryPostings;
  readonly contents: EntryPostings;
  /** Letters of the longest reading of a term. */
  readonly longestPinyin: number;
  private readonly termsByPinyin = new Map<string, string[]>();
  private readonly latinByLength = new Map<number, string[]>();
  /** How the pages spell a term: `loadApp` of `loadapp`. */
  private readonly spellings: ReadonlyMap<string, string>;
  private readonly termsByPart = new Map<string, string[]>();
  private readonly termsByLetters = new Map<string, string>();

  constructor([pages, headings, contents]: SearchIndex) {
    this.titles = new EntryPostings(pages.index);
    this.headings = new EntryPostings(headings.index);
    this.contents = new EntryPostings(contents.index);
    const spelt = [pages, headings, contents].flatMap(({ index }) => index.terms);
    this.spellings = new Map(spelt.map((term) => [term.toLowerCase(), term]));
    this.terms = [...this.spellings.keys()].sort();
    this.hanTerms = this.terms.filter(isHan);
    this.longestHanTerm = Math.max(0, ...this.hanTerms.map(({ length }) => length));
    for (const term of this.hanTerms) this.read(term);
    this.longestPinyin = Math.max(0, ...[...this.termsByPinyin.keys()].map(({ length }) => length));
    for (const term of new Set(spelt)) this.divide(term);
    for (const term of this.terms.filter((each) => !isHan(each))) {
      const terms = this.latinByLength.get(term.length) ?? [];
      terms.push(term);
      this.latinByLength.set(term.length, terms);
    }
  }

  has(term: string): boolean {
    return this.spellings.has(term);
  }

  /** Whether a page or section is called so. */
  isInHeading(term: string): boolean {
    return this.titles.of(term).length + this.headings.of(term).length > 0;
  }

  /** A term as the pages write it. */
  spellingOf(term: string): string {
    return this.spellings.get(term) ?? term;
  }

  /** Words that contain a part: for `app`, `loadapp` and `registerapp`. */
  withPart(part: string): readonly string[] {
    return this.termsByPart.get(part) ?? [];
  }

  /** Words in other than Han characters, from one length to another. */
  latinTerms(shortest: number, longest: number): readonly string[] {
    return [...this.latinByLength].flatMap(([length, terms]) =>
      length >= shortest && length <= longest ? terms : [],
    );
  }

  /** Words with a part that begins so: for `isol`, `strictisolation`. */
  withPartPrefix(prefix: string): readonly string[] {
    return [...this.termsByPart].flatMap(([part, terms]) => (part.startsWith(prefix) ? terms : []));
  }

  /** Longer words in Han characters that contain one: for `应用`, `子应用`. */
  containing(word: string): readonly string[] {
    return this.hanTerms.filter((term) => term !== word && term.includes(word));
  }

  /** What has the same letters, hyphens and underscores aside: for `keepalive`, `keep-alive`. It need not be a word. */
  withLetters(word: string): readonly string[] {
    const letters = lettersOf(word);
    return [this.termsByLetters.get(letters) ?? '', letters];
  }

  /** Words in Han characters that are read so: for `baiping`, `白屏`. */
  readAs(letters: string): readonly string[] {
    return this.termsByPinyin.get(letters) ?? [];
  }

  /** Words in Han characters whose reading begins so. */
  readAsPrefix(letters: string): readonly string[] {
    return [...this.termsByPinyin].flatMap(([read, terms]) => (read.startsWith(letters) ? terms : []));
  }

  /** Words that begin so. */
  withPrefix(prefix: string): readonly string[] {
    const start = this.firstFrom(prefix);
    let end = start;
    while (this.terms[end]?.startsWith(prefix)) end += 1;
    return this.terms.slice(start, end);
  }

  private firstFrom(prefix: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A single character is not worth typing so. */
  private read(term: string): void {
    const letters = term.length > 1 ? pinyinOf(term) : undefined;
    if (letters === undefined) return;
    this.termsByPinyin.set(letters, [...this.readAs(letters), term]);
  }

  private divide(spelling: string): void {
    if (isHan(spelling)) return;
    const term = spelling.toLowerCase();
    for (const part of partsOf(spelling)) {
      const terms = this.termsByPart.get(part) ?? [];
      if (!terms.includes(term)) this.termsByPart.set(part, [...terms, term]);
    }
    if (lettersOf(term) !== term) this.termsByLetters.set(lettersOf(term), term);
  }
}
