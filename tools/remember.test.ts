import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember, rememberEach } from './remember';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'remember-'));
  vi.stubEnv('REMEMBERED', directory);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

const made = { name: 'sums', madeBy: ['tools'], from: ['1', '2'] };

test('a text is made once, and anew when what it is made from has changed', async () => {
  const make = vi.fn(() => '3');
  expect(await remember(made, make)).toBe('3');
  expect(await remember(made, make)).toBe('3');
  expect(make).toHaveBeenCalledTimes(1);
  // The same letters, parted otherwise.
  expect(await remember({ ...made, from: ['12', ''] }, () => '12')).toBe('12');
  expect(await remember({ ...made, madeBy: ['demos/parts'] }, () => 'facts')).toBe('facts');
  expect(readdirSync(path.join(directory, 'sums'))).toHaveLength(3);
});

test('what fails is not kept', async () => {
  await expect(remember(made, () => Promise.reject(new Error('no types')))).rejects.toThrow('no types');
  expect(await remember(made, () => '3')).toBe('3');
});

test('the latest four of a name are kept', async () => {
  for (let turn = 0; turn < 6; turn += 1) await remember({ ...made, from: [String(turn)] }, () => 'text');
  expect(readdirSync(path.join(directory, 'sums'))).toHaveLength(4);
});

test('of several values only those are made that were not made the last time', () => {
  const make = vi.fn((numbers: readonly number[]) => ({ sum: numbers.reduce((sum, each) => sum + each, 0) }));
  const sums = (items: Record<string, number[]>): Record<string, { sum: number }> =>
    Object.fromEntries(rememberEach(made, new Map(Object.entries(items)), make));
  expect(sums({ a: [1, 2], b: [3, 4] })).toEqual({ a: { sum: 3 }, b: { sum: 7 } });
  expect(make).toHaveBeenCalledTimes(2);
  expect(sums({ b: [3, 4], c: [1, 2], d: [5] })).toEqual({ b: { sum: 7 }, c: { sum: 3 }, d: { sum: 5 } });
  expect(make).toHaveBeenCalledTimes(3);
  // Not among the last ones.
  sums({ d: [5], e: [6] });
  sums({ a: [1, 2] });
  expect(make).toHaveBeenCalledTimes(5);
  expect(readdirSync(path.join(directory, 'sums'))).toHaveLength(1);
});
