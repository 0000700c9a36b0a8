import garfishPackage from 'garfish/package.json';
import { expect, test } from 'vitest';
import type { Results } from '../../demos/hosts/compatibility/report';
import { comparedModes } from '../../demos/hosts/compatibility/run';
import { installedVersions } from '../../demos/record/installedVersions';
import { comparedDemos } from '../../demos/registry';
import {
  problemsOf,
  recordedDemoNames,
  recordedGarfish,
  recordedResults,
  recordedVersions,
} from './compatibility';
import { reasons } from './compatibilityReasons';

const passed: Results = {
  load: 'passed',
  mount: 'passed',
  hideShow: 'passed',
  cleanup: 'passed',
  remount: 'passed',
};

const cells = comparedDemos.flatMap(({ name }) =>
  comparedModes.map((modeId) => recordedResults(name, modeId)),
);

test('the record is of the installed garfish, and of the demos of the registry', () => {
  expect(recordedGarfish).toBe(garfishPackage.version);
  expect([...recordedDemoNames].sort()).toEqual(comparedDemos.map(({ name }) => name).sort());
});

test.each(comparedDemos)('$name: the recorded versions are the installed ones', (demo) => {
  expect(recordedVersions(demo.name)).not.toEqual([]);
  expect(recordedVersions(demo.name)).toEqual(installedVersions(demo));
});

test('everything that was observed has a reason, and every reason was observed', () => {
  const used = new Set(cells.flatMap(problemsOf).flatMap(({ reasons }) => reasons));
  expect(reasons.filter((reason) => !used.has(reason))).toEqual([]);
  const observed = new Set(cells.flatMap(problemsOf).flatMap(({ observed }) => observed));
  expect(reasons.flatMap((reason) => reason.observed).filter((what) => !observed.has(what))).toEqual([]);
});

test('most cells pass: the record is not that of a broken bench', () => {
  expect(cells.filter((results) => problemsOf(results).length === 0).length).toBeGreaterThan(
    cells.length / 3,
  );
});

test('an observation without a reason is refused by its name', () => {
  const failed: Results = { ...passed, mount: { state: 'failed', message: 'something new' } };
  expect(() => problemsOf(failed)).toThrow('mount, failed: something new');
  const leftover: Results = {
    ...passed,
    cleanup: { state: 'left', leftovers: [{ kind: 'interval', name: 'setInterval' }] },
  };
  expect(() => problemsOf(leftover)).toThrow('cleanup, left: interval setInterval');
});

test('a sub-app that was never recorded is refused by name', () => {
  expect(() => recordedResults('nothing-of-the-kind', 'vm')).toThrow('nothing-of-the-kind in vm');
});
