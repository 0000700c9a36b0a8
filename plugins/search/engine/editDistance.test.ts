import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinEdits } from './editDistance';

test.each([
  ['registerapp', 'regiterapp', true],
  ['registerapp', 'registrerapp', true],
  ['registerapp', 'ragisterapp', true],
  ['registerapp', 'regitserapp', true],
  ['registerapp', 'registerapp', true],
  ['registerapp', 'regitrapp', false],
  ['load', 'loading', false],
  ['abcd', 'badc', false],
  ['loader', 'xyader', false],
  // Two neighbours, not swapped.
  ['loader', 'loxyer', false],
  ['loader', 'loedxr', false],
])('%s and %s: %s', (a, b, expected) => {
  expect(isWithinEdits(a, b, 1)).toBe(expected);
  expect(isWithinEdits(b, a, 1)).toBe(expected);
});

test.each([
  ['registerapp', 'registapp', true],
  ['registerapp', 'regsterapps', true],
  ['registerapp', 'regitrapp', true],
  ['abcd', 'badc', true],
  ['registerapp', 'regisapp', false],
  ['abcdef', 'badcfe', false],
  ['', 'ab', true],
  ['', 'abc', false],
])('%s and %s, twice: %s', (a, b, expected) => {
  expect(isWithinEdits(a, b, 2)).toBe(expected);
  expect(isWithinEdits(b, a, 2)).toBe(expected);
});

test('every single edit of a word is within one', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abcde')), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(...Array.from('abcde')), (text, at, letter) => {
      const position = at % text.length;
      const head = text.slice(0, position);
      const tail = text.slice(position);
      expect(isWithinEdits(text, head + letter + tail, 1)).toBe(true);
      expect(isWithinEdits(text, head + tail.slice(1), 1)).toBe(true);
      expect(isWithinEdits(text, head + letter + tail.slice(1), 1)).toBe(true);
    }),
  );
});
