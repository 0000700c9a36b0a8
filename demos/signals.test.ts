import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { after, firstOf, refuseAborted } from './signals';

describe('after', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('aborts when the time has passed, not before', () => {
    const signal = after(100);
    vi.advanceTimersByTime(99);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });
});

describe('firstOf', () => {
  test.each([0, 1])('aborts with signal %i', (index) => {
    const controllers = [new AbortController(), new AbortController()];
    const signal = firstOf(...controllers.map((each) => each.signal));
    const onAbort = vi.fn();
    signal.addEventListener('abort', onAbort);
    expect(signal.aborted).toBe(false);
    controllers[index]?.abort();
    controllers[1 - index]?.abort();
    expect(signal.aborted).toBe(true);
    expect(onAbort).toHaveBeenCalledOnce();
  });

  test('has aborted when one of them had', () => {
    expect(firstOf(new AbortController().signal, AbortSignal.abort()).aborted).toBe(true);
  });
});

describe('refuseAborted', () => {
  test('throws what an aborted request rejects with', () => {
    expect(() => refuseAborted(AbortSignal.abort())).toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  test('lets one pass that has not aborted', () => {
    expect(() => refuseAborted(new AbortController().signal)).not.toThrow();
  });
});
