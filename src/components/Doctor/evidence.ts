import type { FetchFailure } from '@site/demos/hosts/doctor-fetch/protocol';
import type { RunEvidence } from '@site/demos/hosts/doctor/protocol';

/** What the reader asks for. */
export interface ExaminationRequest {
  /** Address of the entry, absolute. */
  entry: string;
  /** Given instead of what the address answers. */
  html?: string | undefined;
  basename: string;
  props: Readonly<Record<string, unknown>>;
}

/** What a browser calls the requests that a sub-app's own code makes: of its interfaces, not of parts of its page. */
export const callInitiators: ReadonlySet<string> = new Set(['fetch', 'xmlhttprequest', 'beacon']);

/** A file as the server gave it to a page with an origin. */
export interface FileEvidence {
  url: string;
  /** Where it was found in the end. */
  finalUrl: string;
  /** `mixed`: a page of HTTPS may not ask for it. `invalid`: it is no address. */
  failure: FetchFailure | 'mixed' | 'invalid' | undefined;
  /** 0 when there was no answer. */
  status: number;
  contentType: string;
  bytes: number;
  /** What was sent begins as a page does. */
  isPage: boolean;
  /** What was sent can be read as UTF-8. */
  isUtf8: boolean;
  /** What arrived is still compressed: nobody has said so, or it was done twice. */
  isCompressed: boolean;
  /** What the text of a script gives away. */
  code: CodeEvidence;
}

export interface CodeEvidence {
  /** Has `import` or `export` statements. */
  isModule: boolean;
  /** Exports `provider` as a module does. */
  exportsProvider: boolean;
  /** Calls `eval` or `new Function`. */
  evaluates: boolean;
  /** A format that needs a loader of its own: `define(…)` or `System.register(…)` is called as a statement. */
  callsLoader: boolean;
  /** Names `process.env`. */
  namesProcess: boolean;
  /** Has React DOM 16 in it. */
  hasReact16: boolean;
}

export interface ScriptTag {
  /** Absolute; empty for one that stands in the page. */
  url: string;
  isModule: boolean;
  isAsync: boolean;
  isNoModule: boolean;
  code: CodeEvidence;
}

/** What the HTML of the entry says. */
export interface PageEvidence {
  scripts: readonly ScriptTag[];
  styles: readonly string[];
  /** What links ask the browser to have ready: `preload`, `modulepreload` and `prefetch`. */
  hints: readonly string[];
  /** Content of a policy in a `<meta>` element, or empty. */
  metaPolicy: string;
  title: string;
  /** What a `<base>` element says, as it is written; empty without one. */
  base: string;
  /** What a `<meta http-equiv="refresh">` says, as it is written; empty without one. */
  refresh: string;
  /** Addresses of scripts, as they are written. */
  written: readonly string[];
  /** There is a field for a password. */
  hasPassword: boolean;
}

/** Whether the browser would take one of the page's scripts for a module. */
export function hasModules(page: PageEvidence | undefined): boolean {
  return page?.scripts.some(({ isModule }) => isModule) ?? false;
}

/** In what frame; `plugin`: with `@garfish/es-module`. */
export const runIds = ['vm', 'vmPlugin', 'vmHide', 'strict', 'snapshot', 'off'] as const;
export type RunId = (typeof runIds)[number];

/** `stuck`: the frame did not answer any more. `left`: another document was loaded into it. */
type RunEnd = 'ended' | 'stuck' | 'left' | 'notStarted';

export interface Run {
  end: RunEnd;
  usesPlugin: boolean;
  /** The last that was heard. */
  evidence: RunEvidence | undefined;
}

/** All that an examination has seen; what is concluded from it is in `diagnosis/`. */
export interface Evidence {
  request: ExaminationRequest;
  /** Origin that the files were fetched from, as `https://garfishjs.org`. */
  origin: string;
  entry: FileEvidence;
  page: PageEvidence | undefined;
  /** Scripts and styles of the page, and what was asked for later. */
  files: readonly FileEvidence[];
  runs: Readonly<Partial<Record<RunId, Run>>>;
  milliseconds: number;
}
