import { expect, test } from 'vitest';
import { changeAllowance, pauseMs } from './changeAllowance';

/** Of keys that follow each other so many milliseconds apart, for so long, how many are written. */
function written(apart: number, duration: number): number {
  const take = changeAllowance();
  return Array.from({ length: duration / apart }, (_, key) => take(key * apart)).filter(Boolean).length;
}

test('a word is written with every key', () => {
  expect(written(100, 2000)).toBe(20);
});

test.each([10, 50, 100, 300, 600])('a key every %i ms leaves WebKit’s limit to others', (apart) => {
  expect(written(apart, 30_000)).toBeLessThanOrEqual(90);
});

test('after a pause there is always one more', () => {
  const take = changeAllowance();
  for (let key = 0; key < 100; key += 1) take(1000 + key);
  expect(take(1100)).toBe(false);
  expect(take(1100 + pauseMs)).toBe(true);
});
