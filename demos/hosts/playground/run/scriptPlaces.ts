import type { CodePosition, StackCall } from '../messages/protocol';

/** The main application's script calls itself so. */
export const mainScript = 'main.ts';

export interface ScriptPlaces {
  /** Says at which address a compiled script of the project was answered; the packages that it imports follow on its last line. */
  served: (url: string, file: string, code: string) => void;
  /** The calls in the reader's code that a stack trace names, the innermost first. */
  callsIn: (stack: string) => readonly StackCall[];
  /** Whether the innermost call of a sub-app's script that a stack trace names is one of the packages that it imports. */
  isInPackage: (stack: string) => boolean;
  /** The innermost place of the reader's code that an error names. */
  ofError: (error: unknown) => CodePosition | undefined;
  /** A place that the browser names by the address of its script. */
  at: (url: string, line: number, column: number) => CodePosition | undefined;
}

interface Script {
  file: string;
  /** Its first line that is not the reader's. */
  end: number;
}

/** `    at name (main.ts:4:9)` in Chromium, `name@main.ts:4:9` in Firefox; functions without a name have none. */
const call = /^(?:\s*at (?:async )?(?:(.*) \()?|(.*)@)(\S+?):(\d+):(\d+)\)?$/;

/**
 * Finds the reader's code in stack traces: by the name of the main application's script, and by addresses.
 *
 * @param own address of the script that this is in
 */
export function createScriptPlaces(own: string): ScriptPlaces {
  const main: Script = { file: mainScript, end: Infinity };
  const scripts = new Map<string, Script>([[mainScript, main]]);
  const at: ScriptPlaces['at'] = (url, line, column) => {
    // The main application's script is a blob: where an error event comes without a name, it is this one.
    const script = scripts.get(url) ?? (url.startsWith('blob:') && url !== own ? main : undefined);
    if (!script || line <= 0 || line >= script.end) return undefined;
    return { file: script.file, line, column: Math.max(column, 1) };
  };
  const callsIn: ScriptPlaces['callsIn'] = (stack) =>
    stack.split('\n').flatMap((each): StackCall[] => {
      const [, chromium, firefox, url = '', line, column] = call.exec(each) ?? [];
      const position = scripts.has(url) ? at(url, Number(line), Number(column)) : undefined;
      // Firefox: `async*name`, and `name/<` within a function. What stands in no function is called as its file.
      const named = (chromium ?? firefox ?? '').replace(/^.*\*/, '').replace(/[/<]+$/, '');
      const name = /\.(?:tsx?|jsx?|vue)$/.test(named) ? '' : named;
      return position ? [{ name, position }] : [];
    });
  return {
    served: (url, file, code) => void scripts.set(url, { file, end: code.split('\n').length }),
    callsIn,
    isInPackage: (stack) => {
      const places = stack.split('\n').map((each) => call.exec(each) ?? []);
      const [, , , url = '', line] = places.find(([, , , address = '']) => scripts.has(address)) ?? [];
      return Number(line) >= (scripts.get(url)?.end ?? Infinity);
    },
    ofError: (error) => {
      const stack: unknown = error instanceof Error ? error.stack : undefined;
      return typeof stack === 'string' ? callsIn(stack)[0]?.position : undefined;
    },
    at,
  };
}
