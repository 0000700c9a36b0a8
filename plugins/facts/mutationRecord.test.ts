import { expect, test } from 'vitest';
import {
  formatRecord,
  scoreOf,
  shareFound,
  type MutationRecord,
  type RecordedMutant,
} from './mutationRecord';

function mutant(at: string, status: RecordedMutant['status']): RecordedMutant {
  const place = { package: 'core', at, replacement: 'false' } as const;
  return { ...place, function: 'f', mutator: 'BooleanLiteral', status, reachedBy: 1, green: 0 };
}

const record: MutationRecord = {
  garfish: '1.0.0',
  instrumenter: '9.0.0',
  chromium: '1',
  date: '2026-01-01',
  seed: 1,
  mutants: 10,
  public: 8,
  excluded: { 'a log': 2 },
  sample: [
    mutant('10:1-10:2', 'killed'),
    mutant('9:1-9:2', 'timeout'),
    mutant('8:1-8:2', 'survived'),
    mutant('7:1-7:2', 'excluded'),
    mutant('6:1-6:2', 'not-reached'),
  ],
};

test('counts by package, and scores what facts reach and could see', () => {
  const { all, packages } = scoreOf(record);
  expect(all).toEqual({ killed: 1, timeout: 1, survived: 1, excluded: 1, 'not-reached': 1, total: 5 });
  expect(packages.find(({ name }) => name === 'core')).toEqual({ name: 'core', ...all });
  expect(packages.find(({ name }) => name === 'router')?.total).toBe(0);
  expect(shareFound(all)).toBeCloseTo(2 / 3);
});

test('is written with a line for each mutant, in the order of the file', () => {
  const text = formatRecord(record);
  expect(JSON.parse(text)).toEqual({ ...record, sample: [...record.sample].reverse() });
  expect(text.split('\n').filter((line) => line.includes('"at"'))).toHaveLength(5);
});
