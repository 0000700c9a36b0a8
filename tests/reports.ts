/** What the JSON reports of Vitest and Playwright say. */
import { readFileSync } from 'node:fs';
import { isObject } from '../tools/isObject';

interface Counts {
  passed: number;
  failed: number;
  /** Left out, because the machine lacks what they need. */
  skipped: number;
}

interface TimedTest {
  title: string;
  seconds: number;
  /** Red at first, green when tried again. */
  isFlaky: boolean;
}

export interface Report extends Counts {
  tests: TimedTest[];
  /** What failed: titles of tests, and what an error outside of every test says. */
  failures: string[];
}

/** A report that is missing or counts nothing is a failure: the runner did not get to its tests. */
export function noReport(name: string): Report {
  return { passed: 0, failed: 1, skipped: 0, tests: [], failures: [name] };
}

type Json = Readonly<Record<string, unknown>>;

function listAt(value: Json, key: string): Json[] {
  const list = value[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function numberAt(value: Json, key: string): number {
  const found = value[key];
  return typeof found === 'number' ? found : 0;
}

function textAt(value: Json, key: string): string {
  const found = value[key];
  return typeof found === 'string' ? found : '';
}

function readJson(file: string): Json {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function counted(report: Report, file: string): Report {
  return report.passed + report.failed === 0 ? noReport(`${file}: no test was counted`) : report;
}

/** @param file written by Vitest's `json` reporter; one that cannot be read counts as a failure */
export function readVitestReport(file: string): Report {
  const report = readJson(file);
  const files = listAt(report, 'testResults');
  const assertions = files.flatMap((testFile) => listAt(testFile, 'assertionResults'));
  const tests = assertions.map((test) => ({
    title: textAt(test, 'fullName'),
    seconds: numberAt(test, 'duration') / 1000,
    isFlaky: false,
  }));
  const failed = assertions.filter(({ status }) => status === 'failed');
  // A file that cannot be loaded has no test that could fail.
  const unloaded = files.filter(({ status, message }) => status === 'failed' && message !== '');
  const outsideOfTests = report['success'] === false ? 1 : 0;
  return counted(
    {
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests') || outsideOfTests,
      skipped: numberAt(report, 'numPendingTests'),
      tests,
      failures: [
        ...failed.map((test) => textAt(test, 'fullName')),
        ...unloaded.map((each) => `${textAt(each, 'name')}: ${textAt(each, 'message')}`),
      ],
    },
    file,
  );
}

interface PlaywrightTest extends TimedTest {
  hasFailed: boolean;
}

function testsBelow(suite: Json, parents: readonly string[]): PlaywrightTest[] {
  const path = [...parents, textAt(suite, 'title')].filter((title) => title !== '');
  const own = listAt(suite, 'specs').flatMap((spec) =>
    listAt(spec, 'tests').map((test) => ({
      title: [...path, textAt(spec, 'title')].join(' › '),
      seconds: listAt(test, 'results').reduce(
        (total, result) => total + numberAt(result, 'duration') / 1000,
        0,
      ),
      isFlaky: test['status'] === 'flaky',
      hasFailed: test['status'] === 'unexpected',
    })),
  );
  return [...own, ...listAt(suite, 'suites').flatMap((each) => testsBelow(each, path))];
}

/**
 * A flaky test counts as passed: where it may be tried again at all is said in `playwright.config.ts`.
 *
 * @param file written by Playwright's `json` reporter; one that cannot be read counts as a failure
 */
export function readPlaywrightReport(file: string): Report {
  const report = readJson(file);
  const stats = isObject(report['stats']) ? report['stats'] : {};
  // An error outside of every test, a server that does not start for one.
  const errors = listAt(report, 'errors');
  const tests = listAt(report, 'suites').flatMap((suite) => testsBelow(suite, []));
  return counted(
    {
      passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
      failed: numberAt(stats, 'unexpected') + errors.length,
      skipped: numberAt(stats, 'skipped'),
      tests: tests.map(({ title, seconds, isFlaky }) => ({ title, seconds, isFlaky })),
      failures: [
        ...tests.filter(({ hasFailed }) => hasFailed).map(({ title }) => title),
        ...errors.map(
          (error) => `outside of every test: ${textAt(error, 'stack') || textAt(error, 'message')}`,
        ),
      ],
    },
    file,
  );
}
