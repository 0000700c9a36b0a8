import { expect, test } from 'vitest';
import { formatHistory, pastOf, type FactHistory } from './factHistory';

const history: FactHistory = {
  garfish: '1.19.8',
  chromium: '156',
  date: '2026-11-22',
  notRun: ['instance.node-require'],
  versions: {
    '1.3.3': { packages: ['garfish'], different: { b: ['api', 'x'], a: ['behaviour', '1 !== 2'] } },
    '1.8.1': { packages: ['garfish'], different: { b: ['behaviour', 'y'] } },
    '1.19.7': { packages: ['garfish'], different: { c: ['unclear', 'z'] } },
  },
  facts: { c: '3', a: '1', b: '2' },
};

test('a fact holds since the version after the last one in which it does not', () => {
  expect(pastOf(history, 'a')).toEqual({
    since: { version: '1.8.1', before: '1.3.3', reason: 'behaviour' },
    differences: { '1.3.3': 'behaviour' },
  });
  expect(pastOf(history, 'b')).toEqual({
    since: { version: '1.19.7', before: '1.8.1', reason: 'behaviour' },
    differences: { '1.3.3': 'api', '1.8.1': 'behaviour' },
  });
});

test('after the last older version comes the installed one', () => {
  expect(pastOf(history, 'c')?.since).toEqual({ version: '1.19.8', before: '1.19.7', reason: 'unclear' });
});

test('a fact that holds everywhere has no past', () => {
  expect(pastOf(history, 'd')).toBeUndefined();
});

test('the file says the same, with a line for each fact', () => {
  const text = formatHistory(history);
  expect(JSON.parse(text)).toEqual(history);
  expect(text).toContain('        "a": ["behaviour","1 !== 2"],\n        "b": ["api","x"]\n');
});
