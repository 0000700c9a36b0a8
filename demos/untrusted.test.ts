import { describe, expect, test } from 'vitest';
import { cut, isFiniteNumber, readList } from './untrusted';

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
