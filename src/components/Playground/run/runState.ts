import type {
  CodePosition,
  ConsoleMessage,
  StackCall,
  WaitingMessage,
} from '@site/demos/hosts/playground/messages/protocol';
import { limits } from '@site/demos/hosts/playground/messages/readFrameMessage';
import type { LifecycleEvent } from '@site/demos/protocol';
import { cut } from '@site/demos/untrusted';
import type { SourceView } from '../compiler/sourceView';
import type { CodeFault } from '../compiler/result';
import type { RunMessage } from './intake';
import type { Silence } from './startFrame';

interface Repeatable {
  /** How often it came, one after the other. */
  times?: number;
}

export interface PrintedEntry extends Repeatable, Omit<ConsoleMessage, 'type'> {
  kind: 'console';
}

export interface FailureEntry extends Repeatable {
  kind: 'failure';
  /** Who found it: the compiler before the code ran, or the browser while it did. */
  origin: 'syntax' | 'exception' | 'rejection';
  message: string;
  /** In the reader's code. */
  position?: CodePosition;
}

export type ConsoleEntry = PrintedEntry | FailureEntry;

export type RunStatus =
  | 'idle'
  /** Being compiled. */
  | 'starting'
  /** The frame is loaded. */
  | 'opening'
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
  /** The browser lets no code run in the preview. */
  | 'refused'
  | 'unavailable';

export interface RunState {
  status: RunStatus;
  /** Of one that is silent: where it was. */
  statusBefore?: RunStatus;
  entries: readonly ConsoleEntry[];
  lifecycle: readonly LifecycleEvent[];
  address: { path: string; canGoBack: boolean; canGoForward: boolean };
  waiting: Omit<WaitingMessage, 'type'>;
}

export const idle: RunState = {
  status: 'idle',
  entries: [],
  lifecycle: [],
  address: { path: '/', canGoBack: false, canGoForward: false },
  waiting: { requests: 0, url: '', mounting: [] },
};

/** Adds a line, or counts it again when it is the same as the one before. A label of a group begins a new one each time. */
function withEntry(entries: readonly ConsoleEntry[], entry: ConsoleEntry): readonly ConsoleEntry[] {
  const last = entries.at(-1);
  const isLabel = entry.kind === 'console' && entry.group !== undefined;
  if (!last || isLabel || JSON.stringify({ ...last, times: undefined }) !== JSON.stringify(entry))
    return [...entries, entry];
  return [...entries.slice(0, -1), { ...entry, times: (last.times ?? 1) + 1 }];
}

function callsIn(stack: readonly StackCall[], source: SourceView): StackCall[] {
  return stack.flatMap(({ name, position }): StackCall[] => {
    const place = source.toSource(position);
    return place ? [{ name, position: place }] : [];
  });
}

function printedEntry({ type, position, stack, ...line }: ConsoleMessage, source: SourceView): PrintedEntry {
  const place = position && source.toSource(position);
  return {
    kind: type,
    ...line,
    ...(place && { position: place }),
    ...(stack && { stack: callsIn(stack, source) }),
  };
}

function withMessage(state: RunState, message: RunMessage, source: SourceView): RunState {
  switch (message.type) {
    case 'console':
      return { ...state, entries: withEntry(state.entries, printedEntry(message, source)) };
    case 'clear':
      return { ...state, entries: [] };
    case 'failure': {
      const position = message.position && source.toSource(message.position);
      const entry: ConsoleEntry = {
        kind: 'failure',
        origin: message.kind,
        // Names of the source may be longer than those that they replace.
        message: cut(source.toSourceNames(message.message), limits.text),
        ...(position && { position }),
      };
      return { ...state, entries: withEntry(state.entries, entry) };
    }
    case 'waiting': {
      const { requests, url, mounting } = message;
      return { ...state, waiting: { requests, url, mounting } };
    }
    case 'lifecycle':
      return { ...state, lifecycle: [...state.lifecycle, message.event] };
    case 'address': {
      const { path, canGoBack, canGoForward } = message;
      return { ...state, address: { path, canGoBack, canGoForward } };
    }
    case 'ended':
      return { ...state, status: message.isComplete ? 'finished' : 'threw' };
    case 'refused':
      return { ...state, status: 'refused' };
  }
}

/** The state after a batch of messages. The first message of a run says that it has started. */
export function withMessages(state: RunState, messages: readonly RunMessage[], source: SourceView): RunState {
  const started: RunState = state.status === 'opening' ? { ...state, status: 'running' } : state;
  return messages.reduce((current, message) => withMessage(current, message, source), started);
}

/** The state once the frame is silent, or speaks again: then a program is where it was, and may long have ended. */
export function withSilence(state: RunState, silence: Silence): RunState {
  const { status, statusBefore = 'running' } = state;
  switch (silence) {
    case 'notYetAlive':
      return { ...state, status: 'notLoaded' };
    case 'noLongerAlive':
      return { ...state, status: 'silent', statusBefore: status };
    case 'none':
      return { ...state, status: status === 'silent' ? statusBefore : 'running' };
  }
}

const none: readonly CodeFault[] = [];

/** Why the last program could not be compiled; the same list as long as nothing is wrong. */
export function faultsIn({ status, entries }: RunState): readonly CodeFault[] {
  if (status !== 'notCompiled') return none;
  return entries.flatMap((entry) =>
    entry.kind === 'failure' && entry.position ? [{ message: entry.message, position: entry.position }] : [],
  );
}
