import { pathOfAddress, referencesOf } from '../compiler/entry';
import { resolveImport } from '../compiler/resolveImport';
import type { Files } from '../program/program';
import { appOf, folderOf, kindOf, relativePath } from './paths';

/** A relative import: `from './App'`, `import('./App')`, `require('./App')`. */
const relativeImport = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;

/** A place where a file names another one. */
interface Mention {
  index: number;
  text: string;
  file: string;
}

function importsIn(files: Files, path: string, code: string): Mention[] {
  return [...code.matchAll(relativeImport)].flatMap(({ 0: match, 2: text = '', index }) => {
    const found = resolveImport(files, path, text);
    if (found.kind !== 'file') return [];
    return [{ index: index + match.length - 1 - text.length, text, file: found.file }];
  });
}

function addressesIn(files: Files, path: string, code: string): Mention[] {
  return referencesOf(path, code).flatMap(({ file, address, addressIndex }) =>
    file !== undefined && Object.hasOwn(files, file) ? [{ index: addressIndex, text: address, file }] : [],
  );
}

/** How a script names another file now: with an extension only if it did before, or if another file would be meant. */
function importName(files: Files, path: string, before: Mention, file: string): string {
  const full = relativePath(folderOf(path), file);
  if (before.text.endsWith(before.file.slice(before.file.lastIndexOf('.')))) return full;
  const short = full.replace(/\.[jt]sx?$/, '');
  const found = resolveImport(files, path, short);
  return found.kind === 'file' && found.file === file ? short : full;
}

/** What a file that is now at `path` has to call another one, which is now at `file`. */
function nameFor(files: Files, path: string, before: Mention, file: string): string {
  if (kindOf(path) === 'html') {
    return pathOfAddress(path, before.text) === file ? before.text : relativePath(folderOf(path), file);
  }
  const found = resolveImport(files, path, before.text);
  if (found.kind === 'file' && found.file === file) return before.text;
  return importName(files, path, before, file);
}

/** The files at other paths. What imports them, or names them in an entry, still does. */
function moved(files: Files, pathOf: (path: string) => string): Files {
  const entries = Object.entries(files);
  const after = Object.fromEntries(entries.map(([path, code]) => [pathOf(path), code]));

  function textOf(path: string, code: string): string {
    const mentions = (kindOf(path) === 'html' ? addressesIn : importsIn)(files, path, code);
    let text = '';
    let end = 0;
    for (const mention of mentions) {
      text += code.slice(end, mention.index) + nameFor(after, pathOf(path), mention, pathOf(mention.file));
      end = mention.index + mention.text.length;
    }
    return text + code.slice(end);
  }

  return Object.fromEntries(entries.map(([path, code]) => [pathOf(path), textOf(path, code)]));
}

/** The files with one under another path, at its place. */
export function renamed(files: Files, from: string, to: string): Files {
  return moved(files, (path) => (path === from ? to : path));
}

/** The files with a sub-app under another name. Its sample address, which code loads it from, goes with it. */
export function renamedApp(files: Files, from: string, to: string): Files {
  const entry = new RegExp(String.raw`(https?://)${from}(?=\.example\.com\b)`, 'g');
  const next = moved(files, (path) => (appOf(path) === from ? to + path.slice(from.length) : path));
  return Object.fromEntries(
    Object.entries(next).map(([path, code]) => [path, code.replaceAll(entry, `$1${to}`)]),
  );
}
