/**
 * What a demo's frame and the page around it say to each other with `postMessage`. Types and guards only: both sides
 * bundle this file. Who a message came from is checked by the side that receives it.
 */
import { cut, isFields, isFiniteNumber, isOneOf, readList } from './untrusted';

export const colorThemes = ['light', 'dark'] as const;
export type ColorTheme = (typeof colorThemes)[number];

export const appCommands = ['mount', 'hide', 'show', 'unmount'] as const;
/** The methods of an app instance that a reader can call. */
export type AppCommand = (typeof appCommands)[number];

/** One argument of a hook, or one member of it that is worth showing. */
export interface EventArgument {
  name: string;
  value: string;
}

const eventKinds = ['call', 'hook', 'provider'] as const;

/** One call of a hook or of a function of the sub-app's provider, or the call of a method that they follow from. */
export interface LifecycleEvent {
  /** Counts from 1 within a frame. */
  id: number;
  kind: (typeof eventKinds)[number];
  /** Milliseconds since the frame began. */
  time: number;
  /** `beforeMount`, `provider.render`; of a method: `app.mount()`. */
  name: string;
  arguments: EventArgument[];
}

const appStates = ['loading', 'shown', 'hidden', 'unmounted', 'failed'] as const;
export type AppState = (typeof appStates)[number];

/** From the frame to the page. */
export type FrameMessage =
  | { type: 'state'; state: AppState }
  | { type: 'event'; event: LifecycleEvent }
  /** `timeout`: the step neither ended nor failed in time. The message is the real one, untranslated. */
  | { type: 'error'; kind: 'error' | 'timeout'; message: string };

/** From the page to the frame. */
export type PageMessage = { type: 'theme'; theme: ColorTheme } | { type: 'command'; command: AppCommand };

const channel = 'garfish-demo';

/** Marks a message as one of ours. */
export function toEnvelope(message: FrameMessage | PageMessage): unknown {
  return { channel, ...message };
}

const maximumName = 200;
/** Of an error, its stack included. */
const maximumMessage = 10_000;
const maximumArguments = 20;

function readArgument(value: unknown): EventArgument | undefined {
  if (!isFields(value)) return undefined;
  const { name, value: text } = value;
  if (typeof name !== 'string' || typeof text !== 'string') return undefined;
  return { name: cut(name, maximumName), value: cut(text, maximumName) };
}

/** Reads an event of a message; its texts are cut. */
export function readLifecycleEvent(value: unknown): LifecycleEvent | undefined {
  if (!isFields(value)) return undefined;
  const { id, kind, time, name } = value;
  const list = readList(value['arguments'], maximumArguments, readArgument);
  if (!isFiniteNumber(id) || !isFiniteNumber(time) || !isOneOf(eventKinds, kind)) return undefined;
  if (typeof name !== 'string' || !list) return undefined;
  return { id, kind, time, name: cut(name, maximumName), arguments: list };
}

/** Reads what a frame posted, its texts cut; `undefined` when it is none of our messages. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isFields(data) || data['channel'] !== channel) return undefined;
  const { type, state, kind, message } = data;
  if (type === 'state' && isOneOf(appStates, state)) return { type, state };
  if (type === 'error' && isOneOf(['error', 'timeout'], kind) && typeof message === 'string') {
    return { type, kind, message: cut(message, maximumMessage) };
  }
  const event = type === 'event' ? readLifecycleEvent(data['event']) : undefined;
  return event && { type: 'event', event };
}

/** Reads what the page posted; `undefined` when it is none of our messages. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isFields(data) || data['channel'] !== channel) return undefined;
  const { type, theme, command } = data;
  if (type === 'theme' && isOneOf(colorThemes, theme)) return { type, theme };
  if (type === 'command' && isOneOf(appCommands, command)) return { type, command };
  return undefined;
}
