import { fileName } from './failures';
import { packageNames } from './loadPackages';
import type { Packages } from './packageSlot';

type ReaderModule = (
  require: (name: string) => unknown,
  exports: Record<string, unknown>,
  module: { exports: Record<string, unknown> },
) => Promise<void>;

const receiver = '__runReaderModule__';

function requireFrom(packages: Packages): (name: string) => unknown {
  return (name) => {
    if (packages.has(name)) return packages.get(name);
    throw new Error(`Cannot find module '${name}'（演练场里能导入的包：${packageNames.join('、')}）`);
  };
}

/**
 * Runs the reader's code, which may await at its top level.
 *
 * An inline script rather than `eval`: only then does the browser say where a syntax error stands. The line in front
 * of the code is taken off again in `failures.ts`.
 *
 * @param packages what it may import, by name
 * @returns a promise of its end, which rejects with what it throws; `undefined` when the browser refuses the code, which
 * it says in an `error` event
 */
export function evaluate(code: string, packages: Packages): Promise<void> | undefined {
  let end: Promise<void> | undefined;
  Object.defineProperty(window, receiver, {
    configurable: true,
    value: (readerModule: ReaderModule) => {
      Reflect.deleteProperty(window, receiver);
      const module = { exports: {} };
      end = readerModule(requireFrom(packages), module.exports, module);
    },
  });
  const script = document.createElement('script');
  script.textContent = `${receiver}(async function (require, exports, module) {\n${code}\n});\n//# sourceURL=${fileName}`;
  document.head.append(script);
  script.remove();
  return end;
}
