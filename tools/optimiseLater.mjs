/**
 * To be preloaded with `node --import`: V8 compiles a function a second time, for speed, when it has run eight times as long
 * as usual. A build runs a lot of code for some seconds: most of what that takes is not earned back. An option of the
 * command line would end a Node.js that does not know it.
 */
import v8 from 'node:v8';

v8.setFlagsFromString('--interrupt-budget=540672');
