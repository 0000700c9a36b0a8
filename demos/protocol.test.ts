import { describe, expect, it } from 'vitest';
import {
  readFrameMessage,
  readPageMessage,
  toEnvelope,
  type FrameMessage,
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
  { type: 'request', id: 3, url: '/demos/apps/a/main.js' },
];

const pageMessages: PageMessage[] = [
  { type: 'theme', theme: 'dark' },
  { type: 'command', command: 'hide' },
  { type: 'file', id: 3, url: 'http://a/', status: 200, contentType: 'text/html', body: '' },
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
    { channel: 'garfish-demo', type: 'request', id: '1', url: '/' },
    { channel: 'garfish-demo', type: 'theme', theme: 'sepia' },
    { channel: 'garfish-demo', type: 'command', command: 'run' },
    { channel: 'garfish-demo', type: 'file', id: 1, url: '', status: 200, contentType: 'text/html' },
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
