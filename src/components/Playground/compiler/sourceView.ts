import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import type { BundledFile, CompiledProject } from './result';

/** How places and names of compiled code read in the source. */
export interface SourceView {
  /** Where a place of a bundle comes from; `undefined` when it is none of the reader's. */
  toSource: (position: CodePosition) => CodePosition | undefined;
  /** A message of the browser in the reader's names: `_garfish2.default` is what the reader called `Garfish`. */
  toSourceNames: (message: string) => string;
}

interface Place {
  line: number;
  column: number;
}

/** One step back. Where a compiler says nothing, what follows on the line does, then the line itself. */
function before(map: TraceMap, { line, column }: Place): Place {
  const needle = { line, column: column - 1 };
  const exact = originalPositionFor(map, needle);
  const found =
    exact.line === null ? originalPositionFor(map, { ...needle, bias: LEAST_UPPER_BOUND }) : exact;
  return found.line === null ? { line, column } : { line: found.line, column: found.column + 1 };
}

function lastBefore(files: readonly BundledFile[], line: number): BundledFile | undefined {
  return [...files].reverse().find((each) => each.line <= line);
}

export function sourceViewOf({ bundles, names }: Pick<CompiledProject, 'bundles' | 'names'>): SourceView {
  // Reading a map takes a while; few are ever asked for.
  const maps = new Map<string, TraceMap>();
  const mapOf = (json: string): TraceMap => {
    const map = maps.get(json) ?? new TraceMap(json);
    maps.set(json, map);
    return map;
  };
  return {
    toSource: ({ file: first, line, column }) => {
      const found = Object.hasOwn(bundles, first) ? lastBefore(bundles[first] ?? [], line) : undefined;
      if (!found) return undefined;
      const start: Place = { line: line - found.line + 1, column };
      return { file: found.file, ...found.maps.reduce((place, map) => before(mapOf(map), place), start) };
    },
    toSourceNames: (message) =>
      message.replaceAll(/\b(_\w+)\.default\b/g, (whole, name: string) =>
        Object.hasOwn(names, name) ? (names[name] ?? whole) : whole,
      ),
  };
}
