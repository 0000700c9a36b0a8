import { mainScript } from './scriptPlaces';
import type { Packages } from './loadPackages';

type ReaderScript = (packages: Packages, module: { exports: object }) => Promise<void>;

const receiver = '__runReaderScript__';

/**
 * Runs the main application, which may await at its top level.
 *
 * A script of its own rather than `eval`: only then does the browser say where a syntax error stands. Not an inline one:
 * the policy allows none, or a frame that the code makes could run some, with everything that was removed from this one.
 *
 * @param code an expression, see `CompiledScript`
 * @param packages what it may import, by name
 * @returns whether it has come to its end: a browser that refuses the code says so in an `error` event
 * @throws what the code throws
 */
export async function evaluate(code: string, packages: Packages): Promise<boolean> {
  const text = `${receiver}(${code});\n//# sourceURL=${mainScript}`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const script = document.createElement('script');
  script.src = url;
  try {
    return await new Promise<boolean>((resolve, reject) => {
      let hasStarted = false;
      Object.defineProperty(window, receiver, {
        configurable: true,
        value: (readerScript: ReaderScript) => {
          Reflect.deleteProperty(window, receiver);
          hasStarted = true;
          readerScript(packages, { exports: {} }).then(() => resolve(true), reject);
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
