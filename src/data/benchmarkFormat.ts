// What `npm run bench` writes and `/performance` reads.

/** In the order of the record. */
export const siteIds = ['ours', 'docusaurus', 'vitepress', 'rspress', 'starlight'] as const;
export type SiteId = (typeof siteIds)[number];

/** What was measured, or why it could not be. */
export type Outcome<Result> = Result | { failure: string };

/** A result of each site. */
export type BySite<Result> = Record<SiteId, Outcome<Result>>;

export type ByteKind = 'html' | 'script' | 'style' | 'font' | 'other';

export interface Transfer {
  bytes: number;
  requests: number;
}

export interface Bytes {
  /** What the page needs; what is fetched ahead is not counted. */
  firstLoad: Transfer & { kinds: Record<ByteKind, number> };
  /** All that has been sent five seconds after the load event. */
  afterIdle: Transfer;
  /** All that has been sent once the colour mode has been switched and nothing more is fetched. */
  afterInteraction: Transfer;
}

export interface Loading {
  /** ms to the first and to the largest paint. */
  firstPaint: number;
  largestPaint: number;
  /** How many tasks were longer than 50 ms, and their sum in ms. */
  longTasks: number;
  longTaskTime: number;
  layoutShift: number;
}

/** What is pressed first on a page, in the order of the record. */
export const controlNames = ['colour', 'drawer', 'search', 'copy', 'tab'] as const;
export type ControlName = (typeof controlNames)[number];

/** The middle of several runs, and their ends; in ms. */
export interface Spread {
  median: number;
  least: number;
  greatest: number;
}

export interface Interaction extends Spread {
  /** Presses that it took, in the worst run. */
  presses: number;
}

/** In ms, the shift without a unit. */
export interface LighthouseRun {
  /** 0–100. */
  score: number;
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  /** The same, had no task waited for a processor: what the page itself costs, not what else runs beside it. */
  ownBlockingTime: number;
  layoutShift: number;
}

/** The middle of the runs, of each number by itself. */
export interface Lighthouse extends LighthouseRun {
  scores: number[];
}

export interface Search {
  /** From opening the search on a slow line to the first result, in ms. */
  first: Spread;
  /** What was sent until then. */
  bytes: number;
  requests: number;
  /** From a query to its first result once all is there, in ms. */
  warm: Spread;
}

export interface Build {
  pages: number;
  cpuSeconds: number;
  /** Absent where the system does not tell. */
  peakMegabytes?: number;
}

export interface Results {
  bytes: Record<string, BySite<Bytes>>;
  loading: Record<string, BySite<Loading>>;
  interaction: Record<ControlName, BySite<Interaction>>;
  navigation: Record<'direct' | 'hovered', BySite<Spread>>;
  lighthouse: Record<string, BySite<Lighthouse>>;
  /** Of this site alone, by address: one page of each kind. */
  pages: Record<string, Lighthouse>;
  search: BySite<Search>;
  'build-1': BySite<Build>;
  'build-10': BySite<Build>;
  'build-40': BySite<Build>;
}

export type PartName = keyof Results;

/** In the order of the page. */
export const partNames = [
  'bytes',
  'loading',
  'lighthouse',
  'pages',
  'interaction',
  'navigation',
  'search',
  'build-1',
  'build-10',
  'build-40',
] as const satisfies readonly PartName[];

/** When a part was measured, and how busy the machine was. */
export interface Circumstances {
  /** ISO 8601. */
  date: string;
  /** Load average of the last minute, at the start and at the end. */
  load: [number, number];
  /** How long the part took, in seconds. */
  seconds: number;
}

export interface Machine {
  processor: string;
  cores: number;
  memoryGigabytes: number;
  system: string;
  node: string;
  chromium: string;
}

/** The constants of the measurement. */
export interface Method {
  pages: readonly string[];
  runs: number;
  lighthousePages: readonly string[];
  lighthouseRuns: number;
  navigationLinks: number;
  /** ms. */
  hoverTime: number;
  /** By how much the processor is slowed down. */
  slowdown: number;
  /** ms before each answer, and bytes a second. */
  slowLine: { roundTrip: number; rate: number };
  firstQuery: string;
  warmQueries: readonly string[];
}

export interface Benchmark {
  machine: Machine;
  method: Method;
  sites: { id: SiteId; name: string; version: string }[];
  /** Pages that every site has. */
  pages: number;
  results: Results;
  circumstances: Record<PartName, Circumstances>;
}
