import { fileName } from './failures';

type ReaderModule = (
  require: (name: string) => unknown,
  exports: Record<string, unknown>,
  module: { exports: Record<string, unknown> },
) => Promise<void>;

const receiver = '__runReaderModule__';

function requireFrom(modules: Readonly<Record<string, unknown>>): (name: string) => unknown {
  return (name) => {
    if (Object.hasOwn(modules, name)) return modules[name];
    const known = Object.keys(modules).join('、');
    throw new Error(`Cannot find module '${name}'（演练场里能导入的包：${known}）`);
  };
}

/**
 * Runs the reader's code, which may await at its top level.
 *
 * An inline script rather than `eval`: only then does the browser say where a syntax error stands. The line in front
 * of the code is taken off again in `failures.ts`.
 *
 * @returns when the code has run to its end; rejects with what it throws, and never settles on a syntax error
 */
export function evaluate(code: string, modules: Readonly<Record<string, unknown>>): Promise<void> {
  return new Promise((resolve, reject) => {
    Object.defineProperty(window, receiver, {
      configurable: true,
      value: (readerModule: ReaderModule) => {
        Reflect.deleteProperty(window, receiver);
        const module = { exports: {} };
        readerModule(requireFrom(modules), module.exports, module).then(resolve, reject);
      },
    });
    const script = document.createElement('script');
    script.textContent = `${receiver}(async function (require, exports, module) {\n${code}\n});\n//# sourceURL=${fileName}`;
    document.head.append(script);
    script.remove();
  });
}
