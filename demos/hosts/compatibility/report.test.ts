import { expect, test } from 'vitest';
import { isCompatibilityMessage, isResults } from './report';

const passed = 'passed';
const results = {
  load: passed,
  mount: passed,
  hideShow: passed,
  cleanup: { state: 'left', leftovers: [{ kind: 'listener', name: 'document click' }] },
  remount: { state: 'failed', message: 'mount() → false' },
};

test.each([
  [results, true],
  [{ ...results, remount: { state: 'timeout', message: '' } }, true],
  [{ ...results, remount: 'skipped' }, true],
  [{ ...results, remount: { state: 'failed' } }, false],
  [{ ...results, cleanup: { state: 'left', leftovers: [{ kind: 'smell', name: 'of it' }] } }, false],
  [{ ...results, cleanup: { state: 'left' } }, false],
  [{ ...results, load: 'perhaps' }, false],
  [{ load: passed }, false],
  [null, false],
])('%j are results: %s', (value, expected) => {
  expect(isResults(value)).toBe(expected);
});

test('only a message of this page is one', () => {
  expect(isCompatibilityMessage({ type: 'compatibility-report', results })).toBe(true);
  expect(isCompatibilityMessage({ type: 'bench-report', results })).toBe(false);
  expect(isCompatibilityMessage({ type: 'compatibility-report' })).toBe(false);
});
