import type { CodePosition, StackCall } from '../messages/protocol';

/** The main application's script calls itself so. */
export const mainScript = 'main.ts';

export interface ScriptPlaces {
  /** Says at which address a compiled script of the project was answered. */
  served: (url: string, file: string) => void;
  /** The calls in the reader's code that a stack trace names, the innermost first. */
  callsIn: (stack: string) => readonly StackCall[];
  /** The innermost place of the reader's code that an error names. */
  ofError: (error: unknown) => CodePosition | undefined;
  /** A place that the browser names by the address of its script. */
  at: (url: string, line: number, column: number) => CodePosition | undefined;
}

/** `    at name (main.ts:4:9)` in Chromium, `name@main.ts:4:9` in Firefox; functions without a name have none. */
const call = /^(?:\s*at (?:async )?(?:(.*) \()?|(.*)@)(\S+?):(\d+):(\d+)\)?$/;

/**
 * Finds the reader's code in stack traces: by the name of the main application's script, and by addresses.
 *
 * @param own address of the script that this is in
 */
export function createScriptPlaces(own: string): ScriptPlaces {
  const files = new Map<string, string>([[mainScript, mainScript]]);
  const at: ScriptPlaces['at'] = (url, line, column) => {
    // The main application's script is a blob: where an error event comes without a name, it is this one.
    const file = files.get(url) ?? (url.startsWith('blob:') && url !== own ? mainScript : undefined);
    return file !== undefined && line > 0 ? { file, line, column: Math.max(column, 1) } : undefined;
  };
  const callsIn: ScriptPlaces['callsIn'] = (stack) =>
    stack.split('\n').flatMap((each): StackCall[] => {
      const [, chromium, firefox, url = '', line, column] = call.exec(each) ?? [];
      const position = files.has(url) ? at(url, Number(line), Number(column)) : undefined;
      // Firefox: `async*name`, and `name/<` within a function. What stands in no function is called as its file.
      const named = (chromium ?? firefox ?? '').replace(/^.*\*/, '').replace(/[/<]+$/, '');
      const name = /\.(?:tsx?|jsx?|vue)$/.test(named) ? '' : named;
      return position ? [{ name, position }] : [];
    });
  return {
    served: (url, file) => void files.set(url, file),
    callsIn,
    ofError: (error) => {
      const stack: unknown = error instanceof Error ? error.stack : undefined;
      return typeof stack === 'string' ? callsIn(stack)[0]?.position : undefined;
    },
    at,
  };
}
