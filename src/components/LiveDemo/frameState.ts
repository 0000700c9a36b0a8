import type { AppState, FrameMessage, LifecycleEvent } from '@site/demos/protocol';

/** `timeout`: nothing came back in time, which is no error of anybody’s code yet. */
export interface Problem {
  kind: 'error' | 'timeout';
  message: string;
}

export interface FrameState {
  /** Counts the frames that were started: each one is a new document. */
  run: number;
  /** `idle`: never started; `stopped`: the frame was removed. */
  status: 'idle' | 'stopped' | AppState;
  /** The frame has said something. */
  hasAnswered: boolean;
  problems: readonly Problem[];
  events: readonly LifecycleEvent[];
  /** Of the frame before. */
  lastEvents: readonly LifecycleEvent[];
}

export type FrameAction =
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'clear events' }
  /** The frame has said nothing for too long. */
  | { type: 'silence'; message: string }
  | { type: 'message'; message: FrameMessage };

export const initialState: FrameState = {
  run: 0,
  status: 'idle',
  hasAnswered: false,
  problems: [],
  events: [],
  lastEvents: [],
};

/** There is a frame, whatever became of the app in it. */
export function isRunning({ status }: Pick<FrameState, 'status'>): boolean {
  return status !== 'idle' && status !== 'stopped';
}

/** A demo that is left alone, or throws in a loop, must not grow the page. */
const eventLimit = 300;
const problemLimit = 3;

function addProblem(problems: readonly Problem[], problem: Problem): readonly Problem[] {
  const isKnown = problems.some(({ message }) => message === problem.message);
  return isKnown || problems.length === problemLimit ? problems : [...problems, problem];
}

/**
 * The problems that are still there in a state: an app that is loaded anew has none yet, and what took too long and came
 * after all is none any more.
 */
function problemsIn(state: AppState, problems: readonly Problem[]): readonly Problem[] {
  if (state === 'loading') return [];
  return state === 'failed' ? problems : problems.filter(({ kind }) => kind !== 'timeout');
}

function receive(state: FrameState, message: FrameMessage): FrameState {
  switch (message.type) {
    case 'state':
      return { ...state, status: message.state, problems: problemsIn(message.state, state.problems) };
    case 'event':
      return { ...state, events: [...state.events, message.event].slice(-eventLimit) };
    case 'error':
      return { ...state, problems: addProblem(state.problems, message) };
  }
}

export function reduceFrame(state: FrameState, action: FrameAction): FrameState {
  switch (action.type) {
    case 'start':
      return {
        ...initialState,
        run: state.run + 1,
        status: 'loading',
        // A frame that said nothing is no run to compare with.
        lastEvents: state.events.length > 0 ? state.events : state.lastEvents,
      };
    case 'stop':
      return { ...state, status: 'stopped', problems: [] };
    case 'clear events':
      return { ...state, events: [] };
    case 'silence':
      return {
        ...state,
        status: 'failed',
        problems: addProblem(state.problems, { kind: 'timeout', message: action.message }),
      };
    case 'message':
      return receive({ ...state, hasAnswered: true }, action.message);
  }
}
