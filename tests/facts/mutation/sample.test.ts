import { expect, test } from 'vitest';
import { mutatedPackages, type MutatedPackage } from '../../../plugins/facts/mutationRecord';
import { recordOf } from '../../../tools/recordOf';
import { createRandom, drawFound, drawSample, sampleSizes, shuffle } from './sample';

const none = recordOf(mutatedPackages, () => 0);
const mutants = (['core', 'router'] as const).flatMap((name) =>
  Array.from({ length: 50 }, (_, index) => ({ package: name, index })),
);

test('a seed always draws the same, another seed something else', () => {
  const sizes = { ...none, core: 10, router: 5 };
  expect(drawSample(mutants, sizes, 1)).toEqual(drawSample(mutants, sizes, 1));
  expect(drawSample(mutants, sizes, 1)).not.toEqual(drawSample(mutants, sizes, 2));
});

test('draws as many of each package as told, none twice', () => {
  const drawn = drawSample(mutants, { ...none, core: 10, router: 500 }, 1);
  expect(drawn.filter((mutant) => mutant.package === 'core')).toHaveLength(10);
  expect(drawn.filter((mutant) => mutant.package === 'router')).toHaveLength(50);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('shuffling keeps every item', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = shuffle(items, createRandom(3));
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort()).toEqual(items);
});

test('the sample is as large as the record promises', () => {
  const total = Object.values(sampleSizes).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThanOrEqual(400);
  expect(sampleSizes.core).toBeGreaterThanOrEqual(150);
  expect(sampleSizes.router + sampleSizes['browser-vm']).toBeGreaterThanOrEqual(100);
});

test('of what was found, draws one of each package before any second one', () => {
  const recorded = { at: '1:1-1:2', replacement: '', function: 'f', mutator: '', reachedBy: 9, green: 0 };
  const found = (name: MutatedPackage, by: string) =>
    ({ ...recorded, package: name, status: 'killed', by, isByAssertion: true }) as const;
  const drawn = drawFound(
    [
      ...['a', 'b', 'c', 'd'].map((by) => found('core', by)),
      found('hooks', 'e'),
      { ...found('utils', 'f'), isByAssertion: false },
      { ...recorded, package: 'loader', status: 'survived' },
    ],
    3,
    1,
  );
  expect(drawn.map((mutant) => mutant.package)).toEqual(['core', 'hooks', 'core']);
});
