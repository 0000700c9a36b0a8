import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repairEscapes } from './repairEscapes';

test.each([
  ['', ''],
  ['#install', '#install'],
  ['/guide/%E6%B2%99', '/guide/%E6%B2%99'],
  ['#100%', '#100%25'],
  ['#%', '#%25'],
  ['#%%%', '#%25%25%25'],
  ['#%2', '#%252'],
  ['#%zz', '#%25zz'],
  ['#v1.a.%%%', '#v1.a.%25%25%25'],
  ['/guide/%E0%A4%A', '/guide/%25E0%25A4%25A'],
  ['/a%20b%FFc', '/a%20b%25FFc'],
])('%s → %s', (text, expected) => {
  expect(repairEscapes(text)).toBe(expected);
});

const address = fc.string({ unit: fc.constantFrom('%', 'E', '0', 'a', '2', '5', '/', '#', '中') });

test('whatever stands in an address can be decoded afterwards', () => {
  fc.assert(fc.property(address, (text) => typeof decodeURIComponent(repairEscapes(text)) === 'string'));
});

test('what can be decoded stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = encodeURIComponent(text);
      return repairEscapes(escaped) === escaped;
    }),
  );
});
