import type { CompiledScript } from '@site/demos/hosts/playground/messages/protocol';
import { mainFile, type Files } from '../program/program';
import { compileFile } from './compileFile';
import type { CompiledFile } from './compileScript';
import { resolveImport } from './resolveImport';
import { FaultError, type BundledFile } from './result';

export interface Bundle extends CompiledScript {
  files: readonly BundledFile[];
  /** Of all its files, in the order in which they are imported. */
  css: string;
  names: Readonly<Record<string, string>>;
}

interface Module {
  file: string;
  compiled: CompiledFile;
  /** What its relative imports name. */
  paths: Readonly<Record<string, string>>;
}

/**
 * Loads the files of a bundle as they require each other. On one line, before the code: lines are counted from there. The
 * bundle is a function of the packages, by name, and of the `module` that gets the exports of the first file.
 */
const runtime =
  'var files = all(), loaded = {};' +
  ' function load(file) {' +
  ' if (loaded[file]) return loaded[file].exports;' +
  ' var [paths, run] = files[file], own = loaded[file] = file === first && module ? module : { exports: {} };' +
  ' var result = run(function (name) {' +
  ' if (paths[name]) return load(paths[name]);' +
  ' if (name in packages) return packages[name];' +
  ' throw new Error("Cannot find module \'" + name + "\'");' +
  ' }, own.exports, own);' +
  ' return file === first ? result : own.exports;' +
  ' } return load(first);';

function importPlace(source: string, name: string): { line: number; column: number } | undefined {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const match = new RegExp(
    String.raw`^[ \t]*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*(['"])${escaped}\1`,
    'm',
  ).exec(source);
  if (!match) return undefined;
  const before = source.slice(0, match.index + match[0].length - name.length - 2).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Every file that the first one needs, itself in front. */
async function collect(files: Files, first: string): Promise<{ modules: Module[]; packages: Set<string> }> {
  const modules: Module[] = [];
  const packages = new Set<string>();
  const waiting = [first];
  const known = new Set(waiting);
  for (const file of waiting) {
    const compiled = await compileFile(files, file);
    const paths: Record<string, string> = {};
    for (const name of compiled.imports) {
      const resolved = resolveImport(files, file, name);
      if (resolved.kind === 'file') {
        paths[name] = resolved.file;
        if (!known.has(resolved.file)) waiting.push(resolved.file);
        known.add(resolved.file);
      } else if (resolved.kind === 'package') {
        packages.add(name);
      } else {
        // A `require` that no import stands for may be a text. It fails where it runs.
        const place = importPlace(files[file] ?? '', name);
        if (place) throw new FaultError({ message: resolved.message, position: { file, ...place } });
      }
    }
    modules.push({ file, compiled, paths });
  }
  return { modules, packages };
}

/** The main application has no page that could link its styles. */
function insertion(css: string): string {
  return `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));`;
}

/**
 * Compiles a file and what it imports to one script. The main application may await at its top level, and inserts its
 * styles itself.
 *
 * @throws FaultError; and when a compiler cannot be loaded
 */
export async function bundle(files: Files, first: string): Promise<Bundle> {
  const { modules, packages } = await collect(files, first);
  const isMain = first === mainFile;
  const head = `(function (packages, module) { var first = ${JSON.stringify(first)}; ${runtime} function all() { return {`;
  const lines = [head];
  const bundled: BundledFile[] = [];
  let line = 2;
  for (const { file, compiled, paths } of modules) {
    const code =
      isMain && compiled.css !== '' ? `${compiled.code}\n${insertion(compiled.css)}` : compiled.code;
    const isAsync = isMain && file === first ? 'async ' : '';
    const opening = `${JSON.stringify(file)}: [${JSON.stringify(paths)}, ${isAsync}function (require, exports, module) {`;
    lines.push(opening, code, '}],');
    bundled.push({ file, line: line + 1, maps: compiled.maps });
    line += code.split('\n').length + 2;
  }
  lines.push('}; } })');
  return {
    code: lines.join('\n'),
    packages: [...packages],
    files: bundled,
    css: modules
      .map(({ compiled }) => compiled.css)
      .join('\n')
      .trim(),
    names: Object.fromEntries(modules.flatMap(({ compiled }) => Object.entries(compiled.names))),
  };
}
