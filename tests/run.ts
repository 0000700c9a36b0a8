/** The README's test command: every check, the production build, every browser test, one closing line. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium';

interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = 'test-results/vitest.json';
const playwrightReport = 'test-results/playwright.json';

function run(command: string, environment: Record<string, string> = {}): boolean {
  console.log(`\n> ${command}`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function numberAt(report: unknown, ...keys: string[]): number | undefined {
  const value = keys.reduce<unknown>(
    (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    report,
  );
  return typeof value === 'number' ? value : undefined;
}

/** A report that is missing or counts nothing is a failure: the runner did not get to its tests. */
function countsOf(passed: number | undefined, failed: number | undefined): Counts {
  if (!passed && !failed) return { passed: 0, failed: 1 };
  return { passed: passed ?? 0, failed: failed ?? 0 };
}

function step(command: string): Counts {
  return run(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

rmSync('test-results', { recursive: true, force: true });
process.env['CHROMIUM_PATH'] = ensureChromium();

const results: Counts[] = [step('npm run check:static')];

run(`npx vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`);
const vitest = readReport(vitestReport);
results.push(countsOf(numberAt(vitest, 'numPassedTests'), numberAt(vitest, 'numFailedTests')));

const build = step('npm run build');
results.push(build);

if (build.failed === 0) {
  run('npx playwright test', { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport });
  const playwright = readReport(playwrightReport);
  results.push(
    countsOf(
      numberAt(playwright, 'stats', 'expected'),
      (numberAt(playwright, 'stats', 'unexpected') ?? 0) + (numberAt(playwright, 'stats', 'flaky') ?? 0),
    ),
  );
}

const passed = results.reduce((sum, each) => sum + each.passed, 0);
const failed = results.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
