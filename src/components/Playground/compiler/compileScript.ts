import { transform, type Transform } from 'sucrase';
import { messageOf } from '@site/demos/untrusted';
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
