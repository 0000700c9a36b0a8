import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { readStarter } from './readStarter';
import { zipStarter } from './zipStarter';

afterEach(() => vi.useRealTimers());

test('the zip holds every file of the starter, as it is', () => {
  const files = readStarter();
  expect(files.map(({ path }) => path)).toContain('host/src/main.ts');
  const unzipped = Object.entries(unzipSync(zipStarter(files))).map(([path, bytes]) => ({
    path: path.replace(/^garfish-starter\//, ''),
    content: strFromU8(bytes),
  }));
  expect(unzipped).toEqual(files);
});

test('two builds write the same bytes', () => {
  const files = [{ path: 'a/b.ts', content: '内容\n' }];
  vi.useFakeTimers({ now: new Date('2025-07-01T00:00:00Z') });
  const first = zipStarter(files);
  vi.setSystemTime(new Date('2031-01-01T12:34:56Z'));
  expect(Buffer.from(zipStarter(files)).equals(Buffer.from(first))).toBe(true);
});

test('nothing that is installed, built or names a registry is handed out', () => {
  const files = readStarter();
  expect(
    files.filter(({ path }) => /node_modules|dist|test-results|package-lock|\.npmrc/.test(path)),
  ).toEqual([]);
  expect(files.filter(({ content }) => /registry\.|resolved/.test(content))).toEqual([]);
});
