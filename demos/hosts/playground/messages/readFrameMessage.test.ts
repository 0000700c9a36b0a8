import { describe, expect, test } from 'vitest';
import type { FrameMessage, InspectedValue } from './protocol';
import { limits, readFrameMessage } from './readFrameMessage';

const text: InspectedValue = { kind: 'string', preview: 'a' };
const long = 'x'.repeat(1_000_000);

function printed(...values: unknown[]): unknown {
  return { type: 'console', level: 'log', values };
}

describe('a message of ours', () => {
  const messages: FrameMessage[] = [
    {
      type: 'console',
      level: 'warn',
      values: [text, { kind: 'object', preview: '{}', entries: [{ key: 'a', value: text }] }],
    },
    {
      type: 'console',
      level: 'log',
      values: [{ kind: 'string', preview: 'a', style: { color: 'red' } }],
      position: { file: 'main.ts', line: 1, column: 1 },
      depth: 2,
      group: 'collapsed',
      stack: [{ name: 'f', position: { file: 'main.ts', line: 1, column: 1 } }],
    },
    { type: 'clear' },
    { type: 'waiting', requests: 2, url: 'https://order.example.com/', mounting: ['order'] },
    { type: 'failure', kind: 'exception', message: 'a' },
    { type: 'failure', kind: 'rejection', message: 'a', position: { file: 'main.ts', line: 1, column: 1 } },
    { type: 'lifecycle', event: { id: 1, kind: 'hook', time: 1, name: 'a', arguments: [] } },
    { type: 'address', path: '/', canGoBack: true, canGoForward: false },
    { type: 'request', id: 1, url: '/' },
    { type: 'ended', isComplete: true },
    { type: 'refused' },
    { type: 'alive' },
  ];

  test.each(messages)('$type is read as it is', (message) => {
    expect(readFrameMessage(structuredClone(message))).toEqual(message);
  });

  test('loses what is not known', () => {
    const message = { type: 'alive', toString: 1, extra: long };
    expect(readFrameMessage(message)).toEqual({ type: 'alive' });
  });
});

describe('anything else is no message', () => {
  const failure = { type: 'failure', kind: 'exception', message: 'a' };
  const event = { id: 1, kind: 'hook', time: 1, name: 'a', arguments: [] };
  test.each<[unknown]>([
    [undefined],
    [null],
    [1],
    ['console'],
    [[]],
    [{}],
    [{ type: 'start' }],
    [{ type: '__proto__' }],
    [{ type: 'console' }],
    [{ type: 'console', level: 'log' }],
    [{ type: 'console', level: 'trace', values: [] }],
    [{ type: 'console', level: 'log', values: { length: 1, 0: text } }],
    [printed(null)],
    [printed({ kind: 'string', preview: {} })],
    [printed({ kind: 'html', preview: '' })],
    [printed({ ...text, entries: 'a' })],
    [printed({ ...text, entries: [null] })],
    [printed({ ...text, entries: [{ key: 1, value: text }] })],
    [printed({ ...text, entries: [{ key: 'a', value: { kind: 'string', preview: 1 } }] })],
    [{ type: 'waiting', requests: 'many', url: '', mounting: [] }],
    [{ type: 'waiting', requests: 1, url: '', mounting: [5] }],
    [{ ...failure, message: 5 }],
    [{ ...failure, kind: 'syntax' }],
    [{ ...failure, position: null }],
    [{ ...failure, position: { line: 1, column: 1 } }],
    [{ ...failure, position: { file: long, line: 1, column: 1 } }],
    [{ ...failure, position: { file: 'main.ts', line: 0, column: 1 } }],
    [{ ...failure, position: { file: 'main.ts', line: NaN, column: 1 } }],
    [{ ...failure, position: { file: 'main.ts', line: 1.5, column: 1 } }],
    [{ type: 'lifecycle', event: null }],
    [{ type: 'lifecycle', event: { ...event, time: NaN } }],
    [{ type: 'lifecycle', event: { ...event, name: {} } }],
    [{ type: 'lifecycle', event: { ...event, arguments: [{}] } }],
    [{ type: 'address', path: {}, canGoBack: true, canGoForward: true }],
    [{ type: 'address', path: '/', canGoBack: 1, canGoForward: true }],
    [{ type: 'request', id: '1', url: '/' }],
    [{ type: 'request', id: 1, url: long }],
    [{ type: 'ended' }],
  ])('%j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });
});

describe('what is too large is cut', () => {
  function nested(depth: number): InspectedValue {
    return depth === 0
      ? text
      : { kind: 'object', preview: 'o', entries: [{ key: 'k', value: nested(depth - 1) }] };
  }
  const circle = { kind: 'object', preview: 'o', entries: [{ key: 'k', value: {} }] };
  circle.entries = [{ key: 'k', value: circle }];
  const wide = {
    kind: 'object',
    preview: 'o',
    entries: Array.from({ length: 10_000 }, () => ({ key: 'k', value: nested(3) })),
  };
  const place = { file: 'main.ts', line: 1, column: 1 };
  const hostileLine = { type: 'console', level: 'log', values: [text] };
  const endless: unknown[] = [];
  endless.length = 2 ** 32 - 1;

  test.each<[string, unknown]>([
    ['a text', printed({ kind: 'string', preview: long })],
    ['many texts', printed(...Array.from({ length: 1_000 }, () => ({ kind: 'string', preview: long })))],
    ['a name', printed({ kind: 'object', preview: '', entries: [{ key: long, value: text }] })],
    ['depth', printed(nested(1_000))],
    ['a circle', printed(circle)],
    ['width', printed(wide)],
    [
      'a stack',
      { ...hostileLine, stack: Array.from({ length: 1_000 }, () => ({ name: long, position: place })) },
    ],
    ['groups', { ...hostileLine, depth: 1_000_000 }],
    ['waiting', { type: 'waiting', requests: 1, url: long, mounting: Array(1_000).fill(long) }],
    ['an error', { type: 'failure', kind: 'exception', message: long }],
    ['an address', { type: 'address', path: long, canGoBack: true, canGoForward: true }],
    ['a hook', { type: 'lifecycle', event: { id: 1, kind: 'hook', time: 1, name: long, arguments: [] } }],
  ])('%s', (_name, data) => {
    const read = readFrameMessage(data);
    expect(read).toBeDefined();
    expect(JSON.stringify(read).length).toBeLessThan(2 * limits.allCharacters);
    // The page reads again what the frame has read.
    expect(JSON.stringify(readFrameMessage(read)).length).toBeLessThan(2 * limits.allCharacters);
  });

  test('a text says that it was', () => {
    const read = readFrameMessage(printed({ kind: 'string', preview: long }));
    expect(JSON.stringify(read)).toContain('x…（已截断）');
  });

  test('a list without items is not walked through', () => {
    expect(readFrameMessage({ type: 'console', level: 'log', values: endless })).toBeUndefined();
  });
});
