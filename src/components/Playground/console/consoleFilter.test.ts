import { describe, expect, test } from 'vitest';
import type { ConsoleEntry, PrintedEntry } from '../run/runState';
import { countLevels, everything, visibleEntries } from './consoleFilter';
import { consoleText } from './consoleText';

function line(preview: string, more: Partial<PrintedEntry> = {}): ConsoleEntry {
  return { kind: 'console', level: 'log', values: [{ kind: 'string', preview }], ...more };
}

const failure: ConsoleEntry = {
  kind: 'failure',
  origin: 'rejection',
  message: 'TypeError: lost',
  position: { file: 'order/main.ts', line: 2, column: 3 },
};

const label = line('label', { group: 'open' });
const folded = line('folded', { group: 'collapsed', depth: 1 });
const entries: readonly ConsoleEntry[] = [
  line('first'),
  label,
  line('in', { depth: 1, level: 'warn' }),
  folded,
  line('hidden', { depth: 2, level: 'error' }),
  failure,
  line('still hidden', { depth: 2 }),
  line('after', { times: 3 }),
];

function shown(filter = everything, toggled: readonly ConsoleEntry[] = []): string[] {
  return visibleEntries(entries, filter, new Set(toggled)).map((entry) =>
    entry.kind === 'failure' ? entry.message : (entry.values[0]?.preview ?? ''),
  );
}

describe('groups', () => {
  test('hide what is in them when they are folded, but no error that nobody caught', () => {
    expect(shown()).toEqual(['first', 'label', 'in', 'folded', 'TypeError: lost', 'after']);
  });

  test('are folded and opened by the reader', () => {
    expect(shown(everything, [folded])).toHaveLength(entries.length);
    expect(shown(everything, [label])).toEqual(['first', 'label', 'TypeError: lost', 'after']);
  });
});

test('a filter finds lines in folded groups, too', () => {
  expect(shown({ level: 'error', text: '' })).toEqual(['hidden', 'TypeError: lost']);
  expect(shown({ level: 'warn', text: '' })).toEqual(['in']);
  expect(shown({ level: 'all', text: ' HIDDEN ' })).toEqual(['hidden', 'still hidden']);
  expect(shown({ level: 'error', text: 'lost' })).toEqual(['TypeError: lost']);
  expect(shown({ level: 'info', text: 'nothing' })).toEqual([]);
});

test('repeated lines are counted as often as they came', () => {
  expect(countLevels(entries)).toEqual({ all: 10, error: 2, warn: 1, info: 7 });
});

test('lines are copied with their levels, places and depth', () => {
  const table: ConsoleEntry = {
    kind: 'console',
    level: 'log',
    values: [
      {
        kind: 'table',
        preview: 'Array(1)',
        entries: [
          {
            key: '0',
            value: {
              kind: 'object',
              preview: '',
              entries: [{ key: 'id', value: { kind: 'number', preview: '1' } }],
            },
          },
        ],
      },
    ],
    stack: [{ name: 'inner', position: { file: 'main.ts', line: 1, column: 2 } }],
  };
  expect(consoleText([line('a', { depth: 1, times: 2 }), failure, table])).toBe(
    '  a ×2\n[error] TypeError: lost  (order/main.ts:2:3)\n\n\tid\n0\t1\n  inner main.ts:1:2\n',
  );
});
