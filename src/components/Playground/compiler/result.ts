import type { CodePosition, CompiledScript } from '@site/demos/hosts/playground/messages/protocol';

/** One file within a bundle, and how its places are found in it. */
export interface BundledFile {
  file: string;
  /** Its first line in the bundle, counted from 1. */
  line: number;
  /** Source maps as JSON, from the compiled code back, one for each step. */
  maps: readonly string[];
}

export interface CompiledProject {
  kind: 'compiled';
  /** The main application. */
  main: CompiledScript;
  /** What is answered in place of the scripts that entries name, by path. */
  scripts: Readonly<Record<string, CompiledScript>>;
  /** HTML, styles and data, by path. */
  assets: Readonly<Record<string, string>>;
  /** What the bundles consist of, by the path of their first file. */
  bundles: Readonly<Record<string, readonly BundledFile[]>>;
  /** Compiled names with those of the source: `_garfish2` is what the reader called `Garfish`. */
  names: Readonly<Record<string, string>>;
}

/** Why something does not compile, in words, and where. */
export interface CodeFault {
  message: string;
  position: CodePosition;
}

export type CompileResult = CompiledProject | { kind: 'faulty'; faults: readonly CodeFault[] };

/** Ends the compilation of a file. */
export class FaultError extends Error {
  constructor(readonly fault: CodeFault) {
    super(fault.message);
  }
}
