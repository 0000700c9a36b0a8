import { expect, test } from 'vitest';
import type { ConsoleEntry } from '../run/runState';
import { addedTo } from './addedTo';

function line(message: string): ConsoleEntry {
  return { kind: 'failure', origin: 'exception', message };
}

const [a, b, c, d] = [line('a'), line('b'), line('c'), line('d')];

test('what comes is told once', () => {
  expect(addedTo([], [a, b])).toEqual([a, b]);
  expect(addedTo([a, b], [a, b])).toEqual([]);
  expect(addedTo([a, b], [a, b, c])).toEqual([c]);
});

test('after the console was cleared all of it is new, however many lines there are', () => {
  expect(addedTo([a, b], [c, d])).toEqual([c, d]);
  expect(addedTo([a], [c, d])).toEqual([c, d]);
  expect(addedTo([a, b, c], [d])).toEqual([d]);
  expect(addedTo([a], [])).toEqual([]);
});

test('a line that comes again, and is counted, is new', () => {
  const twice = { ...b, times: 2 };
  expect(addedTo([a, b], [a, twice])).toEqual([twice]);
});
