import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from './projectRoot';

let directory = '';

/** A program that says that it runs, and goes on. */
const lasting = (name: string): string =>
  `require('node:fs').writeFileSync('${name}.pid', String(process.pid)); setInterval(() => {}, 1000);`;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'start-'));
  writeProgram('tools/beforeDocusaurus.mjs', '');
  writeProgram('demos/build.ts', lasting('demos'));
  symlinkSync(
    path.join(projectRoot, 'node_modules/tsx'),
    path.join(directory, 'node_modules/tsx'),
    'junction',
  );
});

afterEach(() => {
  for (const name of ['demos', 'server']) if (isRunning(name)) process.kill(pidOf(name), 'SIGKILL');
  rmSync(directory, { recursive: true });
});

const server = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

function writeProgram(file: string, text: string): void {
  mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
  mkdirSync(path.join(directory, 'node_modules'), { recursive: true });
  writeFileSync(path.join(directory, file), text);
}

function pidOf(name: string): number {
  return Number(readFileSync(path.join(directory, `${name}.pid`), 'utf8'));
}

function isRunning(name: string): boolean {
  if (!existsSync(path.join(directory, `${name}.pid`))) return false;
  try {
    // Until it is written, the file is empty: 0 would be this process and those around it.
    return pidOf(name) > 0 && process.kill(pidOf(name), 0);
  } catch {
    return false;
  }
}

function start(): ChildProcess {
  return spawn(process.execPath, [path.join(projectRoot, 'tools/start.mjs')], {
    cwd: directory,
    stdio: 'ignore',
  });
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the server and the demos', async (signal) => {
  writeProgram(
    server,
    `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
${lasting('server')}`,
  );
  const started = start();
  await vi.waitUntil(() => isRunning('demos') && isRunning('server'), { timeout: 20_000 });
  started.kill(signal);
  await once(started, 'exit');
  expect([isRunning('demos'), isRunning('server')]).toEqual([false, false]);
});

test('a server that fails ends the demos, and says so', async () => {
  // Not before they have begun.
  writeProgram(
    server,
    `import { existsSync } from 'node:fs';
setInterval(() => existsSync('demos.pid') && process.exit(3), 50);`,
  );
  const started = start();
  await once(started, 'exit');
  expect(existsSync(path.join(directory, 'demos.pid'))).toBe(true);
  expect(isRunning('demos')).toBe(false);
  expect(started.exitCode).not.toBe(0);
});
