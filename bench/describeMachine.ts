import os from 'node:os';
import type { Machine } from '../src/data/benchmarkFormat';
import { round } from './statistics';

/** What a benchmark runs on. */
export function describeMachine(chromium: string): Machine {
  return {
    processor: os.cpus()[0]?.model.trim() ?? '',
    cores: os.cpus().length,
    memoryGigabytes: round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    chromium,
  };
}

/** Load average of the last minute. */
export function currentLoad(): number {
  return round(os.loadavg()[0] ?? 0, 1);
}
