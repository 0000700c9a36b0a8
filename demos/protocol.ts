/**
 * What a demo's frame and the page around it say to each other with `postMessage`. Types and guards only: both sides
 * bundle this file. Who a message came from is checked by the side that receives it.
 */
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

const eventKinds = ['call', 'hook'] as const;

/** One call of a hook, or the call of a method that they follow from. */
export interface LifecycleEvent {
  /** Counts from 1 within a frame. */
  id: number;
  kind: (typeof eventKinds)[number];
  /** Milliseconds since the frame began. */
  time: number;
  /** `beforeMount`; of a method: `app.mount()`. */
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
  | { type: 'error'; kind: 'error' | 'timeout'; message: string }
  /** Asks the page for a file: a frame without an origin cannot fetch what carries no CORS header. */
  | { type: 'request'; id: number; url: string };

/** From the page to the frame. */
export type PageMessage =
  | { type: 'theme'; theme: ColorTheme }
  | { type: 'command'; command: AppCommand }
  /** Answers the request with the same id; `url` is where it was found. Status 0: it could or would not be fetched. */
  | { type: 'file'; id: number; url: string; status: number; contentType: string; body: string };

const channel = 'garfish-demo';

/** Marks a message as one of ours. */
export function toEnvelope(message: FrameMessage | PageMessage): unknown {
  return { channel, ...message };
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((each) => each === value);
}

function isArgument(value: unknown): value is EventArgument {
  return isFields(value) && typeof value['name'] === 'string' && typeof value['value'] === 'string';
}

function isLifecycleEvent(value: unknown): value is LifecycleEvent {
  return (
    isFields(value) &&
    typeof value['id'] === 'number' &&
    typeof value['time'] === 'number' &&
    isOneOf(eventKinds, value['kind']) &&
    typeof value['name'] === 'string' &&
    Array.isArray(value['arguments']) &&
    value['arguments'].every(isArgument)
  );
}

/** Reads what a frame posted; `undefined` when it is none of our messages. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isFields(data) || data['channel'] !== channel) return undefined;
  const { type, state, event, kind, message, id, url } = data;
  if (type === 'state' && isOneOf(appStates, state)) return { type, state };
  if (type === 'event' && isLifecycleEvent(event)) return { type, event };
  if (type === 'error' && isOneOf(['error', 'timeout'], kind) && typeof message === 'string') {
    return { type, kind, message };
  }
  if (type === 'request' && typeof id === 'number' && typeof url === 'string') return { type, id, url };
  return undefined;
}

/** Reads what the page posted; `undefined` when it is none of our messages. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isFields(data) || data['channel'] !== channel) return undefined;
  const { type, theme, command, id, url, status, contentType, body } = data;
  if (type === 'theme' && isOneOf(colorThemes, theme)) return { type, theme };
  if (type === 'command' && isOneOf(appCommands, command)) return { type, command };
  if (
    type === 'file' &&
    typeof id === 'number' &&
    typeof url === 'string' &&
    typeof status === 'number' &&
    typeof contentType === 'string' &&
    typeof body === 'string'
  ) {
    return { type, id, url, status, contentType, body };
  }
  return undefined;
}
