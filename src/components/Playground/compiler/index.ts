import { wrap } from 'comlink';
import type { Files } from '../program/program';
import type { CompileResult } from './result';
import type { CompilerWorker } from './worker';

export { sourceViewOf } from './sourceView';

export interface Compiler {
  /** @returns rejects when the compiler, or a part of it, could not be loaded, and when it is stopped meanwhile */
  compile: (files: Files) => Promise<CompileResult>;
  stop: () => void;
}

/** Starts a compiler in a worker of its own. */
export function createCompiler(): Compiler {
  const worker = new Worker(
    new URL(/* webpackChunkName: "playground-compiler-worker" */ './worker.ts', import.meta.url),
  );
  let fail = (): void => undefined;
  const failure = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('The compiler could not be loaded, or was stopped'));
    worker.addEventListener('error', fail);
  });
  // It may fail before anything is compiled.
  failure.catch(() => undefined);
  const remote = wrap<CompilerWorker>(worker);
  return {
    compile: (files) => Promise.race([remote.compileProject(files), failure]),
    stop: () => {
      worker.terminate();
      // Nothing else would tell whoever waits for an answer.
      fail();
    },
  };
}
