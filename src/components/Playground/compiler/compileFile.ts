import { transform, type Transform } from 'sucrase';
import { messageOf } from '@site/demos/untrusted';
import type { Files } from '../program/program';
import { kindOf } from '../files/paths';
import { repairColumns } from './repairColumns';
import { FaultError } from './result';

/** A file as CommonJS, its lines where they were unless a map says otherwise. */
export interface CompiledFile {
  code: string;
  maps: readonly string[];
  /** What it requires, as it is written. */
  imports: readonly string[];
  /** Compiled names of its default imports with those of the source. */
  names: Readonly<Record<string, string>>;
  /** Styles that come with it. */
  css: string;
}

/** Sucrase says where in words: `Error transforming main.ts: Unexpected token (3:7)`. */
function faultOf(error: unknown, file: string): FaultError {
  const text = messageOf(error);
  const match = /^(?:Error transforming \S+: )?(.*?)(?: \((\d+):(\d+)\))?$/s.exec(text);
  const [, message = text, line = '1', column = '1'] = match ?? [];
  return new FaultError({
    message: `SyntaxError: ${message}`,
    position: { file, line: Number(line), column: Number(column) },
  });
}

/** Compiled names of default imports with those that the source gives them: `_garfish2` → `Garfish`. */
function defaultImports(source: string, code: string): Record<string, string> {
  const modules = new Map(
    [...code.matchAll(/var (_\w+) = require\('([^']+)'\)/g)].map(([, name = '', from = '']) => [name, from]),
  );
  const locals = new Map(
    [...source.matchAll(/^\s*import\s+(\w+)[^;]*?from\s*['"]([^'"]+)['"]/gm)].map(
      ([, local = '', from = '']) => [from, local],
    ),
  );
  const compiled = [...code.matchAll(/var (_\w+) = _interopRequireDefault\((_\w+)\)/g)];
  return Object.fromEntries(
    compiled.map(([, name = '', module = '']) => [name, locals.get(modules.get(module) ?? '') ?? name]),
  );
}

/** Texts and comments, which may say anything. */
const noCode = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const namespace = /^([ \t]*(?:export[ \t]+)?)(?:namespace|module)[ \t]+[\w.]+[ \t]*\{/m;

/** Sucrase drops namespaces with what is in them, and says nothing. @throws FaultError where there is one */
function refuseNamespaces(source: string, file: string): void {
  const code = source.replaceAll(noCode, (text) => text.replaceAll(/[^\n]/g, ' '));
  const [whole = '', before = ''] = namespace.exec(code) ?? [];
  if (whole === '') return;
  const line = code.slice(0, code.indexOf(whole)).split('\n').length;
  throw new FaultError({
    message: 'SyntaxError: 演练场不编译 namespace，请写成对象或单独的文件',
    position: { file, line, column: before.length + 1 },
  });
}

/**
 * Compiles TypeScript and JSX: types are dropped, imports become `require`, lines stay where they are. Types are not
 * checked.
 *
 * @param file names the file in a fault
 * @throws FaultError
 */
export function compileScript(source: string, file: string, language = kindOf(file)): CompiledFile {
  const transforms: Transform[] = ['imports'];
  if (language === 'ts' || language === 'tsx') {
    transforms.push('typescript');
    refuseNamespaces(source, file);
  }
  if (language === 'tsx' || language === 'jsx') transforms.push('jsx');
  try {
    const { code, sourceMap } = transform(source, {
      transforms,
      disableESTransforms: true,
      jsxRuntime: 'automatic',
      production: true,
      filePath: file,
      sourceMapOptions: { compiledFilename: file },
    });
    const imports = [...code.matchAll(/\brequire\((['"])([^'"]+)\1\)/g)].map(([, , name = '']) => name);
    return {
      code,
      maps: sourceMap ? [repairColumns(sourceMap, code, source)] : [],
      imports: [...new Set(imports)],
      names: defaultImports(source, code),
      css: '',
    };
  } catch (error) {
    throw faultOf(error, file);
  }
}

const nothing: CompiledFile = { code: '', maps: [], imports: [], names: {}, css: '' };

function compileJson(source: string, file: string): CompiledFile {
  try {
    return { ...nothing, code: `module.exports = ${JSON.stringify(JSON.parse(source))};` };
  } catch (error) {
    throw new FaultError({ message: String(error), position: { file, line: 1, column: 1 } });
  }
}

/** Runs a compiler: where it fails itself, that is a fault of this file, too. @throws FaultError */
function compileWith(compile: (source: string, file: string) => CompiledFile, source: string, file: string) {
  try {
    return compile(source, file);
  } catch (error) {
    if (error instanceof FaultError) throw error;
    const message = `编译器处理不了这个文件：${messageOf(error)}`;
    throw new FaultError({ message, position: { file, line: 1, column: 1 } });
  }
}

/** @throws FaultError; and when the compiler for `.vue` files, loaded with the first of them, cannot be loaded */
export async function compileFile(files: Files, file: string): Promise<CompiledFile> {
  const source = files[file] ?? '';
  switch (kindOf(file)) {
    case 'vue': {
      const { compileVue } = await import(/* webpackChunkName: "playground-vue-compiler" */ './compileVue');
      return compileWith(compileVue, source, file);
    }
    case 'css':
      return { ...nothing, css: source };
    case 'json':
      return compileJson(source, file);
    default:
      return compileWith(compileScript, source, file);
  }
}
