import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium, chromiumArguments } from '../../tools/chromium';
import { installPeers } from '../installPeers';
import { fastLine } from '../serveSlowly';
import type { MeasuredSite } from '../sites/measuredSite';
import { runMeasured } from './runMeasured';

export interface LighthouseRun {
  /** 0–100. */
  score: number;
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
}

/** What is read of a report. */
interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

const timeLimit = 60;

function readReport(file: string): LighthouseRun {
  const { runtimeError, categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
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

/**
 * Runs Lighthouse's performance category, as it comes: a phone, simulated slow 4G, a quarter of the processor.
 *
 * @throws when there is no score
 */
export async function runLighthouse({ server }: MeasuredSite, pathname: string): Promise<LighthouseRun> {
  server.useLine(fastLine);
  const { directory: peers } = installPeers('lighthouse');
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  const output = path.join(directory, 'report.json');
  const args = [
    'node_modules/lighthouse/cli/index.js',
    `${server.origin}${pathname}`,
    '--only-categories=performance',
    '--output=json',
    `--output-path=${output}`,
    '--quiet',
    `--chrome-path=${ensureChromium()}`,
    `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
  ];
  try {
    await runMeasured({ program: process.execPath, args }, peers, timeLimit);
    return readReport(output);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
