import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAsset } from './writeAsset';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'write-asset-'));
});

afterEach(() => rm(directory, { recursive: true }));

test('writes the content under a name with its hash', async () => {
  const file = await writeAsset(directory, 'assets/js/page.js', 'run();');
  expect(file).toMatch(/^assets\/js\/page\.[\da-f]{8}\.js$/);
  expect(await readFile(path.join(directory, file), 'utf8')).toBe('run();');
});

test('another content has another name, the same the same', async () => {
  const names = ['a', 'b', 'a'].map((content) => writeAsset(directory, 'assets/js/page.js', content));
  const [first, other, again] = await Promise.all(names);
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});
