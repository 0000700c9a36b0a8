/**
 * What the playground page and its frame say to each other.
 *
 * The frame has an opaque origin, so the page can only tell it by its window, and by the token in its address. It posts
 * `ready` once, to the origin of the documents and to no other, and hands over a port with it; everything else goes through
 * that port. Neither side waits for a port from anybody: whoever frames the frame elsewhere gets no answer.
 */
import type { ColorTheme, LifecycleEvent } from '../../protocol';
import { isFields } from '../../untrusted';

export const consoleLevels = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type ConsoleLevel = (typeof consoleLevels)[number];

export const valueKinds = [
  'string',
  'number',
  'keyword',
  'function',
  'error',
  'node',
  'object',
  'note',
] as const;

/** A value as the console panel shows it. */
export interface InspectedValue {
  kind: (typeof valueKinds)[number];
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
  /** What the page put into the frame's address: a document that was loaded in its place does not know it. */
  token: string;
}

/** A place in the compiled code, counted from 1. */
export interface CodePosition {
  line: number;
  column: number;
}

/** Asks the page for a file: a frame without an origin cannot fetch what carries no CORS header. */
export interface FileRequest {
  type: 'request';
  id: number;
  url: string;
}

/** Answers the request with the same id; `url` is where it was found. Status 0: it could or would not be fetched. */
export interface FileAnswer {
  type: 'file';
  id: number;
  url: string;
  status: number;
  contentType: string;
  body: string;
}

export const failureKinds = ['exception', 'rejection'] as const;

export type FrameMessage =
  | { type: 'console'; level: ConsoleLevel; values: readonly InspectedValue[] }
  | { type: 'failure'; kind: (typeof failureKinds)[number]; message: string; position?: CodePosition }
  | { type: 'lifecycle'; event: LifecycleEvent }
  | { type: 'address'; path: string; canGoBack: boolean; canGoForward: boolean }
  | FileRequest
  /** The code has run to its end, or to the error that stopped it. */
  | { type: 'ended'; isComplete: boolean }
  | { type: 'alive' };

export type PageMessage =
  /** The first one: runs the code. */
  | { type: 'start'; request: RunRequest }
  | FileAnswer
  | { type: 'navigate'; path: string }
  | { type: 'traverse'; delta: 1 | -1 }
  | { type: 'theme'; theme: ColorTheme }
  | { type: 'areYouAlive' };

export function isReadyMessage(data: unknown, token: string): data is ReadyMessage {
  return isFields(data) && data['playground'] === 'ready' && data['token'] === token;
}
