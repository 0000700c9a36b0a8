import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { transform } from 'sucrase';
import type { CodePosition } from '@site/demos/hosts/playground/protocol';

const fileName = 'main.ts';

export interface CompiledCode {
  kind: 'compiled';
  /** CommonJS. */
  code: string;
  /** Where a place of the compiled code comes from. */
  toSource: (position: CodePosition) => CodePosition;
}

export interface SyntaxFault {
  kind: 'syntaxFault';
  message: string;
  position: CodePosition;
}

/** Sucrase says where in words: `Error transforming main.ts: Unexpected token (3:7)`. */
function faultOf(error: unknown): SyntaxFault {
  const text = error instanceof Error ? error.message : String(error);
  const match = /^(?:Error transforming main\.ts: )?(.*?)(?: \((\d+):(\d+)\))?$/s.exec(text);
  const [, message = text, line = '1', column = '1'] = match ?? [];
  return {
    kind: 'syntaxFault',
    message: `SyntaxError: ${message}`,
    position: { line: Number(line), column: Number(column) },
  };
}

/**
 * Compiles TypeScript to what the preview runs: types are dropped, imports become `require`, lines stay where they
 * are. Types are not checked.
 */
export function compile(source: string): CompiledCode | SyntaxFault {
  try {
    const { code, sourceMap } = transform(source, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      filePath: fileName,
      sourceMapOptions: { compiledFilename: fileName },
    });
    const map = new TraceMap(JSON.stringify(sourceMap));
    return {
      kind: 'compiled',
      code,
      toSource: ({ line, column }) => {
        const { column: original } = originalPositionFor(map, { line, column: column - 1 });
        return { line, column: original === null ? column : original + 1 };
      },
    };
  } catch (error) {
    return faultOf(error);
  }
}
