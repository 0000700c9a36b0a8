import { expect, test } from 'vitest';
import { agrees, isBenchMessage, isRecordedCell, type RecordedCell, type Report } from './report';

const report = { mounted: 'leaked', after: 'left', readings: ['undefined', '1', '1'] } satisfies Report;

test.each([
  [{ type: 'bench-report', report }, true],
  [{ type: 'bench-report', report: { ...report, mounted: null } }, true],
  [{ type: 'bench-failure', message: 'x is not defined' }, true],
  [{ type: 'bench-report', report: { ...report, mounted: 'perhaps' } }, false],
  [{ type: 'bench-report', report: { ...report, after: 'collector' } }, false],
  [{ type: 'bench-report', report: { ...report, readings: [1] } }, false],
  [{ type: 'bench-report' }, false],
  [{ type: 'bench-failure' }, false],
  [{ type: 'state', state: 'shown' }, false],
  ['bench-report', false],
  [null, false],
])('%j is a message of the bench: %s', (data, expected) => {
  expect(isBenchMessage(data)).toBe(expected);
});

test.each([
  [{ mounted: 'held', after: 'clean' }, true],
  [{ mounted: null, after: 'collector' }, true],
  [{ after: 'clean' }, false],
  [{ mounted: 'held' }, false],
  [{ mounted: 'held', after: 'perhaps' }, false],
  [undefined, false],
])('%j is a recorded cell: %s', (value, expected) => {
  expect(isRecordedCell(value)).toBe(expected);
});

test.each<[RecordedCell, boolean]>([
  [{ mounted: 'leaked', after: 'left' }, true],
  [{ mounted: 'leaked', after: 'collector' }, true],
  [{ mounted: 'leaked', after: 'clean' }, false],
  [{ mounted: 'held', after: 'left' }, false],
  [{ mounted: 'held', after: 'collector' }, false],
])('leaked and left agrees with %j: %s', (recorded, expected) => {
  expect(agrees(report, recorded)).toBe(expected);
});
