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
  /** A message of the browser in the reader's names: `_garfish2.default` is what the reader called `Garfish`. */
  toSourceNames: (message: string) => string;
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

/** Compiled names of default imports with those that the source gives them: `_garfish2` → `Garfish`. */
function defaultImports(source: string, code: string): ReadonlyMap<string, string> {
  const packages = new Map(
    [...code.matchAll(/var (_\w+) = require\('([^']+)'\)/g)].map(([, name = '', from = '']) => [name, from]),
  );
  const locals = new Map(
    [...source.matchAll(/^\s*import\s+(\w+)[^;]*?from\s*['"]([^'"]+)['"]/gm)].map(
      ([, local = '', from = '']) => [from, local],
    ),
  );
  const compiled = [...code.matchAll(/var (_\w+) = _interopRequireDefault\((_\w+)\)/g)];
  return new Map(
    compiled.map(([, name = '', module = '']) => [name, locals.get(packages.get(module) ?? '') ?? name]),
  );
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
    const names = defaultImports(source, code);
    return {
      kind: 'compiled',
      code,
      toSource: ({ line, column }) => {
        const { column: original } = originalPositionFor(map, { line, column: column - 1 });
        return { line, column: original === null ? column : original + 1 };
      },
      toSourceNames: (message) =>
        message.replaceAll(/\b(_\w+)\.default\b/g, (whole, name: string) => names.get(name) ?? whole),
    };
  } catch (error) {
    return faultOf(error);
  }
}
