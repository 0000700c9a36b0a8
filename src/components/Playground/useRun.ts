import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PageMessage } from '@site/demos/hosts/playground/protocol';
import type { ColorTheme } from '@site/demos/protocol';
import { containersOf } from './containers';
import type { Program } from './program';
import { idle, withMessages, type RunState, type RunStatus } from './runState';
import { startFrame, type Run } from './startFrame';

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
]);

/** Compiles and runs programs, one at a time, each in a frame of its own. */
export function useRun(options: RunOptions): RunControls {
  const [state, setState] = useState(idle);
  const current = useRef<Run | undefined>(undefined);
  const latest = useRef(options);
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

  const run = useCallback(
    async (program: Program) => {
      end('starting');
      const attempt = attempts.current;
      setState({ ...idle, status: 'starting', address: { ...idle.address, path: program.address } });
      const compiler = await import(/* webpackChunkName: "playground-compiler" */ './compile').catch(
        () => null,
      );
      if (attempt !== attempts.current) return;
      if (!compiler) {
        end('unavailable');
        return;
      }
      const compiled = compiler.compile(program.code);
      const { container, frameUrl, frameTitle, frameClassName, baseUrl, theme } = latest.current;
      if (compiled.kind === 'syntaxFault') {
        const { message, position } = compiled;
        setState({
          ...idle,
          status: 'notCompiled',
          entries: [{ kind: 'failure', origin: 'syntax', message, position }],
        });
        return;
      }
      if (!container.current) return;
      container.current.scrollIntoView({ block: 'nearest' });
      current.current = startFrame({
        container: container.current,
        src: frameUrl,
        title: frameTitle,
        className: frameClassName,
        request: {
          code: compiled.code,
          containers: containersOf(program.code),
          address: program.address,
          sampleApp: program.app,
          baseUrl,
          theme,
        },
        handlers: {
          onMessages: (messages) => setState((before) => withMessages(before, messages, compiled.toSource)),
          onSilence: (silent) => setState((before) => ({ ...before, status: silent ? 'silent' : 'running' })),
          onLeave: () => end('left'),
        },
      });
    },
    [end],
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
