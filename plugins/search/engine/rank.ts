import { cleanLine } from '../../../src/messages/cleanLine';
import { isMessage } from '../../../src/messages/pattern';
import type { Concept } from './analyseQuery';
import type { SearchIndex } from './format';
import type { Lexicon } from './lexicon';
import { nameOf, type Section, type SectionTable } from './sections';

/** What the ranking reads. */
export interface Corpus {
  index: SearchIndex;
  lexicon: Lexicon;
  table: SectionTable;
}

/** A section with its score. */
interface RankedSection {
  section: number;
  score: number;
}

/** A page with its sections that answer, both best first. */
export interface RankedPage {
  page: number;
  score: number;
  sections: RankedSection[];
}

/** Page title > heading > content. */
const fieldWeight = { title: 2, heading: 2.2, content: 1 } as const;
const stopWordWeight = 0.04;
/** What a complaint tells of what a rare word does: many things can be wrong with one subject. */
const complaintFactor = 0.5;
/** A name in a table below the heading against one in the heading. */
const definitionFactor = 0.45;
/** What a page gains from words that stand in it, but not in the same section. */
const wholePageWeight = 0.35;
/** What a page gains from coming back to a word in section after section. */
const aboutWeight = 2;
/**
 * Reference and guide say how things are; release notes how they became so, and the collections of messages name
 * everything.
 */
const pageFactors: readonly (readonly [RegExp, number])[] = [
  [/\/blog\/releases\//, 0.45],
  [/\/errors(?:\/others)?$/, 0.9],
  [/\/api\//, 1.15],
];
/** The title is the query, as `loadApp` is of `Garfish.loadApp`. */
const exactTitleFactor = 2.5;
/** The heading is. */
const exactHeadingFactor = 1.15;
/** The same name stands in the lists of several pages: a page that explains it comes first. */
const listedFactor = 0.85;
/** The heading begins with what was asked for: that is its subject. */
const subjectFactor = 1.3;
/** What a section gains from having all the words in its heading. */
const headingCoverage = 0.6;
/** Nobody knows what to do about it: whatever is solved comes first. */
const unsolvedFactor = 0.5;
/** Below the heading stands nothing: it only divides a page. */
const emptyFactor = 0.5;
/** The section quotes the message that was pasted, or has the part of it that was typed. */
const messageFactor = 6;
/** A shorter part of a message is just some words. */
const shortestPart = 12;
/** A page that answers so much less than the best one only has some of the words somewhere. */
const leastOfBest = 0.02;
/** Where a rare word leaves fewer pages than this, those that are called as one of the others are shown as well… */
const fewPages = 3;
/** …that is, this share of their title is the word: for 骨架屏 沙箱 the pages 沙箱 and 沙箱配置 are. */
const leastOfTitle = 0.5;

/** Sums over the words of the query, by section or by page. */
class Sums {
  readonly heading: Float64Array;
  readonly headingLetters: Float64Array;
  readonly content: Float64Array;
  /** Weight of the words that stand in the section, its heading or its page's title. */
  readonly covered: Float64Array;
  readonly title: Float64Array;
  readonly titleLetters: Float64Array;
  /** How much of the title a word of the query is, at best. */
  readonly named: Float64Array;
  /** The best that any section of the page, or its title, has to say to each word. */
  readonly page: Float64Array;
  /** How much of the page is about each word. */
  readonly about: Float64Array;
  /** Weight of all words. */
  total = 0;
  /** Of all that say what the question is about, there is none on any page. */
  isUnknown = false;

  constructor(sections: number, pages: number) {
    this.heading = new Float64Array(sections);
    this.headingLetters = new Float64Array(sections);
    this.content = new Float64Array(sections);
    this.covered = new Float64Array(sections);
    this.title = new Float64Array(pages);
    this.titleLetters = new Float64Array(pages);
    this.named = new Float64Array(pages);
    this.page = new Float64Array(pages);
    this.about = new Float64Array(pages);
  }
}

/** Where one word of the query stands, and how well the best of its terms there answers it. */
class Hits {
  readonly quality = new Map<number, number>();
  readonly letters = new Map<number, number>();

  add(place: number, quality: number, letters: number): void {
    if (quality <= (this.quality.get(place) ?? 0)) return;
    this.quality.set(place, quality);
    this.letters.set(place, letters * quality);
  }
}

/** How much a word tells: the rarer, the more. */
function weigh({ terms, isStopWord, isComplaint, isSingle }: Concept, { lexicon, table }: Corpus): number {
  if (isStopWord || (isSingle && terms.size === 0)) return stopWordWeight;
  const best = Math.max(0, ...terms.values());
  let documents = 0;
  for (const [term, quality] of terms) {
    if (quality === best) documents = Math.max(documents, lexicon.contents.of(term).length, 1);
  }
  const weight = Math.log(1 + table.sections.length / Math.max(1, documents));
  return isComplaint ? weight * complaintFactor : weight;
}

function addTo(values: Float64Array, position: number, value: number): void {
  values[position] = (values[position] ?? 0) + value;
}

interface ConceptHits {
  titles: Hits;
  headings: Hits;
  contents: Hits;
}

function findHits({ terms }: Concept, { lexicon, table }: Corpus): ConceptHits {
  const hits = { titles: new Hits(), headings: new Hits(), contents: new Hits() };
  for (const [term, quality] of terms) {
    for (const page of lexicon.titles.of(term)) {
      hits.titles.add(page, quality, term.length);
      hits.headings.add(table.ofPage[page] ?? 0, quality, term.length);
    }
    for (const heading of lexicon.headings.of(term)) {
      const section = table.ofHeading[heading] ?? 0;
      const isInTitle = table.sections[section]?.name.includes(term) === true;
      hits.headings.add(section, isInTitle ? quality : quality * definitionFactor, term.length);
    }
    for (const content of lexicon.contents.of(term)) {
      hits.contents.add(table.ofContent[content] ?? 0, quality, 0);
    }
  }
  return hits;
}

/** The best that the page's title or sections have to say to a word, section by section. */
function coverage(hits: ConceptHits, { table }: Corpus): Map<number, number> {
  const best = new Map(hits.headings.quality);
  for (const [section, quality] of hits.contents.quality) {
    best.set(section, Math.max(quality, best.get(section) ?? 0));
  }
  for (const [page, quality] of hits.titles.quality) {
    for (const section of table.byPage[page] ?? []) {
      best.set(section, Math.max(quality, best.get(section) ?? 0));
    }
  }
  return best;
}

function addConcept(sums: Sums, concept: Concept, corpus: Corpus): void {
  const weight = weigh(concept, corpus);
  const hits = findHits(concept, corpus);
  sums.total += weight;
  for (const [section, quality] of hits.headings.quality) {
    addTo(sums.heading, section, weight * quality);
    addTo(sums.headingLetters, section, hits.headings.letters.get(section) ?? 0);
  }
  for (const [section, quality] of hits.contents.quality) addTo(sums.content, section, weight * quality);
  for (const [page, quality] of hits.titles.quality) {
    addTo(sums.title, page, weight * quality);
    const letters = hits.titles.letters.get(page) ?? 0;
    addTo(sums.titleLetters, page, letters);
    const titleLength = corpus.table.sections[corpus.table.ofPage[page] ?? 0]?.nameLength ?? 1;
    if (!concept.isStopWord) sums.named[page] = Math.max(letters / titleLength, sums.named[page] ?? 0);
  }
  const bestOfPage = new Map<number, number>();
  const sumOfPage = new Map<number, number>();
  for (const [section, quality] of coverage(hits, corpus)) {
    addTo(sums.covered, section, weight * quality);
    const page = corpus.table.sections[section]?.page ?? 0;
    bestOfPage.set(page, Math.max(quality, bestOfPage.get(page) ?? 0));
    sumOfPage.set(page, quality + (sumOfPage.get(page) ?? 0));
  }
  for (const [page, quality] of bestOfPage) {
    const sections = corpus.table.byPage[page]?.length ?? 1;
    const about = Math.min(1, (sumOfPage.get(page) ?? 0) / (3 * Math.sqrt(sections)));
    addTo(sums.page, page, weight * quality);
    addTo(sums.about, page, weight * about);
  }
}

/** A title that says more than was asked for answers less well. */
function share(letters: number, length: number): number {
  return 0.5 + 0.5 * Math.min(1, letters / Math.max(1, length));
}

/** What stands between quotation marks is another one every time. */
function withoutNames(text: string): string {
  return text.replaceAll(/"[^"]*"/g, '""');
}

/** Whether a line of the console is a message that the section answers, or a part of one. */
function isQuoted(line: string, { messages }: Section): boolean {
  const isPart = line.length >= shortestPart && /\s/.test(line);
  const part = withoutNames(line);
  return messages.some(
    (message) => isMessage(line, message) || (isPart && withoutNames(message.text).includes(part)),
  );
}

/** Whether what was pasted is a message that the section answers: nothing else that stands in it was asked for. */
export function answersMessage(query: string, section: Section): boolean {
  return isQuoted(cleanLine(query), section);
}

/** What the heading alone says for a section, whatever its words weigh. */
function headingFactor(section: Section, isTop: boolean, name: string, isMeant: boolean): number {
  if (section.isShared && section.url.includes('#option-')) return listedFactor;
  if (section.name === name) return isTop ? exactTitleFactor : exactHeadingFactor;
  if (isMeant) return messageFactor;
  if (section.isUnsolved) return unsolvedFactor;
  if (section.content < 0 && !isTop) return emptyFactor;
  return name.length > 1 && section.name.startsWith(name) ? subjectFactor : 1;
}

function scoreSections(sums: Sums, query: string, { table }: Corpus): Float64Array {
  const name = nameOf(query);
  const line = cleanLine(query);
  const scores = new Float64Array(table.sections.length);
  table.sections.forEach((section, position) => {
    const isMeant = isQuoted(line, section);
    // A section answers a message that it words as another browser does.
    const isSentence = isMeant && /\s/.test(line);
    const covered = isSentence ? sums.total : sums.isUnknown ? 0 : (sums.covered[position] ?? 0);
    if (covered === 0) return;
    const top = table.ofPage[section.page] ?? position;
    const titleLength = table.sections[top]?.nameLength ?? 0;
    const titleShare = share(sums.titleLetters[section.page] ?? 0, titleLength);
    const headingShare = share(sums.headingLetters[position] ?? 0, section.nameLength);
    const factor = headingFactor(section, position === top, name, isMeant);
    const sum =
      (isSentence ? sums.total : 0) +
      fieldWeight.title * titleShare * (sums.title[section.page] ?? 0) +
      fieldWeight.heading * headingShare * (sums.heading[position] ?? 0) +
      fieldWeight.content * (sums.content[position] ?? 0);
    const said = 1 + (headingCoverage * (sums.heading[position] ?? 0)) / sums.total;
    scores[position] = sum * said * (covered / sums.total) ** 1.5 * factor;
  });
  return scores;
}

/** The pages that are worth showing: those that answer, and where they are few, those that are called as a word is. */
function choosePages(
  ranked: readonly RankedPage[],
  query: string,
  sums: Sums,
  table: SectionTable,
): RankedPage[] {
  const [best] = ranked;
  const good = ranked.filter(({ score }) => score >= leastOfBest * (best?.score ?? 0));
  const place = table.sections[best?.sections[0]?.section ?? -1];
  if (good.length >= fewPages || (place && answersMessage(query, place))) return good;
  return ranked.filter((each) => good.includes(each) || (sums.named[each.page] ?? 0) >= leastOfTitle);
}

function rankPages(
  query: string,
  scores: Float64Array,
  sums: Sums,
  { table, index: [pages] }: Corpus,
): RankedPage[] {
  const factors = (page: number): number =>
    pageFactors.find(([pattern]) => pattern.test(pages.documents[page]?.u ?? ''))?.[1] ?? 1;
  const ranked = table.byPage.map((sections, page): RankedPage => {
    const answering = sections
      .map((section) => ({ section, score: scores[section] ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const together = sums.page[page] ?? 0;
    const whole =
      (wholePageWeight * together + aboutWeight * (sums.about[page] ?? 0)) * (together / sums.total) ** 2;
    const score = ((answering[0]?.score ?? 0) + whole) * factors(page);
    return { page, score, sections: answering };
  });
  const answering = ranked.filter(({ sections }) => sections.length > 0).sort((a, b) => b.score - a.score);
  return choosePages(answering, query, sums, table);
}

/**
 * Ranks the pages that answer a query, best first. Order among equals is the order of the index, so that a query always
 * has the same answer.
 */
export function rank(query: string, concepts: readonly Concept[], corpus: Corpus): RankedPage[] {
  const { sections, byPage } = corpus.table;
  const sums = new Sums(sections.length, byPage.length);
  for (const concept of concepts) addConcept(sums, concept, corpus);
  if (sums.total === 0) return [];
  const meaning = concepts.filter(({ isStopWord }) => !isStopWord);
  sums.isUnknown = meaning.length > 0 && meaning.every(({ terms }) => terms.size === 0);
  return rankPages(query, scoreSections(sums, query, corpus), sums, corpus);
}
