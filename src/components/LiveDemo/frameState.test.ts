import { describe, expect, it } from 'vitest';
import type { FrameMessage, LifecycleEvent } from '../../../demos/protocol';
import { initialState, isRunning, reduceFrame, type FrameAction, type FrameState } from './frameState';

function after(...actions: FrameAction[]): FrameState {
  return actions.reduce(reduceFrame, initialState);
}

function message(content: FrameMessage): FrameAction {
  return { type: 'message', message: content };
}

function event(id: number): LifecycleEvent {
  return { id, kind: 'hook', time: id, name: 'beforeLoad', arguments: [] };
}

const start: FrameAction = { type: 'start' };

describe('a frame', () => {
  it('is loading from the start on and follows what it says', () => {
    expect(after(start)).toMatchObject({ run: 1, status: 'loading' });
    expect(after(start, message({ type: 'state', state: 'shown' })).status).toBe('shown');
  });

  it('is another one after each start, with nothing left of the last but its events to compare with', () => {
    const state = after(
      start,
      message({ type: 'event', event: event(1) }),
      message({ type: 'error', kind: 'error', message: 'a' }),
      start,
    );
    expect(state).toEqual({ ...initialState, run: 2, status: 'loading', lastEvents: [event(1)] });
    expect(after(start, message({ type: 'event', event: event(1) }), start, start).lastEvents).toEqual([
      event(1),
    ]);
  });

  it('leaves its events to read when it is stopped', () => {
    const state = after(start, message({ type: 'event', event: event(1) }), { type: 'stop' });
    expect(state).toMatchObject({ status: 'stopped', events: [{ id: 1 }] });
  });

  it('runs from its start until it is stopped, whatever became of the app', () => {
    const silent: FrameAction = { type: 'silence', message: 'x' };
    const states = [after(), after(start), after(start, silent), after(start, { type: 'stop' })];
    expect(states.map(isRunning)).toEqual([false, true, true, false]);
  });

  it('has failed when it is silent', () => {
    expect(after(start, { type: 'silence', message: 'x' })).toMatchObject({
      status: 'failed',
      problems: [{ kind: 'timeout', message: 'x' }],
    });
  });

  it('that speaks after all has not failed; its errors stay', () => {
    const state = after(
      start,
      message({ type: 'error', kind: 'error', message: 'a' }),
      { type: 'silence', message: 'x' },
      message({ type: 'state', state: 'shown' }),
    );
    expect(state).toMatchObject({ status: 'shown', problems: [{ kind: 'error', message: 'a' }] });
  });

  it('that loads an app anew leaves the problems of the last one behind', () => {
    const state = after(
      start,
      message({ type: 'error', kind: 'error', message: 'a' }),
      message({ type: 'state', state: 'failed' }),
      message({ type: 'state', state: 'loading' }),
    );
    expect(state).toMatchObject({ status: 'loading', problems: [] });
  });

  it('that gives up keeps what took too long', () => {
    const state = after(
      start,
      message({ type: 'error', kind: 'timeout', message: 'mount()' }),
      message({ type: 'state', state: 'failed' }),
    );
    expect(state).toMatchObject({ status: 'failed', problems: [{ message: 'mount()' }] });
  });
});

describe('what a frame says is bounded', () => {
  it('the latest 300 events', () => {
    const actions = Array.from({ length: 310 }, (_, index) =>
      message({ type: 'event', event: event(index) }),
    );
    const { events } = after(start, ...actions);
    expect([events.length, events[0]?.id, events.at(-1)?.id]).toEqual([300, 10, 309]);
  });

  it('the first three problems, each once', () => {
    const texts = ['a', 'a', 'b', 'c', 'd'];
    const { problems } = after(
      start,
      ...texts.map((text) => message({ type: 'error', kind: 'error', message: text })),
    );
    expect(problems.map((each) => each.message)).toEqual(['a', 'b', 'c']);
  });
});
