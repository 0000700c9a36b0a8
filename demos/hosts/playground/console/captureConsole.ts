import type { FrameMessage } from '../messages/protocol';
import type { ScriptPlaces } from '../run/scriptPlaces';
import { consoleMethods, type ConsoleLine } from './consoleMethods';

type ConsoleMessage = Extract<FrameMessage, { type: 'console' | 'clear' }>;

/** @returns whether more of these messages are taken */
type Report = (message: ConsoleMessage) => boolean;

/** Of `console.trace`; a line needs only the innermost of the reader's calls. */
const tracedCalls = 50;

/** The stack of the call that is being printed. Code can replace what makes it: then there is none. */
export function stackNow(calls = 10): string {
  const before = Error.stackTraceLimit;
  try {
    Error.stackTraceLimit = calls;
    const { stack } = new Error();
    return typeof stack === 'string' ? stack : '';
  } catch {
    return '';
  } finally {
    Error.stackTraceLimit = before;
  }
}

/** Reports what is printed, and prints it: the browser's own console shows more than ours. */
export function captureConsole(report: Report, places: ScriptPlaces): void {
  let isWanted = true;
  // What is looked at may print, too: a proxy, or what makes stack traces.
  let isReporting = false;
  let printed: readonly unknown[] = [];
  const send = (message: ConsoleMessage): void => {
    isWanted = report(message);
  };
  const toMessage = ({ hasStack = false, depth, ...line }: ConsoleLine): ConsoleMessage => {
    const stack = stackNow(hasStack ? tracedCalls : undefined);
    const calls = places.callsIn(stack);
    // A framework prints what the reader's code has thrown: it is of use where it was thrown.
    const thrown = places.isInPackage(stack) ? printed.map(places.ofError).find(Boolean) : undefined;
    const position = thrown ?? calls[0]?.position;
    return {
      type: 'console',
      ...line,
      ...(depth > 0 && { depth }),
      ...(position && { position }),
      ...(hasStack && { stack: calls }),
    };
  };
  const methods = consoleMethods(
    { print: (line) => send(toMessage(line)), clear: () => send({ type: 'clear' }) },
    () => performance.now(),
  );
  for (const [name, reportCall] of Object.entries(methods)) {
    const native: unknown = Reflect.get(console, name);
    if (typeof native !== 'function') continue;
    const print = native.bind(console) as (...values: unknown[]) => void;
    const method = (...values: unknown[]): void => {
      print(...values);
      if (!isWanted || isReporting) return;
      isReporting = true;
      printed = values;
      try {
        reportCall(...values);
      } catch {
        // A label that is no text. The browser has said so.
      } finally {
        isReporting = false;
        printed = [];
      }
    };
    Reflect.set(console, name, method);
  }
}
