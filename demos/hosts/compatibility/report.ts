import { isFields } from '../../untrusted';
import { leftoverKinds, type Leftover } from './leftovers';

/** What is tried of a sub-app, in this order. */
export const steps = ['load', 'mount', 'hideShow', 'cleanup', 'remount'] as const;
export type Step = (typeof steps)[number];

export type StepResult =
  | 'passed'
  /** A step that it needs did not pass. */
  | 'skipped'
  /** The step threw, or what should be seen after it was not. `message` is the real one. */
  | { state: 'failed'; message: string }
  /** It did not end. `message`: what was thrown meanwhile and caught by nobody, if anything. */
  | { state: 'timeout'; message: string }
  /** After unmounting, this was in the host's window that was not there before loading. */
  | { state: 'left'; leftovers: readonly Leftover[] };

export type Results = Readonly<Record<Step, StepResult>>;

/** What the page tells the page around it, once. */
export interface CompatibilityMessage {
  type: 'compatibility-report';
  results: Results;
}

function isLeftover(value: unknown): value is Leftover {
  return (
    isFields(value) &&
    typeof value['name'] === 'string' &&
    leftoverKinds.some((kind) => kind === value['kind'])
  );
}

function isStepResult(value: unknown): value is StepResult {
  if (!isFields(value)) return value === 'passed' || value === 'skipped';
  const { state, message, leftovers } = value;
  if (state === 'failed' || state === 'timeout') return typeof message === 'string';
  return state === 'left' && Array.isArray(leftovers) && leftovers.every(isLeftover);
}

/** Whether a value, of a message or of the JSON file, is what a sub-app gave in a mode. */
export function isResults(value: unknown): value is Results {
  return isFields(value) && steps.every((step) => isStepResult(value[step]));
}

/** Whether what a frame sent is this page's message. */
export function isCompatibilityMessage(value: unknown): value is CompatibilityMessage {
  return isFields(value) && value['type'] === 'compatibility-report' && isResults(value['results']);
}
