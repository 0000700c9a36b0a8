import { inOneWording, stripLine } from '../../../src/messages/cleanLine';
import { isWithinEdits } from './editDistance';
import type { Lexicon } from './lexicon';
import { readingsOf } from './pinyin';
import { segmentQuery } from './segmentQuery';
import { isComplaint, isStopWord } from './stopWords';
import { chineseOf, synonyms } from './synonyms';
import { isHan, partsOf, splitRuns, wordsOf } from './tokenize';

/** What one word of a query asks for. */
export interface Concept {
  /** Terms of the index that answer it, with how well they do, from 0 to 1. */
  terms: ReadonlyMap<string, number>;
  /** Whether it only holds the question together. */
  isStopWord: boolean;
  /** Whether it only says that something is wrong. */
  isComplaint: boolean;
  /** Whether it is one Chinese character: of a word that the pages do not have, if they do not have it, either. */
  isSingle: boolean;
  /** What the reader wrote, where no page has it in any form: `terms` are at best what was meant. */
  missing?: string;
}

/** How well a term answers a word of the query. Exact > prefix > fuzzy. */
const quality = {
  exact: 1,
  sameLetters: 0.95,
  translation: 0.9,
  joined: 0.8,
  typedPrefix: 0.6,
  /** `vue` of `vue3`, where `vue3` is a word itself. */
  unversioned: 0.3,
  part: 0.55,
  synonym: 0.5,
  prefix: 0.4,
  edited: 0.5,
  containedWord: 0.4,
  pinyin: 0.9,
  pinyinPrefix: 0.6,
  editedPrefix: 0.3,
  standIn: 0.6,
} as const;

/** More of a query is not read: a pasted log says what it is about long before. */
const longestQuery = 400;
const mostConcepts = 48;
const mostCompletions = 40;
/** A name that stands in fewer sections may be what a reader calls something. */
const rarely = 4;
/** Letters from which on a word that stands nowhere is taken for a mistyped one. */
const shortestMistyped = 4;
/** Of so many, two may be wrong: `registApp`. */
const shortestTwiceMistyped = 8;

const synonymsOf = new Map<string, string[]>();
for (const group of synonyms) {
  for (const word of group) synonymsOf.set(word, [...(synonymsOf.get(word) ?? []), ...group]);
}

/** What an English word may be a form of: `styles` of `style`, `matching` of `match`, `removed` of `remove`. */
function stemsOf(word: string): string[] {
  const [, stem = ''] = /^([a-z]{2,}?)(?:e?s|e?d|ing|ment|ly)$/.exec(word) ?? [];
  return stem === '' ? [] : [stem, `${stem}e`, stem.slice(0, -1), word.slice(0, -1)];
}

/** The Chinese words for English ones. */
function translationsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => [chineseOf.get(word) ?? '', ...(synonymsOf.get(word) ?? [])]).filter(isHan);
}

/** Terms with the best quality that any rule has given them; terms that the index does not have are left out. */
class Candidates {
  readonly terms = new Map<string, number>();

  constructor(private readonly lexicon: Lexicon) {}

  add(terms: readonly string[], value: number): this {
    for (const term of terms.slice(0, mostCompletions)) {
      if (this.lexicon.has(term)) this.terms.set(term, Math.max(value, this.terms.get(term) ?? 0));
    }
    return this;
  }
}

/** Terms that are so many wrong letters away. */
function similarTerms(word: string, edits: number, lexicon: Lexicon): string[] {
  return lexicon
    .latinTerms(word.length - edits, word.length + edits)
    .filter((term) => isWithinEdits(word, term, edits));
}

function mistypedTerms(word: string, isTyped: boolean, lexicon: Lexicon): Candidates {
  const candidates = new Candidates(lexicon);
  if (word.length < shortestMistyped) return candidates;
  candidates.add(similarTerms(word, 1, lexicon), quality.edited);
  if (candidates.terms.size === 0 && word.length >= shortestTwiceMistyped) {
    candidates.add(similarTerms(word, 2, lexicon), quality.edited);
  }
  for (const term of [...candidates.terms.keys()])
    candidates.add(synonymsOf.get(term) ?? [], quality.synonym);
  if (candidates.terms.size > 0 || !isTyped) return candidates;
  candidates.add(lexicon.readAsPrefix(word), quality.pinyinPrefix);
  if (candidates.terms.size > 0) return candidates;
  // People know how a word begins.
  const startsAlmostSo = (term: string): boolean =>
    term.startsWith(word.charAt(0)) &&
    [-1, 0, 1].some((more) => isWithinEdits(word, term.slice(0, word.length + more), 1));
  return candidates.add(
    lexicon.latinTerms(word.length + 1, Infinity).filter(startsAlmostSo),
    quality.editedPrefix,
  );
}

/** One word of the query, and its neighbours in other than Han letters. */
interface Token {
  script: 'han' | 'latin';
  text: string;
  previous: string;
  next: string;
  /** The reader may not have finished it. */
  isTyped: boolean;
  /** The query is English words, which Chinese pages say in Chinese; beside Chinese they are names. */
  isEnglish: boolean;
}

function directTerms(
  { text, previous, next, isTyped, isEnglish }: Token,
  lexicon: Lexicon,
): ReadonlyMap<string, number> {
  const word = text.toLowerCase();
  const joined = [`${previous}${word}`, `${word}${next}`];
  const completions = word.length > 2 || isTyped ? lexicon.withPrefix(word) : [];
  return new Candidates(lexicon)
    .add([word], quality.exact)
    .add(lexicon.has(word) ? [] : lexicon.withLetters(word), quality.sameLetters)
    .add(joined, quality.joined)
    .add(lexicon.withPart(word), quality.part)
    .add([word.replace(/\d+$/, '')], lexicon.has(word) ? quality.unversioned : quality.part)
    .add(translationsOf([word, ...joined]), isEnglish ? quality.exact : quality.translation)
    .add(translationsOf(stemsOf(word)), isEnglish ? quality.exact : quality.synonym)
    .add(synonymsOf.get(word) ?? [], quality.synonym)
    .add(completions, isTyped ? quality.typedPrefix : quality.prefix)
    .add(word.length > 2 && isTyped ? lexicon.withPartPrefix(word) : [], quality.prefix).terms;
}

/** Where a word stands nowhere, what answers it best is what the reader means. */
function standIns(terms: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const best = Math.max(...terms.values());
  if (terms.size === 0 || best >= quality.standIn) return terms;
  return new Map([...terms].map(([term, value]) => [term, (value / best) * quality.standIn]));
}

/** @param words what the reader may have written, by which the concept counts for less */
function conceptOf(words: readonly string[], terms: ReadonlyMap<string, number>): Concept {
  return {
    terms,
    isStopWord: words.every(isStopWord),
    isComplaint: words.every(isComplaint),
    isSingle: words.every((word) => isHan(word) && word.length === 1 && !synonymsOf.has(word)),
  };
}

/** What words are about that are read as the reader typed. */
function spokenConcept(
  terms: readonly string[],
  lexicon: Lexicon,
  completions: readonly string[] = [],
): Concept {
  const meant = new Candidates(lexicon)
    .add(terms, quality.pinyin)
    .add(completions, quality.pinyinPrefix)
    .add(
      terms.flatMap((term) => lexicon.containing(term)),
      quality.part,
    )
    .add(
      terms.flatMap((term) => synonymsOf.get(term) ?? []),
      quality.synonym,
    );
  return conceptOf(terms, meant.terms);
}

/** What a word that is typed as Chinese is read may mean: with a neighbour, `bai ping`, or several at once. */
function pinyinConcepts({ text, previous, next, isTyped }: Token, lexicon: Lexicon): Concept[] {
  const word = text.toLowerCase();
  if (!/^[a-z]+$/.test(word)) return [];
  const list = {
    has: (letters: string) => lexicon.readAs(letters).length > 0,
    longest: lexicon.longestPinyin,
  };
  const whole = [`${previous}${word}`, `${word}${next}`, word].find(
    (letters) => list.has(letters) && (letters !== word || !lexicon.has(word)),
  );
  if (whole === undefined && lexicon.has(word)) return [];
  const read = whole === undefined ? segmentQuery(word, list) : [whole];
  if (!read.every(list.has)) return [];
  return read.map((letters, index) => {
    const isOpen = isTyped && index === read.length - 1;
    return spokenConcept(lexicon.readAs(letters), lexicon, isOpen ? lexicon.readAsPrefix(letters) : []);
  });
}

/** What a name is made of: `snapshot` and `sandbox` of `snapshotSandbox`; the name itself answers each. */
function partConcepts(token: Token, parts: readonly string[], lexicon: Lexicon): Concept[] {
  const name = token.text.toLowerCase();
  return parts.map((part) => {
    const meant = directTerms({ ...token, text: part, isTyped: false }, lexicon);
    return conceptOf([part], lexicon.has(name) ? new Map([...meant, [name, quality.exact]]) : meant);
  });
}

/**
 * A word that stands nowhere is mistyped, or made of words that do: `vue3` of `vue`, `nextjs` of `next`. So is a name that
 * stands hardly anywhere.
 */
function latinConcepts(token: Token, lexicon: Lexicon): Concept[] {
  const word = token.text.toLowerCase();
  const spoken = pinyinConcepts(token, lexicon);
  if (spoken.length > 0) return spoken;
  const parts = partsOf(lexicon.spellingOf(lexicon.has(word) ? word : token.text));
  const known = parts.filter((part) => lexicon.has(part) || synonymsOf.has(part) || chineseOf.has(part));
  const isMadeOfWords = known.length > 1 && known.join('') === word.replaceAll(/[-_$]/g, '');
  const terms = directTerms(token, lexicon);
  if (terms.size > 0) {
    const isRare = lexicon.has(word) && !synonymsOf.has(word) && lexicon.contents.of(word).length < rarely;
    return isMadeOfWords && isRare ? partConcepts(token, known, lexicon) : [conceptOf([word], terms)];
  }
  const [, name = ''] = /^(.{2,})js$/.exec(word) ?? [];
  if (lexicon.has(name)) return latinConcepts({ ...token, text: name, isTyped: false }, lexicon);
  const isForm = similarTerms(word, 1, lexicon).length > 0 || stemsOf(word).some((stem) => lexicon.has(stem));
  if (isMadeOfWords && !isForm) return partConcepts(token, known, lexicon);
  const mistyped = mistypedTerms(word, token.isTyped, lexicon).terms;
  if (known.length === 0 || (mistyped.size > 0 && !/\d/.test(word))) {
    const concept = conceptOf([word], standIns(mistyped));
    // Who types as Chinese is read has not misspelt it.
    const isSpoken = token.isTyped && lexicon.readAsPrefix(word).length > 0;
    return [
      isSpoken || concept.isStopWord || concept.isComplaint ? concept : { ...concept, missing: token.text },
    ];
  }
  return partConcepts(token, known, lexicon);
}

function wordsInside(word: string): string[] {
  const inside: string[] = [];
  for (let start = 0; start < word.length; start += 1) {
    for (let end = start + 2; end <= word.length; end += 1) inside.push(word.slice(start, end));
  }
  return inside.filter((each) => each !== word);
}

function isUnknownCharacter({ terms, isSingle, isStopWord: isNothing }: Concept): boolean {
  return isSingle && !isNothing && terms.size === 0;
}

function hanConcept(word: string, isTyped: boolean, lexicon: Lexicon): Concept {
  const { terms } = new Candidates(lexicon)
    .add([word], quality.exact)
    .add(isTyped ? lexicon.withPrefix(word) : [], quality.typedPrefix)
    .add(word.length > 1 ? lexicon.containing(word) : [], quality.part)
    .add(synonymsOf.get(word) ?? [], quality.synonym)
    .add(isComplaint(word) ? [] : wordsInside(word), quality.containedWord);
  return conceptOf([word], standIns(terms));
}

/** How many of the run's last characters begin a word that the reader has not finished: two for `预加`. */
function unfinishedLength(words: readonly string[], lexicon: Lexicon): number {
  const run = words.join('');
  let length = 0;
  let unfinished = 0;
  for (let index = words.length - 1; index >= 0; index -= 1) {
    length += words[index]?.length ?? 0;
    if (length >= lexicon.longestHanTerm) break;
    if (lexicon.withPrefix(run.slice(-length)).length > 0) unfinished = length;
  }
  return unfinished;
}

/** What the words of a run are, one character after another that no page has taken together: `骨架` of `骨`, `架`. */
function describeWords(
  words: readonly string[],
  lexicon: Lexicon,
  isUnfinished: (word: string) => boolean,
): Concept[] {
  const concepts = words.map((word) => hanConcept(word, isUnfinished(word), lexicon));
  let first = 0;
  return concepts.map((concept, index) => {
    if (!isUnknownCharacter(concept)) {
      first = index + 1;
      return concept;
    }
    const next = concepts[index + 1];
    const word = words.slice(first, index + 1).join('');
    const ends = word.length > 1 && !(next && isUnknownCharacter(next));
    return ends && lexicon.containing(word).length === 0 ? { ...concept, missing: word } : concept;
  });
}

/** A word in which the input method has put characters that are read alike: `子硬用`. */
interface Slip {
  /** Where it stands in the run. */
  start: number;
  word: string;
  concept: Concept;
}

/** More characters are not read as one word. */
const longestSlip = 5;

/** The longest slip of the first words: it has a character that stands alone, and is read as what a page or section is called. */
function slipAt(words: readonly string[], lexicon: Lexicon): { word: string; concept: Concept } | undefined {
  if (isStopWord(words[0] ?? '')) return undefined;
  for (let end = Math.min(words.length, longestSlip); end > 1; end -= 1) {
    const slipped = words.slice(0, end);
    const word = slipped.join('');
    const alone = slipped.filter((each) => each.length === 1 && !isStopWord(each) && !synonymsOf.has(each));
    if (word.length > longestSlip || alone.length === 0) continue;
    const isSubject = (term: string): boolean => synonymsOf.has(term) || lexicon.isInHeading(term);
    const terms = readingsOf(word).flatMap((letters) => lexicon.readAs(letters).filter(isSubject));
    if (terms.length === 0) continue;
    const concept = spokenConcept(terms, lexicon);
    const isUnknown = alone.some((each) => !lexicon.has(each));
    return { word, concept: isUnknown ? { ...concept, missing: word } : concept };
  }
  return undefined;
}

function findSlip(words: readonly string[], lexicon: Lexicon): Slip | undefined {
  let start = 0;
  for (const [index, { length }] of words.entries()) {
    const slip = slipAt(words.slice(index), lexicon);
    if (slip) return { start, ...slip };
    start += length;
  }
  return undefined;
}

/** A word that comes again asks for nothing new. */
function hanConcepts(token: Token, lexicon: Lexicon): Concept[] {
  const { text: run, isTyped } = token;
  const list = {
    has: (word: string) => lexicon.has(word) || synonymsOf.has(word) || isComplaint(word) || isStopWord(word),
    longest: lexicon.longestHanTerm,
  };
  const words = segmentQuery(run, list);
  const last = words.at(-1) ?? '';
  const unfinished = isTyped ? unfinishedLength(words, lexicon) : 0;
  const { start = 0, word = '', concept } = findSlip(words, lexicon) ?? {};
  if (concept && (unfinished < 2 || start + word.length <= run.length - unfinished)) {
    return [
      ...hanConcepts({ ...token, text: run.slice(0, start), isTyped: false }, lexicon),
      concept,
      ...hanConcepts({ ...token, text: run.slice(start + word.length) }, lexicon),
    ];
  }
  if (unfinished <= last.length) {
    return describeWords([...new Set(words)], lexicon, (word) => unfinished > 0 && word === last);
  }
  const finished = segmentQuery(run.slice(0, -unfinished), list);
  return [
    ...describeWords([...new Set(finished)], lexicon, () => false),
    hanConcept(run.slice(-unfinished), true, lexicon),
  ];
}

function tokensOf(text: string): Token[] {
  const words = splitRuns(text).flatMap(({ script, text: run }) =>
    (script === 'han' ? [run] : wordsOf(run)).map((word) => ({ script, text: word })),
  );
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  // A pasted message has more signs than a question.
  const isEnglish = /^[\w '?.,/-]* [\w '?.,/-]*$/.test(text.trim());
  const latinAt = (index: number): string => {
    const word = words[index];
    return word?.script === 'latin' ? word.text.toLowerCase() : '';
  };
  return words.map(({ script, text: word }, index) => ({
    script,
    text: word,
    previous: latinAt(index - 1),
    next: latinAt(index + 1),
    isTyped: isOpen && index === words.length - 1,
    isEnglish,
  }));
}

/** English in two words that Chinese has a word for: `sub apps`, `white screen`. */
function uniteNames(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index): Token[] => {
    const isName = ({ text, next }: Token): boolean =>
      next !== '' &&
      translationsOf([`${text}${next}`.toLowerCase(), ...stemsOf(`${text}${next}`.toLowerCase())]).length > 0;
    const before = tokens[index - 1];
    if (before && isName(before)) return [];
    return isName(token)
      ? [{ ...token, text: `${token.text}${token.next}`, next: '', isTyped: false }]
      : [token];
  });
}

/**
 * Reads a query: which words it has, and which terms of the index answer each of them. Nothing that a reader can type
 * makes it throw; a query without words has no concepts.
 */
export function analyseQuery(text: string, lexicon: Lexicon): Concept[] {
  const line = text.slice(0, longestQuery);
  const tokens = uniteNames(tokensOf(inOneWording(stripLine(line)) || line));
  const seen = new Set<string>();
  const different = tokens.filter((token) => !seen.has(token.text) && seen.add(token.text));
  return different
    .flatMap((token) =>
      token.script === 'han' ? hanConcepts(token, lexicon) : latinConcepts(token, lexicon),
    )
    .slice(0, mostConcepts);
}
