import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PageMessage, RunRequest } from '@site/demos/hosts/playground/messages/protocol';
import type { ColorTheme } from '@site/demos/protocol';
import type { CodeFault, CompiledProject } from '../compiler/result';
import type { SourceView } from '../compiler/sourceView';
import type { Program } from '../program/program';
import { containersOf } from './containers';
import type { Ask } from './probes';
import { idle, withMessages, withSilence, type RunState, type RunStatus } from './runState';
import { startFrame, type Run, type RunHandlers } from './startFrame';
import { useCompiler } from './useCompiler';

interface RunOptions {
  /** Where the frame is put. */
  container: RefObject<HTMLElement | null>;
  frameUrl: string;
  frameTitle: string;
  frameClassName: string;
  baseUrl: string;
  theme: ColorTheme;
}

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

function requestOf(
  { files, app, address }: Program,
  compiled: CompiledProject,
  options: RunOptions,
): RunRequest {
  const { main, scripts, assets } = compiled;
  const { baseUrl, theme } = options;
  return { main, scripts, assets, containers: containersOf(files), address, sampleApp: app, baseUrl, theme };
}

/** Starts a compiled program in a frame of its own; nothing, once the page has gone. */
function startIn(
  options: RunOptions,
  program: Program,
  compiled: CompiledProject,
  handlers: RunHandlers,
): Run | undefined {
  const container = options.container.current;
  if (!container) return undefined;
  container.scrollIntoView({ block: 'nearest' });
  return startFrame({
    container,
    src: options.frameUrl,
    title: options.frameTitle,
    className: options.frameClassName,
    request: requestOf(program, compiled, options),
    handlers,
  });
}

/** Compiles and runs programs, one at a time, each in a frame of its own. */
export function useRun(options: RunOptions): RunControls {
  const [state, setState] = useState(idle);
  const [ran, setRan] = useState<Program>();
  const current = useRef<Run | undefined>(undefined);
  const compile = useCompiler();
  const latest = useRef(options);
  // A program that is still being compiled is dropped when another one is run, or the reader stops.
  const attempts = useRef(0);
  useEffect(() => {
    latest.current = options;
  });

  const end = useCallback((status: RunStatus) => {
    attempts.current += 1;
    current.current?.stop();
    current.current = undefined;
    setState((before) => ({ ...before, status }));
  }, []);

  const start = useCallback(
    (program: Program, compiled: CompiledProject, view: SourceView) => {
      current.current = startIn(latest.current, program, compiled, {
        onMessages: (messages) => setState((before) => withMessages(before, messages, view)),
        onSilence: (silence) => setState((before) => withSilence(before, silence)),
        onLeave: () => end('left'),
        onFlood: () => end('flooded'),
      });
    },
    [end],
  );

  const run = useCallback(
    async (program: Program) => {
      end('starting');
      const attempt = attempts.current;
      setState(startingAt(program.address));
      setRan(program);
      const compilation = await compile(program.files, () => attempt === attempts.current);
      if (attempt !== attempts.current) return false;
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
    [compile, end, start],
  );

  const stop = useCallback(() => end('stopped'), [end]);
  const clear = useCallback(() => {
    end('idle');
    setState(idle);
  }, [end]);
  const clearConsole = useCallback(() => setState((before) => ({ ...before, entries: [] })), []);
  const send = useCallback((message: PageMessage) => current.current?.send(message), []);

  const ask: Ask = useCallback((probe) => current.current?.ask(probe) ?? Promise.resolve(null), []);

  useEffect(() => send({ type: 'theme', theme: options.theme }), [options.theme, send]);
  useEffect(
    () => () => {
      attempts.current += 1;
      current.current?.stop();
    },
    [],
  );

  const isRunning = runningStatuses.has(state.status);
  return { state, ran, isRunning, run, stop, clear, clearConsole, send, ask };
}
