import path from 'node:path';
import ts from 'typescript';
import { sampleOptions } from './sampleOptions';

/**
 * Makes the service that editors ask, for files that are not on the disk: one program, as all of them together take less
 * time than the library alone would take for each.
 *
 * @param files code by name; packages are looked up from the site's folder, where the names lead
 */
export function createSampleService(
  siteDirectory: string,
  files: ReadonlyMap<string, string>,
): ts.LanguageService {
  const filesByPath = new Map([...files].map(([name, code]) => [path.join(siteDirectory, name), code]));
  const readFile = (file: string): string | undefined => filesByPath.get(file) ?? ts.sys.readFile(file);
  return ts.createLanguageService({
    getCompilationSettings: () => sampleOptions,
    getScriptFileNames: () => [...filesByPath.keys()],
    getScriptVersion: () => '',
    getScriptSnapshot: (file) => {
      const code = readFile(file);
      return code === undefined ? undefined : ts.ScriptSnapshot.fromString(code);
    },
    getCurrentDirectory: () => siteDirectory,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (file) => filesByPath.has(file) || ts.sys.fileExists(file),
    readFile,
    directoryExists: (directory) => ts.sys.directoryExists(directory),
    getDirectories: (directory) => ts.sys.getDirectories(directory),
  });
}
