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
    expect(read(file)).toEqual(noReport(`${file}: no test was counted`));
  });
});

describe('Vitest', () => {
  const assertionResults = [
    { fullName: 'a b', duration: 1500, status: 'passed' },
    { fullName: 'a c', duration: 500, status: 'failed' },
  ];

  test('counts, and times each test in seconds, names those that failed', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 3,
      success: false,
      testResults: [{ status: 'failed', message: '', assertionResults }],
    };
    expect(readVitestReport(json(report))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 3,
      tests: [
        { title: 'a b', seconds: 1.5, isFlaky: false },
        { title: 'a c', seconds: 0.5, isFlaky: false },
      ],
      failures: ['a c'],
    });
  });

  test('a file that could not be loaded is a failure, though none of its tests failed', () => {
    const unloaded = { name: 'd.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
    const report = { numPassedTests: 2, numFailedTests: 0, success: false, testResults: [unloaded] };
    const failures = ['d.test.ts: no such module'];
    expect(readVitestReport(json(report))).toMatchObject({ passed: 2, failed: 1, failures });
  });
});

describe('Playwright', () => {
  const results = [{ duration: 1000 }, { duration: 500 }];
  const specs = [
    { title: 'c', tests: [{ status: 'flaky', results }] },
    { title: 'd', tests: [{ status: 'unexpected', results }] },
  ];
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'b', specs }] }];

  test('counts, times each test in seconds, at any depth, and names those that failed or were tried again', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [], suites };
    expect(readPlaywrightReport(json(report))).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
      tests: [
        { title: 'a.spec.ts › b › c', seconds: 1.5, isFlaky: true },
        { title: 'a.spec.ts › b › d', seconds: 1.5, isFlaky: false },
      ],
      failures: ['a.spec.ts › b › d'],
    });
  });

  test('an error outside of every test is a failure', () => {
    const report = {
      stats: { expected: 3, unexpected: 0, flaky: 0 },
      errors: [{ message: 'no server' }],
      suites: [],
    };
    const failures = ['outside of every test: no server'];
    expect(readPlaywrightReport(json(report))).toMatchObject({ passed: 3, failed: 1, failures });
  });
});
