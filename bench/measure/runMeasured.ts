import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from '../sites/generator';

/** What a command took, with all processes that it started. */
export interface Resources {
  /** Seconds of processor time. */
  cpuSeconds: number;
  /** Greatest sum of resident memory, sampled; memory that processes share counts in each. Absent without /proc. */
  peakMegabytes?: number;
}

const sampleInterval = 200;
/** Runs the arguments, then prints the processor time of all that they started; POSIX. */
const timed = '"$@"; code=$?; times >&2; exit $code';

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}

/** Resident memory of a group of processes in megabytes, from /proc. */
function residentMegabytes(group: number): number {
  let processes: string[];
  try {
    processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const members = processes.filter((id) => {
    // After the name in parentheses: state, parent, group.
    const fields = readOrEmpty(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ');
    return Number(fields?.[2]) === group;
  });
  const sizes = members.map((id) =>
    Number(/VmRSS:\s+(\d+)/.exec(readOrEmpty(`/proc/${id}/status`))?.[1] ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The line of `times` that is about children: `0m1.23s 0m0.45s`. */
function parseTimes(output: string): number {
  const times = [...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** What Node.js says it ends for, which a long list of addresses follows; of anything else the end. */
function causeIn(output: string): string {
  return /^FATAL ERROR: (.*)$/m.exec(output)?.[1] ?? output.slice(-600);
}

/**
 * Runs a command and measures it.
 *
 * @param timeout in seconds; then the command and all that it started are ended
 * @throws with the cause or the end of its output when it fails, or when it takes too long
 */
export async function runMeasured(
  { program, args, env }: Command,
  cwd: string,
  timeout: number,
): Promise<Resources> {
  const child = spawn('sh', ['-c', timed, 'sh', program, ...args], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  const group = child.pid ?? 0;
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let peak = 0;
  const sampler = setInterval(() => (peak = Math.max(peak, residentMegabytes(group))), sampleInterval);
  const limit = setTimeout(() => process.kill(-group, 'SIGKILL'), timeout * 1000);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  clearTimeout(limit);
  if (child.signalCode === 'SIGKILL') throw new Error(`not finished after ${timeout} s`);
  if (code !== 0) throw new Error(`ended with ${code ?? 'a signal'}: ${causeIn(output)}`);
  return { cpuSeconds: parseTimes(output), ...(peak > 0 ? { peakMegabytes: peak } : {}) };
}
