import garfishPackage from 'garfish/package.json';
import { expect, test } from 'vitest';
import { allRuns } from '../../demos/hosts/bench/run';
import { probes } from '../../demos/hosts/bench/probes';
import { recordedCell, recordedGarfish, recordedProbeIds } from './isolation';

test('the record is of the installed garfish', () => {
  expect(recordedGarfish).toBe(garfishPackage.version);
});

test('every cell is recorded, and nothing else is', () => {
  const cells = allRuns.map(({ probeId, modeId }) => recordedCell(probeId, modeId));
  expect(cells).toHaveLength(probes.length * 5);
  expect([...recordedProbeIds].sort()).toEqual(probes.map(({ id }) => id).sort());
});

test('a probe that was never recorded is refused by name', () => {
  expect(() => recordedCell('nothing-of-the-kind', 'vm')).toThrow('nothing-of-the-kind in vm');
});

test('only weakly held traces depend on a collection', () => {
  const dependent = allRuns.filter(
    ({ probeId, modeId }) => recordedCell(probeId, modeId).after === 'collector',
  );
  const weak = probes.filter(({ observation }) => observation.kind === 'trace' && observation.weaklyHeld);
  expect(weak).not.toEqual([]);
  expect(new Set(dependent.map(({ probeId }) => probeId))).toEqual(new Set(weak.map(({ id }) => id)));
});
