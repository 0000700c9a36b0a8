import type { CodePosition, ConsoleLevel, InspectedValue } from '@site/demos/hosts/playground/protocol';
import { limits } from '@site/demos/hosts/playground/readFrameMessage';
import type { LifecycleEvent } from '@site/demos/protocol';
import { cut } from '@site/demos/untrusted';
import type { CompiledCode } from './compile';
import type { RunMessage } from './intake';

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
  /** It was alive, and does not answer any more. */
  | 'silent'
  /** The preview's page has not said anything yet, for longer than it should take. */
  | 'notLoaded'
  | 'stopped'
  | 'left'
  | 'flooded'
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
        // Names of the source may be longer than those that they replace.
        message: cut(source.toSourceNames(message.message), limits.text),
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
