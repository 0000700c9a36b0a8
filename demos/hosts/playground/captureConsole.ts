import { inspect } from './inspect';
import type { ConsoleLevel, InspectedValue } from './protocol';

const levels: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];

type Report = (level: ConsoleLevel, values: readonly InspectedValue[]) => void;

/** Reports what is printed, and prints it: the browser's own console shows more than ours. */
export function captureConsole(report: Report): void {
  for (const level of levels) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      print(...values);
      report(level, values.map(inspect));
    };
  }
}
