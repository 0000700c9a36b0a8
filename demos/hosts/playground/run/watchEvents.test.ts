import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { watchEvents } from './watchEvents';

test('events that go through the channel are noted, and arrive as without it', () => {
  const channel = new EventEmitter();
  const events = watchEvents(channel);
  const received: unknown[] = [];
  expect(channel.emit('nobody')).toBe(false);
  channel.on('add to cart', (...values: unknown[]) => received.push(values));
  expect(events.listeners('add to cart')).toBe(1);
  expect(channel.emit('add to cart', 1, 'two')).toBe(true);
  channel.removeAllListeners();
  expect(channel.emit('add to cart')).toBe(false);
  expect(received).toEqual([[1, 'two']]);
  expect(events.names()).toEqual(['nobody', 'add to cart']);
  expect(['nobody', 'add to cart', 'other'].map(events.count)).toEqual([1, 2, 0]);
  expect(events.listeners('add to cart')).toBe(0);
  expect(Object.keys(channel)).not.toContain('emit');
});

test('one is sent again with what it carried, and is not counted', () => {
  const channel = new EventEmitter();
  const events = watchEvents(channel);
  const received: unknown[] = [];
  channel.on('cart:add', (...values: unknown[]) => received.push(values));
  expect(events.emitAgain('cart:add')).toBe(false);
  channel.emit('cart:add', { name: 'cup' });
  expect(events.emitAgain('cart:add')).toBe(true);
  expect(received).toEqual([[{ name: 'cup' }], [{ name: 'cup' }]]);
  expect(events.count('cart:add')).toBe(1);
});
