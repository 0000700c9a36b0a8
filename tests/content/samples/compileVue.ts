import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { compileScript, parse, type CompilerError } from 'vue/compiler-sfc';

/** What a single-file component is for TypeScript. */
export interface CompiledComponent {
  code: string;
  /** From a line of `code` to one of the component, both counted from 1. */
  originalLine: (line: number) => number;
}

/** What Vue's compiler refuses. `line` is one of the component, counted from 1. */
export class VueCompileError extends Error {
  readonly line: number;

  constructor(error: CompilerError | SyntaxError) {
    super(error.message);
    this.line = ('loc' in error && error.loc?.start.line) || 1;
  }
}

/**
 * Compiles the script of a single-file component, and with `<script setup>` its template too, to TypeScript.
 *
 * @throws VueCompileError
 */
export function compileVue(filename: string, source: string): CompiledComponent {
  const { descriptor, errors } = parse(source, { filename });
  const [error] = errors;
  if (error) throw new VueCompileError(error);

  const script = compileScript(descriptor, { id: 'sample', inlineTemplate: descriptor.scriptSetup !== null });
  const map = new TraceMap(JSON.stringify(script.map));
  return {
    code: script.content,
    originalLine: (line) => originalPositionFor(map, { line, column: 0 }).line ?? 1,
  };
}
