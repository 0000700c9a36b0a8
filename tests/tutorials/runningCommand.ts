import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { readerEnvironment } from './readerEnvironment';

export interface RunningCommand {
  command: string;
  /** What it has printed so far, at most the end of it. */
  output: () => string;
  /** Exit code or signal, once it and everything it started has closed its output. */
  exited: Promise<number | string>;
  /** Ends it with everything it started. */
  end: () => Promise<void>;
}

const longestOutput = 6000;
const graceMs = 5000;

/** Signals the whole process group: `npm run` starts a shell, which starts the server. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone.
  }
}

/** Starts a shell command in `directory`, as a reader would type it. */
export function startCommand(command: string, directory: string): RunningCommand {
  const child = spawn(command, {
    cwd: directory,
    shell: true,
    // A group of its own, so that all of it can be ended.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: readerEnvironment(process.env),
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-longestOutput);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  const killNow = (): void => signalGroup(child, 'SIGKILL');
  process.once('exit', killNow);
  const exited = new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  }).finally(() => process.removeListener('exit', killNow));

  return {
    command,
    output: () => output,
    exited,
    end: async () => {
      signalGroup(child, 'SIGTERM');
      if ((await within(exited, graceMs)) === undefined) killNow();
      await exited;
    },
  };
}

function failure({ command, output }: RunningCommand, what: string): Error {
  return new Error(`\`${command}\` ${what}\n${output()}`);
}

/** `undefined` when `promise` takes longer than `limitMs`. */
async function within<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  const settled = new AbortController();
  const late = delay(limitMs, undefined, { signal: settled.signal }).catch(() => undefined);
  return Promise.race([promise, late]).finally(() => settled.abort());
}

/**
 * Waits for a command to succeed.
 *
 * @throws with its output when it fails or takes longer than `limitMs`
 */
export async function waitForEnd(running: RunningCommand, limitMs: number): Promise<void> {
  const exitCode = await within(running.exited, limitMs);
  if (exitCode === 0) return;
  await running.end();
  throw failure(running, exitCode === undefined ? `took longer than ${limitMs} ms` : 'failed');
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Waits until the server that a command starts answers at `url`.
 *
 * @throws with its output when it stops before, or does not answer within `limitMs`
 */
export async function waitForAnswer(running: RunningCommand, url: string, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await answers(url))) {
    const stopped = (await within(running.exited, 100)) !== undefined;
    if (!stopped && Date.now() < deadline) continue;
    await running.end();
    throw failure(running, stopped ? 'stopped before it answered' : `did not answer at ${url}`);
  }
}
