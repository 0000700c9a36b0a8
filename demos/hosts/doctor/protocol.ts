/**
 * What the doctor's page and the frame that runs one examination say to each other. The frame has an opaque origin: the
 * page tells it by its window and by the token in its address. It posts `ready` once and hands over a port with it;
 * everything else goes through that port.
 */
import type { Leftover } from '../compatibility/leftovers';
import type { ComparedMode } from '../compatibility/run';
import type { FileAnswer as PageFile, FileRequest } from '../../runtime/pageFiles';

/** What is done with the sub-app after it was mounted. */
export const paths = ['unmountAndMount', 'hideAndShow'] as const;
export type Path = (typeof paths)[number];

export interface RunRequest {
  /** Address of the entry, absolute. */
  entry: string;
  mode: ComparedMode;
  /** Whether `@garfish/es-module` is installed. */
  usesPlugin: boolean;
  path: Path;
  /** Given to `loadApp` as it is; the frame's own address begins with it. */
  basename: string;
  props: Readonly<Record<string, unknown>>;
}

export const stages = ['start', 'load', 'mount', 'hide', 'show', 'unmount', 'remount', 'end'] as const;
export type Stage = (typeof stages)[number];

/** What came of a step: `none` when it was not taken, `timeout` when it did not end. */
export const outcomeStates = ['none', 'passed', 'failed', 'timeout'] as const;
export interface Outcome {
  state: (typeof outcomeStates)[number];
  message: string;
}

export const steps = ['load', 'mount', 'hide', 'show', 'unmount', 'remount'] as const;
export type StepName = (typeof steps)[number];

/** How something went wrong: thrown and not caught, rejected, printed, thrown by a script that Garfish executed. */
export const failureKinds = ['exception', 'rejection', 'console', 'warning', 'script'] as const;
export interface Failure {
  kind: (typeof failureKinds)[number];
  stage: Stage;
  message: string;
  /** Address of the script, when it is known. */
  file: string;
}

export const providerWays = ['none', 'exports', 'garfishExports', 'registerProvider'] as const;

export interface ProviderEvidence {
  way: (typeof providerWays)[number];
  /** Names that the scripts have put into `module.exports`. */
  exported: readonly string[];
  /** Global variables that hold what looks like a provider. */
  globals: readonly string[];
  /** It was there only after Garfish had given up waiting. */
  isLate: boolean;
  /** What `render` has read of its argument. */
  reads: readonly string[];
}

/** What there is to see of the sub-app. */
export interface Picture {
  /** Elements in the container that can be seen, those of shadow trees among them. */
  elements: number;
  /** Characters in them. */
  characters: number;
  /** New elements beside the container that can be seen, as `div#root`. */
  outside: readonly string[];
}

export interface Resource {
  url: string;
  /** `img`, `css`, `font`, `script`… */
  initiator: string;
  /** Its element has told of an error. */
  hasFailed: boolean;
}

/** All that was seen of the sub-app in one frame. */
export interface RunEvidence {
  stage: Stage;
  outcomes: Readonly<Record<StepName, Outcome>>;
  failures: readonly Failure[];
  /** Addresses of the scripts that Garfish has executed, each once; the entry's stands for those inside it. */
  executed: readonly string[];
  provider: ProviderEvidence;
  /** Before `render`, after it, and after the second mounting or showing. */
  pictures: { before: Picture; after: Picture; again: Picture };
  /** The container is no longer in the document. */
  isWiped: boolean;
  resources: readonly Resource[];
  /** Families of fonts that did not load. */
  failedFonts: readonly string[];
  /** Paths that the sub-app has gone to. */
  addresses: readonly string[];
  leftovers: readonly Leftover[];
  storageKeys: readonly string[];
}

/** Of the sub-app's origin: servers answer a page that has an origin, as a main application has. */
export type FileAnswer = PageFile<ArrayBuffer>;

export type FrameMessage = FileRequest | { type: 'evidence'; evidence: RunEvidence } | { type: 'alive' };
export type PageMessage = FileAnswer | { type: 'start'; request: RunRequest } | { type: 'areYouAlive' };
