import { expect, test } from 'vitest';
import { Entries } from './entries';

const entry = (url: string) => ({ state: null, url });

/** At `/c`, the last of four. */
function fourEntries(): Entries {
  const entries = new Entries('/a');
  for (const url of ['/b', '/a', '/c']) entries.push(entry(url));
  return entries;
}

test('begins with one entry', () => {
  const { current, canGoBack, canGoForward } = new Entries('/a');
  expect([current, canGoBack, canGoForward]).toEqual([entry('/a'), false, false]);
});

test.each([
  [-1, true, '/a'],
  [-3, true, '/a'],
  [-4, false, '/c'],
  [1, false, '/c'],
  [0.5, false, '/c'],
  [NaN, false, '/c'],
])('moving by %d from the last of four: %j', (delta, isThere, url) => {
  const entries = fourEntries();
  expect(entries.move(delta)).toBe(isThere);
  expect(entries.current.url).toBe(url);
});

test('a new entry takes the place of those after it, another one that of this one', () => {
  const entries = fourEntries();
  entries.move(-2);
  entries.replace(entry('/x'));
  expect([entries.canGoBack, entries.canGoForward]).toEqual([true, true]);
  entries.push(entry('/y'));
  expect([entries.current.url, entries.canGoForward]).toEqual(['/y', false]);
  entries.move(-1);
  expect(entries.current.url).toBe('/x');
});

test('of two entries with an address the nearer one is gone to', () => {
  const entries = fourEntries();
  expect(entries.moveToNearest('/a')).toBe(true);
  expect(entries.move(1)).toBe(true);
  expect(entries.current.url).toBe('/c');
  expect(entries.moveToNearest('/nowhere')).toBe(false);
  expect(entries.current.url).toBe('/c');
});
