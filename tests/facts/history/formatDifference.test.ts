import { expect, test } from 'vitest';
import { formatDifference } from './formatDifference';

const citations = [
  { id: 'run.once', file: 'docs/api/run.mdx', line: 7, number: 1, sentence: '`run` 只生效一次。' },
];
const run = { installed: '1.19.8', version: '1.20.0', packages: ['garfish'], facts: 900, citations };

test('says that nothing is different', () => {
  expect(formatDifference({ ...run, different: {} })).toContain('No difference: all of them hold.');
});

test('names each fact with its reason and the pages that state it', () => {
  const report = formatDifference({ ...run, different: { 'run.once': ['behaviour', '1 !== 2'] } });
  expect(report).toContain('1 do not hold:');
  expect(report).toContain('- `run.once` (behaviour): 1 !== 2\n  - docs/api/run.mdx:7 `run` 只生效一次。');
});
