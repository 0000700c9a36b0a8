import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium, chromiumArguments } from '../../tools/chromium';
import { hasMembers, isListOf, isNumber, isOptional, isRecordOf, isString } from '../../tools/guards';
import { readJson } from '../../tools/readJson';
import type { LighthouseRun } from '../../src/data/benchmarkFormat';
import { installPeers } from '../installPeers';
import { fastLine } from '../serveSlowly';
import type { MeasuredSite } from '../sites/measuredSite';
import { runMeasured } from './runMeasured';

/** What is read of a report. */
interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, Audit>;
}

interface Audit {
  numericValue?: number;
}

const isReport = hasMembers<Report>({
  runtimeError: isOptional(hasMembers<{ message: string }>({ message: isString })),
  categories: hasMembers<Report['categories']>({
    performance: hasMembers<Report['categories']['performance']>({
      score: (value): value is number | null => value === null || isNumber(value),
    }),
  }),
  audits: isRecordOf(hasMembers<Audit>({ numericValue: isOptional(isNumber) })),
});

interface TraceEvent {
  /** Duration, waits for a processor included; in µs. */
  dur?: number;
  /** Processor time of the thread within it; in µs. */
  tdur?: number;
}

interface Trace {
  traceEvents: TraceEvent[];
}

const isTrace = hasMembers<Trace>({
  traceEvents: isListOf(hasMembers<TraceEvent>({ dur: isOptional(isNumber), tdur: isOptional(isNumber) })),
});

const timeLimit = 60;

function readReport(file: string): Omit<LighthouseRun, 'ownBlockingTime'> {
  const { runtimeError, categories, audits } = readJson(file, isReport, 'a report of Lighthouse');
  const { score } = categories.performance;
  if (score === null) throw new Error(runtimeError?.message ?? 'Lighthouse gave no score');
  const valueOf = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return {
    score: Math.round(score * 100),
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    blockingTime: valueOf('total-blocking-time'),
    layoutShift: valueOf('cumulative-layout-shift'),
  };
}

/** Makes each task of a recorded visit as long as a processor worked on it. */
function removeWaits(traceFile: string): void {
  const trace = readJson(traceFile, isTrace, 'a trace of Chromium');
  let removed = 0;
  for (const event of trace.traceEvents) {
    if (event.dur === undefined || event.tdur === undefined || event.tdur >= event.dur) continue;
    event.dur = event.tdur;
    removed += 1;
  }
  if (removed === 0)
    throw new Error(`${traceFile}: no task with processor time (tdur), as Chromium records it`);
  writeFileSync(traceFile, JSON.stringify(trace));
}

/**
 * Runs Lighthouse's performance category, as it comes: a phone, simulated slow 4G, a quarter of the processor. Its
 * blocking time counts how long tasks last, on a machine where the browser's other processes, Lighthouse and the server
 * want the processors, too; so the recorded visit is judged a second time without those waits.
 *
 * @throws when there is no score
 */
export async function runLighthouse({ server }: MeasuredSite, pathname: string): Promise<LighthouseRun> {
  server.useLine(fastLine);
  const { directory: peers } = installPeers('lighthouse');
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  const report = path.join(directory, 'report.json');
  const visit = path.join(directory, 'visit');
  const judge = async (...options: readonly string[]): Promise<ReturnType<typeof readReport>> => {
    const args = [
      'node_modules/lighthouse/cli/index.js',
      `${server.origin}${pathname}`,
      '--only-categories=performance',
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      ...options,
    ];
    await runMeasured({ program: process.execPath, args }, peers, timeLimit);
    return readReport(report);
  };
  try {
    const run = await judge(
      `-GA=${visit}`,
      `--chrome-path=${ensureChromium()}`,
      `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
    );
    removeWaits(path.join(visit, 'defaultPass.trace.json'));
    return { ...run, ownBlockingTime: (await judge(`-A=${visit}`)).blockingTime };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
