/**
 * To be preloaded with `node --import`: V8 compiles a function a second time, for speed, when it has run eight times as long
 * as usual. A build runs a lot of code for some seconds: most of what that takes is not earned back. Options of the
 * command line would end a Node.js that does not know them: V8 12, of Node.js 22, counts calls where 11 counted a budget.
 */
import process from 'node:process';
import v8 from 'node:v8';

const flags =
  Number.parseInt(process.versions.v8, 10) < 12
    ? ['--interrupt-budget=540672']
    : ['--invocation-count-for-maglev=3200', '--invocation-count-for-turbofan=24000'];
for (const flag of flags) v8.setFlagsFromString(flag);
