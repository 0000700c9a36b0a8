import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFiles } from './replaceFiles';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'replace-files-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

test('new files are written, former ones written over or removed', () => {
  mkdirSync(path.join(directory, 'a'));
  for (const name of ['a/same', 'a/gone', 'gone']) writeFileSync(path.join(directory, name), 'before');
  replaceFiles(
    directory,
    new Map([
      ['a/same', 'after'],
      ['b/new', 'new'],
    ]),
  );
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
  expect(files).toEqual(['a', 'a/same', 'b', 'b/new']);
  expect(readFileSync(path.join(directory, 'a/same'), 'utf8')).toBe('after');
});

test('a folder that is not there is made', () => {
  replaceFiles(path.join(directory, 'c/d'), new Map([['e', 'text']]));
  expect(readFileSync(path.join(directory, 'c/d/e'), 'utf8')).toBe('text');
});

test('a file that says the same is left as it is', () => {
  const file = path.join(directory, 'same');
  writeFileSync(file, 'text');
  utimesSync(file, 1, 1);
  replaceFiles(directory, new Map([['same', 'text']]));
  expect(statSync(file).mtimeMs).toBe(1000);
});
