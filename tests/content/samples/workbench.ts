import path from 'node:path';
import ts from 'typescript';
import { readProjects, readRepository, type Project } from './projects';

/** Strict, for a browser, as the tutorials' own tsconfig.json. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A sample is a module even when it imports and exports nothing.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  isolatedModules: true,
  // Angular's.
  experimentalDecorators: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** What the programs of all samples share. Parsing the libraries once makes a program for each sample affordable. */
export interface Workbench {
  projects: ReadonlyMap<string, Project>;
  repository: Project;
  host: ts.CompilerHost;
  resolutions: ts.ModuleResolutionCache;
  libraryFiles: Map<string, ts.SourceFile | undefined>;
}

/** Reads the projects and prepares what is shared; it parses nothing yet. */
export function createWorkbench(siteDirectory: string): Workbench {
  const host = ts.createCompilerHost(compilerOptions, true);
  return {
    projects: readProjects(path.join(siteDirectory, 'tests/content/samples/projects')),
    repository: readRepository(siteDirectory),
    host: { ...host, getCurrentDirectory: () => siteDirectory },
    resolutions: ts.createModuleResolutionCache(siteDirectory, (name) => name, compilerOptions),
    libraryFiles: new Map(),
  };
}
