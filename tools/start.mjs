/** `npm start`: the development server, and beside it the demos, which pages can show once they are built. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import process from 'node:process';

/** @param {readonly string[]} program */
function run(program) {
  const started = spawn(process.execPath, program, { stdio: 'inherit' });
  started.on('exit', (code) => {
    if (code !== 0) process.exitCode = code ?? 1;
  });
  return started;
}

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const demos = run(['--import', 'tsx', 'demos/build.ts']);
// The first page is waited for.
if (demos.pid !== undefined) setPriority(demos.pid, constants.priority.PRIORITY_BELOW_NORMAL);
const server = run([
  '--import',
  './tools/beforeDocusaurus.mjs',
  docusaurus,
  'start',
  ...process.argv.slice(2),
]);
// Demos without a server are of no use; a server without demos is.
server.on('exit', () => demos.kill());
// Only a terminal tells everybody; who ends this process alone means both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of [demos, server]) child.kill(signal);
  });
}
