import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { compileScript, compileTemplate, parse, type SFCDescriptor } from 'vue/compiler-sfc';
import { isObject } from '../../../tools/isObject';

/** What a single-file component is for TypeScript. */
export interface CompiledComponent {
  code: string;
  /** From a line of `code` to one of the component, both counted from 1. */
  originalLine: (line: number) => number;
}

/** What Vue's compiler refuses. `line` is one of the component, counted from 1; the first, where it tells none. */
export class VueCompileError extends Error {
  readonly line: number;

  constructor(error: string | (Error & { loc?: unknown }), offset = 0) {
    super(typeof error === 'string' ? error : error.message);
    this.line = offset + (typeof error === 'string' ? 1 : startLineOf(error.loc));
  }
}

function startLineOf(location: unknown): number {
  const start: unknown = isObject(location) ? location['start'] : undefined;
  return isObject(start) && typeof start['line'] === 'number' ? start['line'] : 1;
}

/** A component without a script: nothing to type-check, but the template has to be right. */
function compileTemplateOnly({ filename, template }: SFCDescriptor): CompiledComponent {
  const { errors } = compileTemplate({ source: template?.content ?? '', filename, id: 'sample' });
  const [error] = errors;
  if (error !== undefined) throw new VueCompileError(error, (template?.loc.start.line ?? 1) - 1);
  const code = "import { defineComponent } from 'vue';\nexport default defineComponent({});\n";
  return { code, originalLine: () => 1 };
}

function compileWithScript(descriptor: SFCDescriptor): CompiledComponent {
  const script = compileScript(descriptor, {
    id: 'sample',
    inlineTemplate: descriptor.scriptSetup !== null,
  });
  const map = new TraceMap(JSON.stringify(script.map));
  return {
    code: script.content,
    originalLine: (line) => originalPositionFor(map, { line, column: 0 }).line ?? 1,
  };
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
  if (!descriptor.script && !descriptor.scriptSetup) return compileTemplateOnly(descriptor);
  try {
    return compileWithScript(descriptor);
  } catch (refusal) {
    throw refusal instanceof Error ? new VueCompileError(refusal) : refusal;
  }
}
