import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PageMessage, RunRequest } from '@site/demos/hosts/playground/protocol';
import type { ColorTheme } from '@site/demos/protocol';
import type { CompiledCode, SyntaxFault } from './compile';
import { containersOf } from './containers';
import type { Program } from './program';
import { idle, withMessages, type RunState, type RunStatus } from './runState';
import { startFrame, type Run, type RunHandlers, type Silence } from './startFrame';

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
  /** There is a frame, or there will be one in a moment. */
  isRunning: boolean;
  run: (program: Program) => Promise<void>;
  stop: () => void;
  /** Stops, and forgets what was printed. */
  clear: () => void;
  send: (message: PageMessage) => void;
}

const runningStatuses: ReadonlySet<RunStatus> = new Set([
  'starting',
  'running',
  'finished',
  'threw',
  'silent',
  'notLoaded',
]);

const statusIn: Readonly<Record<Silence, RunStatus>> = {
  none: 'running',
  notYetAlive: 'notLoaded',
  noLongerAlive: 'silent',
};

/** Downloaded when the first program is run. */
async function loadCompiler() {
  return import(/* webpackChunkName: "playground-compiler" */ './compile').catch(() => undefined);
}

function startingAt(address: string): RunState {
  return { ...idle, status: 'starting', address: { ...idle.address, path: address } };
}

function notCompiled({ message, position }: SyntaxFault): RunState {
  return {
    ...idle,
    status: 'notCompiled',
    entries: [{ kind: 'failure', origin: 'syntax', message, position }],
  };
}

function requestOf({ code, app, address }: Program, compiled: string, options: RunOptions): RunRequest {
  const { baseUrl, theme } = options;
  return { code: compiled, containers: containersOf(code), address, sampleApp: app, baseUrl, theme };
}

/** Starts a compiled program in a frame of its own; nothing, once the page has gone. */
function startIn(
  options: RunOptions,
  program: Program,
  compiled: CompiledCode,
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
    request: requestOf(program, compiled.code, options),
    handlers,
  });
}

/** Compiles and runs programs, one at a time, each in a frame of its own. */
export function useRun(options: RunOptions): RunControls {
  const [state, setState] = useState(idle);
  const current = useRef<Run | undefined>(undefined);
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
    (program: Program, compiled: CompiledCode) => {
      current.current = startIn(latest.current, program, compiled, {
        onMessages: (messages) => setState((before) => withMessages(before, messages, compiled)),
        onSilence: (silence) => setState((before) => ({ ...before, status: statusIn[silence] })),
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
      const compiler = await loadCompiler();
      if (attempt !== attempts.current) return;
      const compiled = compiler?.compile(program.code);
      if (!compiled) end('unavailable');
      else if (compiled.kind === 'syntaxFault') setState(notCompiled(compiled));
      else start(program, compiled);
    },
    [end, start],
  );

  const stop = useCallback(() => end('stopped'), [end]);
  const clear = useCallback(() => {
    end('idle');
    setState(idle);
  }, [end]);
  const send = useCallback((message: PageMessage) => current.current?.send(message), []);

  useEffect(() => send({ type: 'theme', theme: options.theme }), [options.theme, send]);
  useEffect(
    () => () => {
      attempts.current += 1;
      current.current?.stop();
    },
    [],
  );

  return { state, isRunning: runningStatuses.has(state.status), run, stop, clear, send };
}
