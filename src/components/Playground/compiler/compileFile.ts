import { messageOf } from '@site/demos/untrusted';
import type { Files } from '../program/program';
import { kindOf } from '../files/paths';
import { compileScript, type CompiledFile } from './compileScript';
import { FaultError } from './result';

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
