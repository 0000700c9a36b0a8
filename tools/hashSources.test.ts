import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './hashSources';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hash-sources-'));
  mkdirSync(path.join(directory, 'docs/guide'), { recursive: true });
  writeFileSync(path.join(directory, 'docs/guide/a.mdx'), 'one');
  writeFileSync(path.join(directory, 'other.ts'), 'two');
});

afterEach(() => rmSync(directory, { recursive: true }));

test('eight digits that depend on the content of the sources, not on their order', () => {
  const hash = hashSources(directory, ['docs', 'other.ts', 'missing']);
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(hashSources(directory, ['missing', 'other.ts', 'docs'])).toBe(hash);
});

test('a change of a source changes it; a change beside them does not', () => {
  const hash = hashSources(directory, ['docs']);
  writeFileSync(path.join(directory, 'other.ts'), 'three');
  expect(hashSources(directory, ['docs'])).toBe(hash);
  writeFileSync(path.join(directory, 'docs/guide/a.mdx'), 'three');
  expect(hashSources(directory, ['docs'])).not.toBe(hash);
});
