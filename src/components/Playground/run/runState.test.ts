import { describe, expect, test } from 'vitest';
import type { CodePosition } from '@site/demos/hosts/playground/messages/protocol';
import type { RunMessage } from './intake';
import { idle, withMessages, withSilence, type RunState, type RunStatus } from './runState';

const source = {
  toSource: ({ file, line, column }: CodePosition) =>
    file === 'main.ts' ? { file: 'source.ts', line: line + 100, column } : undefined,
  toSourceNames: (message: string) => message.replaceAll('_garfish2.default', 'Garfish'),
};

const printed: RunMessage = { type: 'console', level: 'log', values: [{ kind: 'string', preview: 'a' }] };
const event = { id: 1, kind: 'hook', time: 1, name: 'beforeLoad', arguments: [] } as const;

function after(messages: readonly RunMessage[], before: RunState = { ...idle, status: 'opening' }): RunState {
  return withMessages(before, messages, source);
}

describe('what a message changes', () => {
  test.each<[string, RunMessage, Partial<RunState>]>([
    [
      'print',
      printed,
      { entries: [{ kind: 'console', level: 'log', values: [{ kind: 'string', preview: 'a' }] }] },
    ],
    [
      'failure, in the names of the source',
      {
        type: 'failure',
        kind: 'exception',
        message: '_garfish2.default.x',
        position: { file: 'main.ts', line: 3, column: 7 },
      },
      {
        entries: [
          {
            kind: 'failure',
            origin: 'exception',
            message: 'Garfish.x',
            position: { file: 'source.ts', line: 103, column: 7 },
          },
        ],
      },
    ],
    [
      'failure in no file of the reader',
      {
        type: 'failure',
        kind: 'exception',
        message: 'x',
        position: { file: 'constructor', line: 3, column: 7 },
      },
      { entries: [{ kind: 'failure', origin: 'exception', message: 'x' }] },
    ],
    [
      'failure without a place',
      { type: 'failure', kind: 'rejection', message: 'x' },
      { entries: [{ kind: 'failure', origin: 'rejection', message: 'x' }] },
    ],
    [
      'lifecycle',
      { type: 'lifecycle', event: { ...event, arguments: [] } },
      { lifecycle: [{ ...event, arguments: [] }] },
    ],
    [
      'address',
      { type: 'address', path: '/a', canGoBack: true, canGoForward: false },
      { address: { path: '/a', canGoBack: true, canGoForward: false } },
    ],
    ['end', { type: 'ended', isComplete: true }, { status: 'finished' }],
    ['early end', { type: 'ended', isComplete: false }, { status: 'threw' }],
    ['refusal', { type: 'refused' }, { status: 'refused' }],
  ])('%s', (_name, message, change) => {
    expect(after([message])).toEqual({ ...idle, status: 'running', ...change });
  });
});

test('the first batch says that the run has started, a later one nothing', () => {
  expect(after([]).status).toBe('running');
  expect(after([printed], { ...idle, status: 'silent' }).status).toBe('silent');
});

test.each<RunStatus>(['running', 'finished', 'threw'])(
  'a program that was silent for a while and speaks again is where it was: %s',
  (status) => {
    const silent = withSilence({ ...idle, status }, 'noLongerAlive');
    expect(silent.status).toBe('silent');
    expect(withSilence(silent, 'none').status).toBe(status);
  },
);

test('a program whose frame comes late after all is running', () => {
  const late = withSilence({ ...idle, status: 'opening' }, 'notYetAlive');
  expect(late.status).toBe('notLoaded');
  expect(withSilence(late, 'none').status).toBe('running');
});

test('messages add up in order', () => {
  const { entries } = after([printed, { type: 'failure', kind: 'exception', message: 'x' }, printed]);
  expect(entries.map(({ kind }) => kind)).toEqual(['console', 'failure', 'console']);
});

test('the same line again is counted, a label of a group is not', () => {
  const label: RunMessage = { ...printed, group: 'open' };
  const { entries } = after([printed, printed, printed, label, label, printed]);
  expect(entries.map(({ times = 1 }) => times)).toEqual([3, 1, 1, 1]);
});

test('a cleared console is empty, and what the preview waits for is the latest', () => {
  const waiting = { requests: 1, url: '/a', mounting: [] };
  const state = after([printed, { type: 'clear' }, { type: 'waiting', ...waiting }]);
  expect(state.entries).toEqual([]);
  expect(state.waiting).toEqual(waiting);
});

test('calls that are none of the reader’s are left out of a stack', () => {
  const place = { file: 'main.ts', line: 1, column: 1 };
  const stack = [
    { name: 'a', position: place },
    { name: 'b', position: { ...place, line: 9 } },
  ];
  const message: RunMessage = { type: 'console', level: 'log', values: [], position: place, stack };
  const own = { ...source, toSource: (at: typeof place) => (at.line === 9 ? undefined : at) };
  expect(withMessages(idle, [message], own).entries).toEqual([
    { kind: 'console', level: 'log', values: [], position: place, stack: [stack[0]] },
  ]);
});

test('a message that grows when names are put back is cut', () => {
  const grow = { ...source, toSourceNames: (message: string) => message.replaceAll('_', 'x'.repeat(1_000)) };
  const message: RunMessage = { type: 'failure', kind: 'exception', message: '_'.repeat(1_000) };
  expect(JSON.stringify(withMessages(idle, [message], grow)).length).toBeLessThan(11_000);
});
