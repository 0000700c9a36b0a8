import { describe, expect, it } from 'vitest';
import {
  readFrameMessage,
  readPageMessage,
  toEnvelope,
  type EventArgument,
  type FrameMessage,
  type LifecycleEvent,
  type PageMessage,
} from './protocol';

const frameMessages: FrameMessage[] = [
  { type: 'state', state: 'shown' },
  {
    type: 'event',
    event: {
      id: 1,
      kind: 'hook',
      time: 2.5,
      name: 'beforeLoad',
      arguments: [{ name: 'appInfo.name', value: '"a"' }],
    },
  },
  { type: 'error', kind: 'timeout', message: 'mount' },
];

const pageMessages: PageMessage[] = [
  { type: 'theme', theme: 'dark' },
  { type: 'command', command: 'hide' },
];

describe('messages survive the way through an envelope', () => {
  it.each(frameMessages)('frame: $type', (message) => {
    expect(readFrameMessage(structuredClone(toEnvelope(message)))).toEqual(message);
  });

  it.each(pageMessages)('page: $type', (message) => {
    expect(readPageMessage(structuredClone(toEnvelope(message)))).toEqual(message);
  });
});

describe('anything else is no message', () => {
  const strangers: unknown[] = [
    undefined,
    null,
    'state',
    { type: 'state', state: 'shown' },
    { channel: 'other', type: 'state', state: 'shown' },
    { channel: 'garfish-demo', type: 'state', state: 'asleep' },
    {
      channel: 'garfish-demo',
      type: 'event',
      event: { id: 1, kind: 'hook', time: 1, name: 'x', arguments: [{ name: 1 }] },
    },
    {
      channel: 'garfish-demo',
      type: 'event',
      event: { id: 1, kind: 'x', time: 1, name: 'x', arguments: [] },
    },
    { channel: 'garfish-demo', type: 'error', kind: 'other', message: '' },
    { channel: 'garfish-demo', type: 'event', event: null },
    {
      channel: 'garfish-demo',
      type: 'event',
      event: { id: 1, kind: 'hook', time: Infinity, name: 'x', arguments: [] },
    },
    { channel: 'garfish-demo', type: 'theme', theme: 'sepia' },
    { channel: 'garfish-demo', type: 'command', command: 'run' },
  ];

  it.each(strangers)('%j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
    expect(readPageMessage(data)).toBeUndefined();
  });

  it('a side does not take its own messages for the other’s', () => {
    expect(readPageMessage(toEnvelope({ type: 'state', state: 'shown' }))).toBeUndefined();
    expect(readFrameMessage(toEnvelope({ type: 'theme', theme: 'dark' }))).toBeUndefined();
  });
});

describe('long texts are cut', () => {
  const long = 'x'.repeat(1_000_000);

  it('of an error', () => {
    const read = readFrameMessage(toEnvelope({ type: 'error', kind: 'error', message: long }));
    expect(JSON.stringify(read)).toMatch(/"x{9994}…（已截断）"/);
  });

  it('of an event, and its arguments beyond twenty', () => {
    const event: LifecycleEvent = {
      id: 1,
      kind: 'hook',
      time: 1,
      name: long,
      arguments: Array.from({ length: 1000 }, () => ({ name: long, value: long })),
    };
    expect(JSON.stringify(readFrameMessage(toEnvelope({ type: 'event', event }))).length).toBeLessThan(
      10_000,
    );
  });

  it('a list without items is not walked through', () => {
    const list: EventArgument[] = [];
    list.length = 2 ** 32 - 1;
    const event: LifecycleEvent = { id: 1, kind: 'hook', time: 1, name: '', arguments: list };
    expect(readFrameMessage(toEnvelope({ type: 'event', event }))).toBeUndefined();
  });
});
