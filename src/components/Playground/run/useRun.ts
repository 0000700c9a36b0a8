import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageMessage } from '@site/demos/hosts/playground/messages/protocol';
import type { CodeFault } from '../compiler/result';
import type { Program } from '../program/program';
import type { Ask } from './probes';
import { idle, type RunState, type RunStatus } from './runState';
import { useCompiler } from './useCompiler';
import { useProgramFrame, type RunOptions } from './useProgramFrame';

export interface RunControls {
  state: RunState;
  /** The program that was run last. */
  ran: Program | undefined;
  /** There is a frame, or there will be one in a moment. */
  isRunning: boolean;
  /** @returns whether it has come to run, or to what is wrong with it; `false` where another was run, or it was stopped, meanwhile */
  run: (program: Program) => Promise<boolean>;
  stop: () => void;
  /** Stops, and forgets what was printed. */
  clear: () => void;
  /** Forgets what was printed, and goes on. */
  clearConsole: () => void;
  send: (message: PageMessage) => void;
  /** Asks the running program; `null` while there is none. */
  ask: Ask;
}

const runningStatuses: ReadonlySet<RunStatus> = new Set([
  'starting',
  'opening',
  'running',
  'finished',
  'threw',
  'silent',
  'notLoaded',
]);

function startingAt(address: string): RunState {
  return { ...idle, status: 'starting', address: { ...idle.address, path: address } };
}

function notCompiled(faults: readonly CodeFault[]): RunState {
  return {
    ...idle,
    status: 'notCompiled',
    entries: faults.map((fault) => ({ kind: 'failure', origin: 'syntax', ...fault })),
  };
}

/** Compiles and runs programs, one at a time, each in a frame of its own. */
export function useRun(options: RunOptions): RunControls {
  const { state, setState, start, end, send, ask } = useProgramFrame(options);
  const [ran, setRan] = useState<Program>();
  const compile = useCompiler();
  // A program that is still being compiled is dropped when another one is run, the reader stops, or the page goes.
  const attempts = useRef(0);
  const drop = useCallback(() => {
    attempts.current += 1;
    return attempts.current;
  }, []);
  useEffect(() => () => void drop(), [drop]);

  const run = useCallback(
    async (program: Program) => {
      const attempt = drop();
      const isAwaited = (): boolean => attempt === attempts.current;
      end('starting');
      setState(startingAt(program.address));
      setRan(program);
      const compilation = await compile(program.files, isAwaited);
      if (!isAwaited()) return false;
      if (!compilation) {
        end('unavailable');
        return true;
      }
      const { result, sourceViewOf } = compilation;
      if (result.kind === 'faulty') setState(notCompiled(result.faults));
      else {
        setState((before) => ({ ...before, status: 'opening' }));
        start(program, result, sourceViewOf(result));
      }
      return true;
    },
    [compile, drop, end, setState, start],
  );

  const stop = useCallback(() => {
    drop();
    end('stopped');
  }, [drop, end]);
  const clear = useCallback(() => {
    drop();
    end('idle');
    setState(idle);
  }, [drop, end, setState]);
  const clearConsole = useCallback(() => setState((before) => ({ ...before, entries: [] })), [setState]);

  const isRunning = runningStatuses.has(state.status);
  return { state, ran, isRunning, run, stop, clear, clearConsole, send, ask };
}
