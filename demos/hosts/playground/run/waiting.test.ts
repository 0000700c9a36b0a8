import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WaitingMessage } from '../messages/protocol';
import { tellWaiting } from './waiting';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch() {
  const told: Omit<WaitingMessage, 'type'>[] = [];
  const waiting = tellWaiting(({ requests, url, mounting }) => told.push({ requests, url, mounting }));
  return { told, ...waiting };
}

test('what is over at once is not told', () => {
  const { told, change } = watch();
  change({ requests: 1, url: '/a' });
  change({ requests: 0, url: '' });
  vi.runAllTimers();
  expect(told).toEqual([]);
});

test('what takes a while is told as it is by then, and so is its end', () => {
  const { told, change } = watch();
  change({ requests: 1, url: '/a' });
  change({ requests: 2 });
  vi.runAllTimers();
  change({ requests: 1 });
  vi.runAllTimers();
  change({ mounting: ['order'], requests: 0, url: '' });
  vi.runAllTimers();
  change({ mounting: [] });
  expect(told).toEqual([
    { requests: 2, url: '/a', mounting: [] },
    { requests: 1, url: '/a', mounting: [] },
    { requests: 0, url: '', mounting: ['order'] },
    { requests: 0, url: '', mounting: [] },
  ]);
});

test('who asks is answered with what it is now', () => {
  const { told, change, count } = watch();
  change({ requests: 2, url: '/a' });
  change({ mounting: ['order'] });
  expect([count(), told]).toEqual([3, []]);
  change({ requests: 0, url: '', mounting: [] });
  expect(count()).toBe(0);
});
