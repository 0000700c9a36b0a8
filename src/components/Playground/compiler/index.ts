import { wrap } from 'comlink';
import type { Files } from '../program/program';
import type { CompileResult } from './result';
import type { CompilerWorker } from './worker';

export { sourceViewOf } from './sourceView';

export interface Compiler {
  /** @returns rejects when the compiler, or a part of it, could not be loaded */
  compile: (files: Files) => Promise<CompileResult>;
  stop: () => void;
}

/** Starts a compiler in a worker of its own. */
export function createCompiler(): Compiler {
  const worker = new Worker(
    new URL(/* webpackChunkName: "playground-compiler-worker" */ './worker.ts', import.meta.url),
  );
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The compiler could not be loaded')));
  });
  // It may fail before anything is compiled.
  failure.catch(() => undefined);
  const remote = wrap<CompilerWorker>(worker);
  return {
    compile: (files) => Promise.race([remote.compileProject(files), failure]),
    stop: () => worker.terminate(),
  };
}
