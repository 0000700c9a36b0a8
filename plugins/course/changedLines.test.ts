import { expect, test } from 'vitest';
import { changedLines } from './changedLines';

test.each([
  ['a\nb\nc\n', 'a\nb\nc\n', []],
  ['a\nc\n', 'a\nb\nc\n', [2]],
  ['a\nb\nc\n', 'a\nx\nc\nd\n', [2, 4]],
  ['a\nb\n', 'b\n', []],
  ['', 'a\nb\n', [1, 2]],
  // Empty lines are not worth marking.
  ['a\n', '\na\n', []],
])('%j → %j adds the lines %j', (before, after, lines) => {
  expect(changedLines(before, after)).toEqual(lines);
});
