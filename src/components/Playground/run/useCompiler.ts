import { useCallback, useEffect, useRef } from 'react';
import type { Compiler } from '../compiler';
import type { CompiledProject, CompileResult } from '../compiler/result';
import type { SourceView } from '../compiler/sourceView';
import type { Files } from '../program/program';

/** Downloaded when the first program is run. */
async function loadCompiler() {
  return import(/* webpackChunkName: "playground-compiler" */ '../compiler');
}

interface Compilation {
  result: CompileResult;
  sourceViewOf: (compiled: CompiledProject) => SourceView;
}

/**
 * @param isAwaited whether somebody still waits for the result
 * @returns nothing where the compiler could not be loaded, or nobody waits for it any more
 */
type Compile = (files: Files, isAwaited: () => boolean) => Promise<Compilation | undefined>;

/** A compiler in a worker: started by the first program, anew after it has failed, and stopped with the component. */
export function useCompiler(): Compile {
  const compiler = useRef<Compiler | undefined>(undefined);
  useEffect(() => () => compiler.current?.stop(), []);

  return useCallback(async (files, isAwaited) => {
    let used: Compiler | undefined;
    try {
      const { createCompiler, sourceViewOf } = await loadCompiler();
      // The page may be gone: nobody would stop the worker.
      if (!isAwaited()) return undefined;
      used = compiler.current ??= createCompiler();
      return { result: await used.compile(files), sourceViewOf };
    } catch (error) {
      // Another one is started, and loaded, with the next run; one that a later attempt has started is that attempt's.
      used?.stop();
      if (compiler.current === used) compiler.current = undefined;
      if (isAwaited()) console.warn(error);
      return undefined;
    }
  }, []);
}
