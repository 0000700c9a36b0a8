import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf, splitRuns, termsOf, wordsOf } from './tokenize';

describe('runs', () => {
  test.each([
    ['子应用 loadApp', ['子应用', 'loadApp']],
    ['用loadApp加载', ['用', 'loadApp', '加载']],
    ['@garfish/es-module', ['@garfish/es-module']],
    ['Garfish.loadApp({ cache: true })', ['Garfish.loadApp', 'cache', 'true']],
    ['ｌｏａｄＡｐｐ　沙箱', ['loadApp', '沙箱']],
    ['"provider" is "undefined".', ['provider', 'is', 'undefined']],
    ['。，！？ 🎉 ()', []],
  ])('%s', (text, runs) => {
    expect(splitRuns(text).map((run) => run.text)).toEqual(runs);
  });
});

describe('words of a run', () => {
  test.each([
    ['Garfish.loadApp', ['Garfish', 'loadApp']],
    ['@garfish/es-module', ['garfish', 'es-module']],
    ['keep-alive', ['keep-alive']],
    ['__GARFISH__', ['__GARFISH__']],
    ['1.19.8', ['1.19.8']],
    ['$', []],
  ])('%s', (run, words) => {
    expect(wordsOf(run)).toEqual(words);
  });
});

describe('parts of a word', () => {
  test.each([
    ['loadApp', ['load', 'app']],
    ['HTMLElement', ['html', 'element']],
    ['fixBaseUrl', ['fix', 'base', 'url']],
    ['keep-alive', ['keep', 'alive']],
    ['__GARFISH_EXPORTS__', ['garfish', 'exports']],
    ['router', []],
    ['vue3', ['vue']],
  ])('%s', (word, parts) => {
    expect(partsOf(word)).toEqual(parts);
  });
});

const characters = (run: string): string[] => Array.from(run);

test.each([
  ['React 18', ['React', '18', 'React18']],
  ['Vue 2.7', ['Vue', '2.7']],
  ['v 1', ['v', '1']],
])('a name with its major version is a word, too: %s', (text, terms) => {
  expect(termsOf(text, characters)).toEqual(terms);
});

describe('of any text', () => {
  test('terms are never empty and hold no space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const term of termsOf(text, characters)) expect(term).toMatch(/^\S+$/);
      }),
    );
  });

  test('full-width letters have the terms of the usual ones', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('abcXYZ019 -_')), maxLength: 30 });
    fc.assert(
      fc.property(letters, (text) => {
        const wide = text.replaceAll(/[!-~]/g, (letter) =>
          String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
        );
        expect(termsOf(wide, characters)).toEqual(termsOf(text, characters));
      }),
    );
  });

  test('no run is longer than the text, and runs come in its order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = text.normalize('NFKC');
        let from = 0;
        for (const run of splitRuns(text)) {
          from = folded.indexOf(run.text, from);
          expect(from).toBeGreaterThanOrEqual(0);
          from += run.text.length;
        }
      }),
    );
  });
});
