import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { watchEvents } from './watchEvents';

test('events that go through the channel are noted, and arrive as without it', () => {
  const channel = new EventEmitter();
  const names = watchEvents(channel);
  const received: unknown[] = [];
  expect(channel.emit('nobody')).toBe(false);
  channel.on('cart:add', (...values: unknown[]) => received.push(values));
  expect(channel.emit('cart:add', 1, 'two')).toBe(true);
  channel.removeAllListeners();
  expect(channel.emit('cart:add')).toBe(false);
  expect(received).toEqual([[1, 'two']]);
  expect([...names]).toEqual(['nobody', 'cart:add']);
  expect(Object.keys(channel)).not.toContain('emit');
});
