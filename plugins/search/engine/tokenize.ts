/** What text is made of, for the build and the browser alike: runs of Han characters, and words in other letters. */
export interface Run {
  script: 'han' | 'latin';
  text: string;
}

// `@scope/name`, or letters, digits, `_` and `$`, joined by dots and hyphens.
const word = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_$])+`;
const runs = new RegExp(
  String.raw`\p{Script=Han}+|@${word}\/${word}(?:[-.]${word})*|${word}(?:[-.]${word})*`,
  'gu',
);
const han = /^\p{Script=Han}/u;

/** Unites full-width and other compatible forms of a character. */
export function fold(text: string): string {
  return text.normalize('NFKC');
}

/** Cuts text into runs; punctuation, spaces and emoji fall away. Case is kept: it divides `loadApp`. */
export function splitRuns(text: string): Run[] {
  return Array.from(fold(text).matchAll(runs), ([run]) => ({
    script: han.test(run) ? 'han' : 'latin',
    text: run,
  }));
}

/** Whether a term is written in Han characters. */
export function isHan(term: string): boolean {
  return han.test(term);
}

const edges = /^[@.-]+|[.-]+$/g;
/** A word of nothing but signs. */
const signs = /^[_$-]*$/;
const letter = /\p{L}/u;

/**
 * The words of a run in Latin or other letters, as they are spelt: what dots and slashes divide, hyphens kept.
 *
 * Input: `Garfish.loadApp`, `@garfish/es-module`, `1.19.8`. Output: `Garfish`, `loadApp`; `garfish`, `es-module`; `1.19.8`.
 */
export function wordsOf(run: string): string[] {
  const whole = run.replaceAll(edges, '');
  // The parts of a version number say nothing.
  const words = letter.test(whole) ? whole.split(/[./]/) : [whole];
  return words.map((each) => each.replaceAll(edges, '')).filter((each) => !signs.test(each));
}

// `loadApp`, `HTMLElement`, `vue3`; characters that are neither upper-case, lower-case nor digits stay together.
const pieces = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_$-]+/gu;

/**
 * What camel case, hyphens, underscores and digits divide, in lower case; nothing when the word is one piece.
 *
 * Input: `registerApp`. Output: `register`, `app`.
 */
export function partsOf(text: string): string[] {
  const parts = new Set(text.match(pieces)?.map((part) => part.toLowerCase()));
  parts.delete(text.toLowerCase());
  return [...parts].filter((part) => part.length > 1);
}

/** Cuts a run of Han characters into words. */
export type HanSegmenter = (run: string) => string[];

/** A name with its major version: readers write `Vue 3` as one word, too. */
const versions = /(?:^|[^\p{L}\p{N}_$@.-])([A-Za-z]{3,}) (\d{1,2})(?![\p{L}\p{N}_$.-])/gu;

/** The terms of a text, as often as they stand there. */
export function termsOf(text: string, segment: HanSegmenter): string[] {
  const terms = splitRuns(text).flatMap((run) =>
    run.script === 'han' ? segment(run.text) : wordsOf(run.text),
  );
  const joined = Array.from(fold(text).matchAll(versions), ([, name = '', version = '']) => name + version);
  return [...terms, ...joined];
}
