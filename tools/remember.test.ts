import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember } from './remember';

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
