import { decodedMappings, TraceMap, type SourceMapSegment } from '@jridgewell/trace-mapping';
import type { TransformResult } from 'sucrase';

type SucraseMap = NonNullable<TransformResult['sourceMap']>;

/**
 * An empty part of a template literal: between its quote and `${`, two of those, `}` and its quote. Sucrase's map loses
 * every column behind the first one. (3.35: its token begins where the next one does, and the columns are counted by
 * tokens that begin later and later.)
 */
const emptyPart = /`(?:\$\{|`)|\}(?:\$\{|`)/;

const word = /[\w$]+|[^\s\w$]/g;

function commonLength(a: string, b: string, from: (text: string, index: number) => string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && from(a, length) === from(b, length)) length += 1;
  return length;
}

/** Sucrase changes a line in few places: what is before and behind them stands in the source too. */
function segmentsOf(compiled: string, source: string, line: number): SourceMapSegment[] {
  const ahead = commonLength(compiled, source, (text, index) => text.charAt(index));
  const behind = commonLength(compiled, source, (text, index) => text.charAt(text.length - 1 - index));
  return [...compiled.matchAll(word)].map(({ index }): SourceMapSegment => {
    if (index < ahead) return [index, 0, line, index];
    const isBehind = index >= compiled.length - behind;
    return [index, 0, line, isBehind ? index + source.length - compiled.length : ahead];
  });
}

/**
 * Gives the columns back that Sucrase's map has lost. Its lines are right: they stand where they stood.
 *
 * @returns the map as JSON
 */
export function repairColumns(map: SucraseMap, compiled: string, source: string): string {
  const json = JSON.stringify(map);
  const lost = emptyPart.exec(source);
  if (!lost) return json;
  const firstLost = source.slice(0, lost.index).split('\n').length - 1;
  const sourceLines = source.split('\n');
  const known = decodedMappings(new TraceMap(json));
  const mappings = compiled
    .split('\n')
    .map((text, line) =>
      line < firstLost ? (known[line] ?? []) : segmentsOf(text, sourceLines[line] ?? '', line),
    );
  return JSON.stringify({ ...map, mappings });
}
