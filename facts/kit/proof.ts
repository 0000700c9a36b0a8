import type { Page } from '@playwright/test';

/** How the page that hosts Garfish is set up. */
export interface HostOptions {
  /** Path of the address bar; every path answers with the host page. Default `/`. */
  path?: string;
  /** Defines `process.env.NODE_ENV` before Garfish loads, which lets its development warnings print. */
  development?: boolean;
  /** Markup of the host's body. Default: `<div id="container"></div>`. */
  body?: string;
  /** Further headers of everything that the host's origin answers. */
  headers?: Record<string, string>;
}

/**
 * The page that all facts of a worker use in turn, each on an origin of its own. Left out is what would outlive the
 * fact: a fact that needs it opens a page `alone`.
 */
export type HostPage = Omit<
  Page,
  | 'addInitScript'
  | 'clock'
  | 'context'
  | 'exposeBinding'
  | 'exposeFunction'
  | 'on'
  | 'route'
  | 'setDefaultTimeout'
>;

interface OpenHost {
  /** A page in a browser context of its own, for clocks, routes, scripts that run first, and a history of its own length. */
  (options: HostOptions & { alone: true }): Promise<Page>;
  (options?: HostOptions): Promise<HostPage>;
}

export interface SubAppOptions {
  /** Default `app`; give each sub-app of a fact a name of its own. */
  name?: string;
  /** JavaScript run before the provider is exported. `note(text)` reports to `notes`. */
  script?: string;
  /** JavaScript of `render`; `info` is its argument. It is noted as `render` before. */
  render?: string;
  /** JavaScript of `destroy`; `info` is its argument. It is noted as `destroy` before. */
  destroy?: string;
  /** The whole script instead: nothing is exported or noted but what it does itself. */
  wholeScript?: string;
  /** Markup of the entry's head and body; the script tag is added to the body. */
  head?: string;
  body?: string;
  /** Further headers of the entry. */
  headers?: Record<string, string>;
}

export interface SubApp {
  name: string;
  /** Absolute URL of an HTML entry on another origin, with CORS. */
  entry: string;
}

/** What a fact may use. Origins, storage and cookies are fresh for each fact. */
export interface FactContext {
  /** Opens the host page: `window.Garfish`, `window.garfishModule` (all exports) and `window.notes` are there. */
  open: OpenHost;
  /** Publishes a sub-app. */
  app: (options?: SubAppOptions) => SubApp;
  /** Answers a path of the sub-apps' origin with a body; returns the absolute URL. CORS is allowed unless a header says otherwise. */
  serve: (path: string, body: string, headers?: Record<string, string>, status?: number) => string;
  /** Bundle of an installed package, as a URL: the package's exports become `window[<key>]`. */
  bundle: (
    key:
      | 'esModule'
      | 'cssScope'
      | 'remoteModule'
      | 'browserSnapshot'
      | 'react'
      | 'reactDevelopment'
      | 'reactRouter'
      | 'vue'
      | 'vueRouter'
      | 'react16'
      | 'react17'
      | 'react18'
      | 'vue2'
      | 'vue2Router'
      | 'zone',
  ) => string;
  /** Paths that were requested from the sub-apps' origin so far, in order. */
  requests: () => string[];
  /** Texts of the host page's console so far, errors of uncaught exceptions and rejections included. */
  messages: () => string[];
  /** What sub-apps and the host noted so far, in order. */
  notes: () => Promise<string[]>;
  /**
   * Resolves when whatever the page had begun before would have shown in `requests`, `messages` and `notes`: its probes
   * to the sub-apps' server have been answered. Stands before an assertion that something did not happen.
   */
  flush: () => Promise<void>;
}

/** The run that proves what pages say in `<Fact id="…">`. The sentences stand in the pages, see `docs/`. */
export interface Proof {
  /** Unique, kebab-case after a group: `load-app.no-cache-by-default`. */
  id: string;
  /** Drives the installed garfish in Chromium. Throws (`node:assert`) when the sentence does not hold. */
  run: (context: FactContext) => Promise<void>;
}
