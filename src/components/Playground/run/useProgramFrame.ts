import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PageMessage, RunRequest } from '@site/demos/hosts/playground/messages/protocol';
import type { ColorTheme } from '@site/demos/protocol';
import type { CompiledProject } from '../compiler/result';
import type { SourceView } from '../compiler/sourceView';
import type { Program } from '../program/program';
import { containersOf } from './containers';
import type { Ask } from './probes';
import { idle, withMessages, withSilence, type RunState, type RunStatus } from './runState';
import { startFrame, type Run, type RunHandlers } from './startFrame';

export interface RunOptions {
  /** Where the frame is put. */
  container: RefObject<HTMLElement | null>;
  frameUrl: string;
  frameTitle: string;
  frameClassName: string;
  baseUrl: string;
  theme: ColorTheme;
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

interface ProgramFrame {
  state: RunState;
  setState: (next: RunState | ((before: RunState) => RunState)) => void;
  /** Puts a frame into the container, and the program into it. */
  start: (program: Program, compiled: CompiledProject, view: SourceView) => void;
  /** Takes the frame away, if there is one; what it has printed stays. */
  end: (status: RunStatus) => void;
  send: (message: PageMessage) => void;
  ask: Ask;
}

/** The frame that a compiled program runs in, one at a time, and what has become of it. */
export function useProgramFrame(options: RunOptions): ProgramFrame {
  const [state, setState] = useState(idle);
  const current = useRef<Run | undefined>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const end = useCallback((status: RunStatus) => {
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

  const send = useCallback((message: PageMessage) => current.current?.send(message), []);
  const ask: Ask = useCallback((probe) => current.current?.ask(probe) ?? Promise.resolve(null), []);

  useEffect(() => send({ type: 'theme', theme: options.theme }), [options.theme, send]);
  useEffect(() => () => current.current?.stop(), []);

  return { state, setState, start, end, send, ask };
}
