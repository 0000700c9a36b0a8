import { cut } from '../../../untrusted';
import type { CodePosition, FrameMessage } from '../messages/protocol';
import { limits } from '../messages/readFrameMessage';
import type { ScriptPlaces } from './scriptPlaces';

function messageOf(error: unknown): string {
  try {
    return cut(error instanceof Error ? String(error).trim() : `Uncaught ${String(error)}`, limits.text);
  } catch {
    return 'Uncaught [无法查看]';
  }
}

type Failure = Extract<FrameMessage, { type: 'failure' }>;

/** What the browser says of an error besides the error itself, which it does not always hand over. */
interface Report {
  message: string;
  position?: CodePosition | undefined;
}

type ReportFailure = (kind: Failure['kind'], error: unknown, browser?: Report) => void;

/**
 * Makes what reports a value that the reader's code threw, or rejected a promise with. An error that comes by several
 * ways is reported once: Garfish rejects more than one promise with it.
 */
export function createFailures(report: (message: Failure) => void, places: ScriptPlaces): ReportFailure {
  const reported = new WeakSet();
  return (kind, error, browser) => {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    const position = places.ofError(error) ?? browser?.position;
    const message = browser && (error === undefined || error === null) ? browser.message : messageOf(error);
    report({ type: 'failure', kind, message, ...(position && { position }) });
  };
}

/** Reports what nobody catches, syntax errors that only the browser sees among it. */
export function reportUncaught(reportFailure: ReportFailure, places: ScriptPlaces): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    // A syntax error has no stack.
    reportFailure('exception', error, { message, position: places.at(filename, lineno, colno) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure('rejection', reason));
}
