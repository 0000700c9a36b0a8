import { cut } from '../../../untrusted';
import { inspect } from '../console/inspect';
import type { CodePosition, FrameMessage } from '../messages/protocol';
import { limits } from '../messages/readFrameMessage';
import type { ScriptPlaces } from './scriptPlaces';

/** How many of them are named, of one error and in a row. */
const maximumReasons = 5;

/** The errors that an error was made from: those of an `AggregateError`, and its `cause`. */
function reasonsOf(error: Error): readonly unknown[] {
  const { errors }: { errors: readonly unknown[] } = error instanceof AggregateError ? error : { errors: [] };
  return [...errors, error.cause].slice(0, maximumReasons).filter((reason) => reason !== undefined);
}

/** An error, and below it what it was made from; whatever else was thrown, as the console shows it. */
function linesOf(error: unknown, ancestors: readonly unknown[] = []): string[] {
  const mark = ancestors.length === 0 ? '' : '原因：';
  if (!(error instanceof Error)) return [mark + inspect(error).preview];
  const isKnown = ancestors.includes(error) || ancestors.length === maximumReasons;
  const reasons = isKnown ? [] : reasonsOf(error).flatMap((reason) => linesOf(reason, [...ancestors, error]));
  return [mark + String(error).trim(), ...reasons.slice(0, maximumReasons)];
}

function messageOf(error: unknown): string {
  try {
    return cut(linesOf(error).join('\n'), limits.text);
  } catch {
    return '[无法查看]';
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
    // The browser hands no syntax error over. What it puts in front of it stands in front already.
    const isHandedOver = !browser || (error !== undefined && error !== null);
    const message = isHandedOver ? messageOf(error) : browser.message.replace(/^Uncaught /, '');
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
