import { inspect } from './inspect';
import { consoleLevels, type ConsoleLevel, type InspectedValue } from './protocol';
import { limits } from './readFrameMessage';

type Report = (level: ConsoleLevel, values: readonly InspectedValue[]) => void;

function inspectAll(values: readonly unknown[]): InspectedValue[] {
  if (values.length <= limits.values) return values.map(inspect);
  const shown = values.slice(0, limits.values - 1);
  const preview = `还有 ${values.length - shown.length} 个参数`;
  return [...shown.map(inspect), { kind: 'note', preview }];
}

/** Reports what is printed, and prints it: the browser's own console shows more than ours. */
export function captureConsole(report: Report): void {
  for (const level of consoleLevels) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      print(...values);
      report(level, inspectAll(values));
    };
  }
}
