import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { noReport, readPlaywrightReport, readVitestReport } from './reports';

const directory = mkdtempSync(path.join(tmpdir(), 'reports-'));

function fileWith(content: string): string {
  const file = path.join(directory, 'report.json');
  writeFileSync(file, content);
  return file;
}

function json(value: unknown): string {
  return fileWith(JSON.stringify(value));
}

describe.each([
  ['Vitest', readVitestReport],
  ['Playwright', readPlaywrightReport],
])('a report of %s that counts as a failure', (_name, read) => {
  test.each([
    ['there is none', path.join(directory, 'missing.json')],
    ['it is cut off', fileWith('{"stats":')],
    ['it is something else', fileWith('[1]')],
    ['no test ran', json({ stats: { expected: 0 }, numPassedTests: 0 })],
  ])('%s', (_reason, file) => {
    expect(read(file)).toEqual(noReport);
  });
});

describe('Vitest', () => {
  const assertionResults = [{ fullName: 'a b', duration: 1500 }];

  test('counts, and times each test in seconds', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 3,
      success: false,
      testResults: [{ assertionResults }],
    };
    expect(readVitestReport(json(report))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 3,
      tests: [{ title: 'a b', seconds: 1.5, isFlaky: false }],
    });
  });

  test('a file that could not be loaded is a failure, though none of its tests failed', () => {
    const report = { numPassedTests: 2, numFailedTests: 0, success: false, testResults: [] };
    expect(readVitestReport(json(report))).toMatchObject({ passed: 2, failed: 1 });
  });
});

describe('Playwright', () => {
  const results = [{ duration: 1000 }, { duration: 500 }];
  const spec = { title: 'c', tests: [{ status: 'flaky', results }] };
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'b', specs: [spec] }] }];

  test('counts, times each test in seconds, at any depth, and names the flaky ones', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [], suites };
    expect(readPlaywrightReport(json(report))).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
      tests: [{ title: 'a.spec.ts › b › c', seconds: 1.5, isFlaky: true }],
    });
  });

  test('an error outside of every test is a failure', () => {
    const report = {
      stats: { expected: 3, unexpected: 0, flaky: 0 },
      errors: [{ message: 'no server' }],
      suites,
    };
    expect(readPlaywrightReport(json(report))).toMatchObject({ passed: 3, failed: 1 });
  });
});
