import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../tools/projectRoot';
import { extractMessages, type Message } from './errorMessages';

export interface Dist {
  /** What 来源包 calls it. */
  name: string;
  messages: readonly Message[];
}

function readDist(name: string, file: string): Dist {
  return {
    name,
    messages: extractMessages(readFileSync(path.join(projectRoot, 'node_modules', file), 'utf8')),
  };
}

export const packages = [
  'garfish',
  '@garfish/core',
  '@garfish/router',
  '@garfish/loader',
  '@garfish/hooks',
  '@garfish/utils',
  '@garfish/browser-vm',
  '@garfish/browser-snapshot',
  '@garfish/es-module',
  '@garfish/css-scope',
  '@garfish/bridge-react-v18',
  '@garfish/bridge-vue-v3',
].map((name) => readDist(name, `${name}/dist/esm/index.js`));

/** The script-tag build, the only one that bundles what others wrote. */
const bundle = readDist('garfish', 'garfish/dist/iife/index.js');

/** Messages of the bundle that no page of ours and no call of a reader can bring about. */
export const unreachableMessages: Readonly<Record<string, string>> = {
  'val is not a non-empty string or a valid number. val=<…>':
    'ms: debug, its only caller, always passes the number of milliseconds it has measured',
  'Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.':
    'debug: Garfish keeps its loggers to itself and never calls destroy',
  'Unable to subscribe on cancel event asynchronously':
    'eventemitter2: about the function it passes to itself, which subscribes at once',
  'onCancel callback must be a function':
    'eventemitter2: about the function it passes to itself, which passes a function',
  'Invalid "<…>" option value': 'eventemitter2: each of its checks of an option gives a reason',
  'event name required for wildcard emitter':
    'eventemitter2: Garfish creates the channel without the wildcard option, and no option can be set later',
  'n must be a non-negative number':
    'eventemitter2: EventEmitter2.defaultMaxListeners; garfish does not export the class',
};

/** What the packages themselves say. */
export const packageTemplates = new Set(
  packages.flatMap(({ messages }) => messages.map(({ template }) => template)),
);
/** What only the code says that the script-tag build bundles. */
export const bundledByOthers = bundle.messages.filter(({ template }) => !packageTemplates.has(template));
