import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { replaceDirectory } from './replaceDirectory';

function directoryWith(content: string): string {
  const directory = path.join(mkdtempSync(path.join(tmpdir(), 'replace-')), 'site');
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'page.html'), content);
  return directory;
}

function contentOf(directory: string): string {
  return readFileSync(path.join(directory, 'page.html'), 'utf8');
}

test('the finished directory stands where the other one stood, and nothing is left beside', () => {
  const target = directoryWith('old');
  const finished = directoryWith('new');
  replaceDirectory(target, finished);
  expect(contentOf(target)).toBe('new');
  expect([`${target}.former`, finished].filter((each) => existsSync(each))).toEqual([]);
});

test('the first one needs nothing that it replaces', () => {
  const finished = directoryWith('new');
  replaceDirectory(`${finished}-target`, finished);
  expect(contentOf(`${finished}-target`)).toBe('new');
});

test('without a finished directory the other one is kept', () => {
  const target = directoryWith('old');
  expect(() => replaceDirectory(target, `${target}-missing`)).toThrow('ENOENT');
  expect(contentOf(target)).toBe('old');
});
