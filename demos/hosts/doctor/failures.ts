import { cut } from '../../untrusted';
import type { Failure, Stage } from './protocol';

const maximumFailures = 60;
const maximumText = 600;

export function messageOf(error: unknown): string {
  return cut(error instanceof Error ? `${error.name}: ${error.message.trim()}` : String(error), maximumText);
}

export interface FailureLog {
  failures: readonly Failure[];
  add: (kind: Failure['kind'], error: unknown, file?: string) => void;
}

function printed(values: readonly unknown[]): string {
  return values.map((value) => messageOf(value).replace(/^Error: /, '')).join(' ');
}

/** Notes what is thrown, rejected and printed as an error or a warning, each once. */
export function watchFailures(stage: () => Stage): FailureLog {
  const failures: Failure[] = [];
  const add: FailureLog['add'] = (kind, error, file = '') => {
    const message = messageOf(error);
    const isKnown = failures.some((each) => each.message === message && each.kind === kind);
    if (!isKnown && failures.length < maximumFailures) failures.push({ kind, stage: stage(), message, file });
  };
  for (const [level, kind] of [
    ['error', 'console'],
    ['warn', 'warning'],
  ] as const) {
    // Said in the report, and not in the console of the documents as well.
    console[level] = (...values: unknown[]) => add(kind, printed(values));
  }
  window.addEventListener('error', (event) => {
    if (event.target !== window) return;
    add('exception', (event.error as unknown) ?? event.message, event.filename);
    event.preventDefault();
  });
  window.addEventListener('unhandledrejection', (event) => {
    add('rejection', event.reason);
    event.preventDefault();
  });
  return { failures, add };
}
