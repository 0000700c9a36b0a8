import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { steps } from '../../../learn/steps';
import { isProgressKept, nextStep, readProgress, writeProgress } from './progress';

const names: readonly string[] = steps.map(({ name }) => name);
const nothing = { done: [], files: {}, replaced: {}, starts: {} };
let stored: string | null = null;
let page: { onbeforeunload?: unknown };

beforeEach(() => {
  stored = null;
  page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => void (stored = value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is written is read again', () => {
  const progress = {
    done: ['mount'],
    last: 'provider',
    files: { mount: { 'main.ts': '1;' } },
    replaced: { mount: { 'main.ts': '0;' } },
    starts: { mount: { 'main.ts': 'abc' } },
  };
  expect(writeProgress(() => progress)).toBe(true);
  expect(readProgress()).toEqual(progress);
});

describe('what is none of ours is as good as nothing', () => {
  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ version: 2, done: ['mount'], files: {} })],
    ['other types', JSON.stringify({ version: 1, done: 'mount', last: 3, files: [] })],
    ['unknown steps', JSON.stringify({ version: 1, done: ['nope', 7], last: 'nope', files: { nope: {} } })],
  ])('%s', (_, text) => {
    stored = text;
    expect(readProgress()).toEqual(nothing);
  });

  test('files that are no texts, or too long, or too many', () => {
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`${index}.ts`, '']));
    const files = {
      provider: ['x'],
      mount: { 'main.ts': 5, 'a.ts': 'x'.repeat(60_001), 'b.ts': 'b' },
      routes: many,
    };
    stored = JSON.stringify({ version: 1, done: [], files });
    expect(readProgress().files).toEqual({ mount: { 'b.ts': 'b' } });
  });
});

test('storage that is refused is nothing to fail at', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError');
    },
  });
  expect(readProgress()).toEqual(nothing);
  expect(writeProgress((before) => before)).toBe(false);
  expect(page.onbeforeunload).toBeNull();
});

test('what the browser refuses to keep is held until it is kept, and the browser asks before the page is closed', () => {
  stored = JSON.stringify({ ...nothing, version: 1, files: { mount: { 'main.ts': '1;' } } });
  const storage = { getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) };
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse });
  const files = { mount: { 'main.ts': '2;' } };
  expect(writeProgress((before) => ({ ...before, files }))).toBe(false);
  expect(readProgress().files).toEqual(files);
  expect(isProgressKept()).toBe(false);
  expect(page.onbeforeunload).toBeTypeOf('function');
  vi.stubGlobal('localStorage', storage);
  expect(writeProgress((before) => ({ ...before, last: 'provider' }))).toBe(true);
  expect(JSON.parse(stored)).toMatchObject({ files, last: 'provider' });
  expect(isProgressKept()).toBe(true);
  expect(page.onbeforeunload).toBeNull();
});

test.each([
  [{ done: [] }, 'mount'],
  [{ done: ['mount'], last: 'mount' }, 'provider'],
  // Ahead of what was left out.
  [{ done: ['mount'], last: 'routes' }, 'routes'],
  // Back to what was left out, once the end has been reached.
  [{ done: names.slice(1), last: 'deploy' }, 'mount'],
  [{ done: names, last: 'deploy' }, undefined],
])('goes on where the reader was: %j', (progress, name) => {
  expect(nextStep(progress)).toBe(name);
});
