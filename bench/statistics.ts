import type { Spread } from '../src/data/benchmarkFormat';

/**
 * The middle value; of an even number of values, the greater of the two in the middle.
 *
 * @throws when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

/** @param digits after the point */
export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

/** The middle of some times in ms and their ends, in whole ms. */
export function spreadOf(times: readonly number[]): Spread {
  return {
    median: round(median(times)),
    least: round(Math.min(...times)),
    greatest: round(Math.max(...times)),
  };
}
