import garfishPackage from 'garfish/package.json';
import { expect, test } from 'vitest';
import { probes } from '../../demos/hosts/bench/probes';
import { modeIds } from '../../demos/modes';
import { recordedCell, recordedGarfish } from './isolation';
import record from './isolation/chromium.json';

test('the record is of the installed garfish', () => {
  expect(recordedGarfish).toBe(garfishPackage.version);
});

test('every cell is recorded, and nothing else is', () => {
  for (const { id } of probes) for (const mode of modeIds) expect(recordedCell(id, mode)).toBeDefined();
  expect(Object.keys(record.cells).sort()).toEqual(probes.map(({ id }) => id).sort());
});

test('a probe that was never recorded is refused by name', () => {
  expect(() => recordedCell('nothing-of-the-kind', 'vm')).toThrow('nothing-of-the-kind in vm');
});

test('only weakly held traces depend on a collection', () => {
  const dependent = probes.filter(({ id }) =>
    modeIds.some((mode) => recordedCell(id, mode).after === 'collector'),
  );
  const weak = probes.filter(({ observation }) => observation.kind === 'trace' && observation.weaklyHeld);
  expect(weak).not.toEqual([]);
  expect(dependent).toEqual(weak);
});
