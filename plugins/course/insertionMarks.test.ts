import { expect, test } from 'vitest';
import { insertionMarks } from './insertionMarks';

test.each([
  ['a\nb\nc\n', 'a\nb\nc\n', ''],
  ['a\nc\n', 'a\nb\nc\n', ' ins={2}'],
  ['a\nb\nc\n', 'a\nx\nc\nd\n', ' ins={2,4}'],
  ['a\nb\n', 'b\n', ''],
  ['', 'a\nb\n', ''],
  // Empty lines are not worth marking.
  ['a\n', '\na\n', ''],
])('%j → %j:%s', (before, after, marks) => {
  expect(insertionMarks(before, after)).toBe(marks);
});
