import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeNumbers, encodeNumbers, fromGaps, toGaps } from './numbers';

test('a small number takes one character, larger ones more', () => {
  expect(
    [[0], [59], [60], [1_859], [1_860], [100_000]].map(encodeNumbers).map(({ length }) => length),
  ).toEqual([1, 1, 2, 2, 3, 4]);
});

test('numbers are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
    }),
  );
});

test('what is written needs no escape in JSON and holds no space', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      const text = encodeNumbers(numbers);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
      expect(text).not.toContain(' ');
    }),
  );
});

test('positions survive as gaps', () => {
  expect(toGaps([2, 3, 7])).toEqual([2, 0, 3]);
  const positions = fc.uniqueArray(fc.nat()).map((numbers) => numbers.sort((a, b) => a - b));
  fc.assert(
    fc.property(positions, (sorted) => {
      expect(fromGaps(toGaps(sorted))).toEqual(sorted);
    }),
  );
});

test('a foreign character is refused', () => {
  expect(() => decodeNumbers('é')).toThrow(RangeError);
});
