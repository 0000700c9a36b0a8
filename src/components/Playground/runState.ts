import type { CodePosition, ConsoleLevel, InspectedValue } from '@site/demos/hosts/playground/protocol';
import type { LifecycleEvent } from '@site/demos/protocol';
import type { CompiledCode } from './compile';
import type { RunMessage } from './startFrame';

export type ConsoleEntry =
  | { kind: 'console'; level: ConsoleLevel; values: readonly InspectedValue[] }
  | {
      kind: 'failure';
      /** Who found it: the compiler before the code ran, or the browser while it did. */
      origin: 'syntax' | 'exception' | 'rejection';
      message: string;
      /** In the reader's code. */
      position?: CodePosition;
    };

export type RunStatus =
  | 'idle'
  | 'starting'
  | 'running'
  | 'finished'
  | 'threw'
  | 'silent'
  | 'stopped'
  | 'left'
  | 'notCompiled'
  | 'unavailable';

export interface RunState {
  status: RunStatus;
  entries: readonly ConsoleEntry[];
  lifecycle: readonly LifecycleEvent[];
  address: { path: string; canGoBack: boolean; canGoForward: boolean };
}

export const idle: RunState = {
  status: 'idle',
  entries: [],
  lifecycle: [],
  address: { path: '/', canGoBack: false, canGoForward: false },
};

/** How places and names of the compiled code read in the source. */
type SourceView = Pick<CompiledCode, 'toSource' | 'toSourceNames'>;

function withMessage(state: RunState, message: RunMessage, source: SourceView): RunState {
  switch (message.type) {
    case 'console': {
      const { level, values } = message;
      return { ...state, entries: [...state.entries, { kind: 'console', level, values }] };
    }
    case 'failure': {
      const position = message.position && source.toSource(message.position);
      const entry: ConsoleEntry = {
        kind: 'failure',
        origin: message.kind,
        message: source.toSourceNames(message.message),
        ...(position && { position }),
      };
      return { ...state, entries: [...state.entries, entry] };
    }
    case 'lifecycle':
      return { ...state, lifecycle: [...state.lifecycle, message.event] };
    case 'address': {
      const { path, canGoBack, canGoForward } = message;
      return { ...state, address: { path, canGoBack, canGoForward } };
    }
    case 'ended':
      return { ...state, status: message.isComplete ? 'finished' : 'threw' };
  }
}

/** The state after a batch of messages. The first message of a run says that it has started. */
export function withMessages(state: RunState, messages: readonly RunMessage[], source: SourceView): RunState {
  const started: RunState = state.status === 'starting' ? { ...state, status: 'running' } : state;
  return messages.reduce((current, message) => withMessage(current, message, source), started);
}
