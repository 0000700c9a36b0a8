import type { ConsoleLevel, GroupState, InspectedValue } from '../messages/protocol';
import { formatValues } from './formatValues';
import { inspect } from './inspect';
import { inspectTable } from './inspectTable';

/** What one call prints. */
export interface ConsoleLine {
  level: ConsoleLevel;
  values: readonly InspectedValue[];
  /** Within how many groups. */
  depth: number;
  /** The line is the label of a group, which the next lines are in. */
  group?: GroupState;
  /** The calls that led here belong to it. */
  hasStack?: boolean;
}

interface Output {
  print: (line: ConsoleLine) => void;
  clear: () => void;
}

export type ConsoleMethods = Readonly<Record<string, (...values: unknown[]) => void>>;

const maximumLabels = 1_000;

function text(preview: string): InspectedValue {
  return { kind: 'string', preview };
}

function note(preview: string): InspectedValue {
  return { kind: 'note', preview };
}

/** Counts and times by label, as many labels as anybody needs. */
function remember(map: Map<string, number>, label: string, value: number): void {
  if (map.has(label) || map.size < maximumLabels) map.set(label, value);
}

type Print = (level: ConsoleLevel, values: readonly InspectedValue[], more?: Partial<ConsoleLine>) => void;

function countMethods(print: Print): ConsoleMethods {
  const counts = new Map<string, number>();
  return {
    count: (value = 'default') => {
      const label = String(value);
      const count = (counts.get(label) ?? 0) + 1;
      remember(counts, label, count);
      print('log', [text(`${label}: ${count}`)]);
    },
    countReset: (value = 'default') => {
      const label = String(value);
      if (!counts.delete(label)) print('warn', [note(`没有名为“${label}”的计数。`)]);
    },
  };
}

function timeMethods(print: Print, now: () => number): ConsoleMethods {
  const starts = new Map<string, number>();
  const printTime = (label: string, values: readonly unknown[]): void => {
    const start = starts.get(label);
    if (start === undefined) print('warn', [note(`没有名为“${label}”的计时。`)]);
    else print('log', [text(`${label}: ${(now() - start).toFixed(1)} ms`), ...formatValues(values)]);
  };
  return {
    time: (value = 'default') => {
      const label = String(value);
      if (starts.has(label)) print('warn', [note(`名为“${label}”的计时已经开始。`)]);
      else remember(starts, label, now());
    },
    timeLog: (value = 'default', ...values) => printTime(String(value), values),
    timeEnd: (value = 'default') => {
      const label = String(value);
      printTime(label, []);
      starts.delete(label);
    },
  };
}

/**
 * The methods of a console: what each call prints, and nothing of where.
 *
 * @param now milliseconds, for what measures time
 */
export function consoleMethods({ print: write, clear }: Output, now: () => number): ConsoleMethods {
  let depth = 0;
  const print: Print = (level, values, more) => write({ level, values, depth, ...more });
  const plain =
    (level: ConsoleLevel) =>
    (...values: unknown[]): void =>
      print(level, formatValues(values));
  const group =
    (state: GroupState) =>
    (...values: unknown[]): void => {
      print('log', values.length > 0 ? formatValues(values) : [text('console.group')], { group: state });
      depth += 1;
    };
  return {
    log: plain('log'),
    info: plain('info'),
    warn: plain('warn'),
    error: plain('error'),
    debug: plain('debug'),
    dirxml: plain('log'),
    dir: (value) => print('log', [inspect(value)]),
    table: (data, columns) => print('log', [inspectTable(data, columns)]),
    group: group('open'),
    groupCollapsed: group('collapsed'),
    groupEnd: () => {
      depth = Math.max(0, depth - 1);
    },
    assert: (condition, ...values) => {
      if (!condition) print('error', [note('断言不成立'), ...formatValues(values)]);
    },
    trace: (...values) =>
      print('log', values.length > 0 ? formatValues(values) : [text('console.trace')], { hasStack: true }),
    clear: () => {
      depth = 0;
      clear();
      print('log', [note('代码调用了 console.clear()。')]);
    },
    ...countMethods(print),
    ...timeMethods(print, now),
  };
}
