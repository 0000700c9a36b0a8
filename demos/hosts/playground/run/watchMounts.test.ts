import type { interfaces } from 'garfish';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMounts } from './watchMounts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Hook = (appInfo: interfaces.AppInfo, ...rest: unknown[]) => void;

/** A watch, and what it has told. */
function watch() {
  const told: string[][] = [];
  const pending: string[] = [];
  const plugin = watchMounts({
    onChange: (names) => told.push([...names]),
    onPending: (name) => pending.push(name),
  })();
  const call = (hook: 'beforeMount' | 'afterMount' | 'beforeUnmount', name: string): void =>
    (plugin[hook] as unknown as Hook)({ name, entry: '' });
  return { told, pending, call };
}

test('what is being mounted is told, and what takes longer than ten seconds once', () => {
  const { told, pending, call } = watch();
  call('beforeMount', 'order');
  call('beforeMount', 'user');
  call('afterMount', 'user');
  expect(told).toEqual([['order'], ['order', 'user'], ['order']]);
  vi.advanceTimersByTime(60_000);
  expect(pending).toEqual(['order']);
});

test('what was mounted in time is not said to be on its way, when two instances have the same name', () => {
  const { pending, call } = watch();
  call('beforeMount', 'order');
  call('beforeMount', 'order');
  call('afterMount', 'order');
  call('afterMount', 'order');
  vi.advanceTimersByTime(60_000);
  expect(pending).toEqual([]);
});
