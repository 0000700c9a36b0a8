import { describe, expect, test } from 'vitest';
import { cut, isFields, isFiniteNumber, isOneOf, messageOf, readList } from './untrusted';

test.each<[string, unknown, boolean]>([
  ['an object', {}, true],
  ['a list', [], true],
  ['null', null, false],
  ['a text', 'text', false],
  ['a function', () => undefined, false],
])('whether %s has fields', (_name, value, expected) => {
  expect(isFields(value)).toBe(expected);
});

test.each<[unknown, boolean]>([
  ['a', true],
  ['b', true],
  ['c', false],
  [['a'], false],
])('whether %j is one of a and b', (value, expected) => {
  expect(isOneOf(['a', 'b'], value)).toBe(expected);
});

test.each<[unknown, boolean]>([
  [0, true],
  [-1.5, true],
  [NaN, false],
  [Infinity, false],
  ['1', false],
])('whether %s can be counted', (value, expected) => {
  expect(isFiniteNumber(value)).toBe(expected);
});

test.each<[string, unknown, string]>([
  ['an error', new TypeError(' no such place\n'), 'no such place'],
  ['a text', 'no such place', 'no such place'],
  ['nothing', undefined, 'undefined'],
])('what %s says', (_name, thrown, expected) => {
  expect(messageOf(thrown)).toBe(expected);
});

describe('cut', () => {
  test.each([
    ['', 10, ''],
    ['0123456789', 10, '0123456789'],
    ['01234567890', 10, '0123…（已截断）'],
    ['01234567890', 2, '…（已截断）'],
  ])('%j to %i characters', (text, maximum, expected) => {
    expect(cut(text, maximum)).toBe(expected);
    expect(cut(cut(text, maximum), maximum)).toBe(expected);
  });
});

describe('readList', () => {
  const readNumber = (item: unknown): number | undefined => (isFiniteNumber(item) ? item : undefined);

  test.each<[string, unknown, number[] | undefined]>([
    ['a list', [1, 2], [1, 2]],
    ['a long one', [1, 2, 3, 4], [1, 2, 3]],
    ['one with something else in it', [1, 'a'], undefined],
    ['one with a gap', new Array<number>(1), undefined],
    ['what only looks like one', { length: 1, 0: 1 }, undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_name, value, expected) => {
    expect(readList(value, 3, readNumber)).toEqual(expected);
  });
});
