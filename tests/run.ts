/**
 * The README's test command: every check, the production build, every test, the times, one closing line.
 *
 * Two lanes share the cores: what needs the built site, and what does not.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureChromium } from '../tools/chromium';
import { ensureFirefox } from '../tools/engines/firefox';
import { ensureWebKit } from '../tools/engines/webkit';
import { ensureNginx } from '../tools/nginx';
import { noReport, readPlaywrightReport, readVitestReport, type Report } from './reports';

const vitestReport = 'test-results/vitest.json';
const playwrightReport = 'test-results/playwright.json';

interface Phase {
  command: string;
  seconds: number;
}

const phases: Phase[] = [];

interface RunOptions {
  environment?: Record<string, string>;
  /** Prints what the command says when it is over, in one piece: another lane is printing meanwhile. */
  isHeldBack?: boolean;
}

/** @returns whether the command succeeded */
async function run(command: string, { environment, isHeldBack = false }: RunOptions = {}): Promise<boolean> {
  const start = performance.now();
  if (!isHeldBack) console.log(`\n> ${command}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', ...(isHeldBack ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += String(error);
      resolve(null);
    });
    child.once('close', resolve);
  });
  if (isHeldBack) console.log(`\n> ${command}\n${output}`);
  phases.push({ command, seconds: (performance.now() - start) / 1000 });
  return exitCode === 0;
}

/** A command that is a test by itself. */
async function step(command: string, options?: RunOptions): Promise<Report> {
  return (await run(command, options))
    ? { passed: 1, failed: 0, skipped: 0, tests: [], failures: [] }
    : noReport(command);
}

async function runWithoutSite(): Promise<Report[]> {
  const checks = await step('npm run check:static', { isHeldBack: true });
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${vitestReport}`;
  await run(`npx vitest run --maxWorkers=1 ${reporters}`, { isHeldBack: true });
  return [checks, readVitestReport(vitestReport)];
}

async function runWithSite(): Promise<Report[]> {
  const builds: Report[] = [];
  for (const command of ['npm run build', 'npm run build:fixtures']) {
    const build = await step(command);
    builds.push(build);
    if (build.failed > 0) return builds;
  }
  await run('npx playwright test', { environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } });
  return [...builds, readPlaywrightReport(playwrightReport)];
}

function printRow(seconds: number, text: string): void {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${text}`);
}

/** Where they cannot be installed, their tests are skipped, and counted as that. */
function installOtherEngines(): void {
  for (const ensure of [ensureFirefox, ensureWebKit]) {
    try {
      ensure();
    } catch (error) {
      console.log(`${error instanceof Error ? error.message : String(error)} Its tests are left out.`);
    }
  }
}

async function runEverything(): Promise<void> {
  rmSync('test-results', { recursive: true, force: true });
  process.env['CHROMIUM_PATH'] = ensureChromium();
  process.env['NGINX_PATH'] = ensureNginx();
  installOtherEngines();
  const start = performance.now();
  const lanes = await Promise.all([runWithSite(), runWithoutSite()]);
  const reports = lanes.flat();

  console.log('\nTime, of commands that ran beside each other:');
  for (const { command, seconds } of phases) printRow(seconds, command);
  printRow((performance.now() - start) / 1000, 'all of it');
  console.log('\nThe ten slowest tests:');
  const tests = reports.flatMap((report) => report.tests).sort((a, b) => b.seconds - a.seconds);
  for (const { seconds, title } of tests.slice(0, 10)) printRow(seconds, title);
  const flaky = tests.filter(({ isFlaky }) => isFlaky);
  if (flaky.length > 0) console.log('\nRed at first, green when tried again:');
  for (const { seconds, title } of flaky) printRow(seconds, title);
  const failures = reports.flatMap((report) => report.failures);
  // Again, where it is read: what was said when it happened stands thousands of lines above.
  if (failures.length > 0) console.log('\nFailed:');
  for (const failure of failures) console.log(`  ${failure.replaceAll('\n', '\n    ')}`);

  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  const skipped = reports.reduce((sum, report) => sum + report.skipped, 0);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void runEverything();
