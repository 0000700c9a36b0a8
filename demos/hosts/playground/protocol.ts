/**
 * What the playground page and its frame say to each other.
 *
 * The frame has an opaque origin, so the page can only tell it by its window: it posts `ready` once, and the page
 * answers `start` with a port. Everything after that goes through the port, which the code under trial never sees.
 */
import type {
  ColorTheme,
  FrameMessage as DemoFrameMessage,
  LifecycleEvent,
  PageMessage as DemoPageMessage,
} from '../../protocol';

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** A value as the console panel shows it. */
export interface InspectedValue {
  kind: 'string' | 'number' | 'keyword' | 'function' | 'error' | 'node' | 'object' | 'note';
  /** One line; all there is to see, unless there are entries. */
  preview: string;
  entries?: readonly InspectedEntry[];
}

export interface InspectedEntry {
  key: string;
  value: InspectedValue;
}

export interface RunRequest {
  /** CommonJS. */
  code: string;
  /** Ids of the empty elements that the preview starts with. */
  containers: readonly string[];
  /** Path that the preview starts at. */
  address: string;
  /** Name of the sub-app that answers at the addresses of samples, such as `https://order.example.com/`. */
  sampleApp: string;
  /** The site's base URL, below which `demos/apps/` stands. */
  baseUrl: string;
  theme: ColorTheme;
}

export interface ReadyMessage {
  playground: 'ready';
}

export interface StartMessage {
  playground: 'start';
  request: RunRequest;
}

/** A place in the compiled code, counted from 1. */
export interface CodePosition {
  line: number;
  column: number;
}

export type FileRequest = Extract<DemoFrameMessage, { type: 'request' }>;
export type FileAnswer = Extract<DemoPageMessage, { type: 'file' }>;

export type FrameMessage =
  | { type: 'console'; level: ConsoleLevel; values: readonly InspectedValue[] }
  | { type: 'failure'; kind: 'exception' | 'rejection'; message: string; position?: CodePosition }
  | { type: 'lifecycle'; event: LifecycleEvent }
  | { type: 'address'; path: string; canGoBack: boolean; canGoForward: boolean }
  | FileRequest
  /** The code has run to its end, or to the error that stopped it. */
  | { type: 'ended'; isComplete: boolean }
  | { type: 'alive' };

export type PageMessage =
  | FileAnswer
  | { type: 'navigate'; path: string }
  | { type: 'traverse'; delta: 1 | -1 }
  | { type: 'theme'; theme: ColorTheme }
  | { type: 'areYouAlive' };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isReadyMessage(data: unknown): data is ReadyMessage {
  return isRecord(data) && data['playground'] === 'ready';
}

export function isStartMessage(data: unknown): data is StartMessage {
  return isRecord(data) && data['playground'] === 'start' && isRecord(data['request']);
}
