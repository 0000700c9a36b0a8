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

/** The code as the body of a function. The line in front of it is taken off again in `failures.ts`. */
function toScript(code: string): Blob {
  const text = `${receiver}(async function (require, exports, module) {\n${code}\n});\n//# sourceURL=${fileName}`;
  return new Blob([text], { type: 'text/javascript' });
}

/**
 * Runs the reader's code, which may await at its top level.
 *
 * A script of its own rather than `eval`: only then does the browser say where a syntax error stands. Not an inline one:
 * the policy allows none, or a frame that the code makes could run some, with everything that was removed from this one.
 *
 * @param packages what it may import, by name
 * @returns whether it has come to its end: a browser that refuses the code says so in an `error` event
 * @throws what the code throws
 */
export async function evaluate(code: string, packages: Packages): Promise<boolean> {
  const url = URL.createObjectURL(toScript(code));
  const script = document.createElement('script');
  script.src = url;
  try {
    return await new Promise<boolean>((resolve, reject) => {
      let hasStarted = false;
      Object.defineProperty(window, receiver, {
        configurable: true,
        value: (readerModule: ReaderModule) => {
          Reflect.deleteProperty(window, receiver);
          hasStarted = true;
          const module = { exports: {} };
          readerModule(requireFrom(packages), module.exports, module).then(() => resolve(true), reject);
        },
      });
      script.onload = script.onerror = () => {
        if (!hasStarted) resolve(false);
      };
      document.head.append(script);
    });
  } finally {
    script.remove();
    URL.revokeObjectURL(url);
  }
}
