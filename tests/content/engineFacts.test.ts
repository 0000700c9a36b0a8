import { expect, test } from 'vitest';
import garfishPackage from 'garfish/package.json';
import { proofs } from '../../facts';
import { differences } from '../../src/data/engineFacts/differences';
import record from '../../src/data/engineFacts/record.json';

const ids = new Set(proofs.map(({ id }) => id));

test('the record is of the installed garfish', () => {
  expect(record.garfish).toBe(garfishPackage.version);
});

test.each(['firefox', 'webkit'] as const)('%s: what is different has one reason, and only that', (engine) => {
  const explained = differences.flatMap((difference) => difference[engine]);
  expect(Object.keys(record.engines[engine].different).sort()).toEqual([...explained].sort());
});

test.each(['firefox', 'webkit'] as const)('%s: the record names facts that there are', (engine) => {
  const { different, leftOut } = record.engines[engine];
  expect([...Object.keys(different), ...Object.keys(leftOut)].filter((id) => !ids.has(id))).toEqual([]);
});
