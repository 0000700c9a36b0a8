/**
 * What the playground page and its frame say to each other.
 *
 * The frame has an opaque origin, so the page can only tell it by its window, and by the token in its address. It posts
 * `ready` once, to the origin of the documents and to no other, and hands over a port with it; everything else goes through
 * that port. Neither side waits for a port from anybody: whoever frames the frame elsewhere gets no answer.
 */
import type { ColorTheme, LifecycleEvent } from '../../../protocol';
import type { FileAnswer as PageFile, FileRequest } from '../../../runtime/pageFiles';
import type { Answer, Probe } from './probe';
import type { TextStyle } from '../console/textStyle';

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
  /** The entries are rows; those of a row are its cells. */
  'table',
  /** Text with values in it: the entries stand behind one another, their keys mean nothing. */
  'text',
  'note',
] as const;

/** A value as the console panel shows it. */
export interface InspectedValue {
  kind: (typeof valueKinds)[number];
  /** One line; all there is to see, unless there are entries. */
  preview: string;
  entries?: readonly InspectedEntry[];
  /** Of text that was printed with `%c`. */
  style?: TextStyle;
}

export interface InspectedEntry {
  key: string;
  value: InspectedValue;
}

/**
 * Compiled code as an expression: a function of the packages that it imports, by name, and of the CommonJS `module` that
 * gets the exports of its first file.
 */
export interface CompiledScript {
  code: string;
  /** Names of the packages. */
  packages: readonly string[];
}

export interface RunRequest {
  /** The main application: its function returns a promise. */
  main: CompiledScript;
  /** What is answered in place of the scripts that entries of the project name, by path: `order/main.tsx`. */
  scripts: Readonly<Record<string, CompiledScript>>;
  /** The project's HTML, styles and data, by path. */
  assets: Readonly<Record<string, string>>;
  /** Ids of the empty elements that the preview starts with. */
  containers: readonly string[];
  /** Path that the preview starts at. */
  address: string;
  /** Name of the ready-made sub-app that answers at addresses of samples which no folder of the project stands for. */
  sampleApp: string;
  /** The site's base URL, below which `demos/apps/` stands. */
  baseUrl: string;
  theme: ColorTheme;
}

/** A place in code, counted from 1. In the frame, `file` is the first file of a compiled script. */
export interface CodePosition {
  file: string;
  line: number;
  column: number;
}

/** A call in the reader's code. */
export interface StackCall {
  /** Of the function; empty when it has none. */
  name: string;
  position: CodePosition;
}

export const groupStates = ['open', 'collapsed'] as const;
/** How a group of printed lines begins. */
export type GroupState = (typeof groupStates)[number];

/** A printed line. */
export interface ConsoleMessage {
  type: 'console';
  level: ConsoleLevel;
  values: readonly InspectedValue[];
  /** Of the call that printed it. */
  position?: CodePosition;
  /** Within how many groups; none when it is missing. */
  depth?: number;
  /** The line is the label of a group. */
  group?: GroupState;
  /** What `console.trace` prints below it. */
  stack?: readonly StackCall[];
}

/** What the preview waits for. */
export interface WaitingMessage {
  type: 'waiting';
  /** Files that were asked for and have not arrived. */
  requests: number;
  /** The one that was asked for first. */
  url: string;
  /** Sub-apps that are being mounted. */
  mounting: readonly string[];
}

/** A frame without an origin cannot fetch what carries no CORS header. */
export type FileAnswer = PageFile<string>;

export const failureKinds = ['exception', 'rejection'] as const;

export type FrameMessage =
  | ConsoleMessage
  /** What was printed before is no longer to be seen. */
  | { type: 'clear' }
  | WaitingMessage
  | { type: 'failure'; kind: (typeof failureKinds)[number]; message: string; position?: CodePosition }
  | { type: 'lifecycle'; event: LifecycleEvent }
  | { type: 'address'; path: string; canGoBack: boolean; canGoForward: boolean }
  | FileRequest
  /** The code has run to its end, or to the error that stopped it. */
  | { type: 'ended'; isComplete: boolean }
  /** The browser lets no code run here: it refuses what every run begins with. */
  | { type: 'refused' }
  | { type: 'alive' }
  /** Answers the probe with the same id. */
  | { type: 'probed'; id: number; answer: Answer };

export type PageMessage =
  /** The first one: runs the code. */
  | { type: 'start'; request: RunRequest }
  | FileAnswer
  | { type: 'navigate'; path: string }
  | { type: 'traverse'; delta: 1 | -1 }
  | { type: 'theme'; theme: ColorTheme }
  | { type: 'areYouAlive' }
  | { type: 'probe'; id: number; probe: Probe };
