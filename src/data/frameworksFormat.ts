// What `npm run bench:frameworks` writes and `/guide/frameworks` reads.
import type { RecordedCell } from '../../demos/hosts/bench/report';
import type { Machine } from './benchmarkFormat';

/** In the order of every table. */
export const frameworkIds = ['garfish', 'qiankun', 'wujie', 'single-spa'] as const;
export type FrameworkId = (typeof frameworkIds)[number];

/** The frameworks, and the page that does without. */
export const hostIds = ['plain', ...frameworkIds] as const;
export type HostId = (typeof hostIds)[number];

/**
 * The isolation bench's columns: each framework's default, and its own way to clean up more. qiankun looks after what
 * happens in `mount` only, so the sub-app does it there. single-spa has no sandbox to test.
 */
export const columnIds = [
  'garfish',
  'garfish-uncached',
  'qiankun',
  'qiankun-in-mount',
  'wujie',
  'wujie-destroyed',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** Bytes of a host's script. */
export interface Size {
  minified: number;
  gzip: number;
  brotli: number;
}

/** A request that a server had, and the bytes of its answer: compressed, without headers. */
export interface Answered {
  path: string;
  bytes: number;
}

/** Bytes of JavaScript heap and numbers of objects of the page, after a garbage collection. */
export interface Memory {
  heap: number;
  documents: number;
  nodes: number;
  listeners: number;
}

/** In ms; one number a round, the same rounds for every host. */
export const timeNames = ['load', 'slowLoad', 'firstSwitch', 'laterSwitch'] as const;
export type TimeName = (typeof timeNames)[number];

export interface FrameworksRecord {
  date: string;
  seconds: number;
  /** Load average of the machine at the start and at the end. */
  load: number[];
  machine: Machine;
  /** Of the frameworks, what the sub-apps are written with, and what bundles everything. */
  versions: Record<FrameworkId | 'react' | 'vue' | 'esbuild', string>;
  method: {
    rounds: number;
    slowRounds: number;
    memoryRounds: number;
    /** Switches whose median is a round's `laterSwitch`, and before memory is read. */
    laterSwitches: number;
    memorySwitches: number;
    /** Of the slow line: ms to the first byte, bytes a second. */
    slowLine: { roundTrip: number; rate: number };
    /** How long a page stays open until its requests are counted, in ms. */
    settling: number;
  };
  sizes: Record<HostId, Size>;
  /** Bytes of the sub-apps' scripts. */
  appSizes: Record<'react' | 'vue', Size>;
  /** Of a page that shows the first sub-app for `settling`, in order. */
  traffic: Record<HostId, Answered[]>;
  times: Record<TimeName, Record<HostId, number[]>>;
  /** One of each a round: once both sub-apps have been shown, and after the switches. */
  memory: Record<HostId, { before: Memory[]; after: Memory[] }>;
  isolation: Record<ColumnId, Record<string, RecordedCell>>;
}
