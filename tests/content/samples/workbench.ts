import path from 'node:path';
import ts from 'typescript';
import { sampleOptions } from '../../../plugins/code-types/sampleOptions';
import { readProjects, readRepository, type Project } from './projects';

/** How samples are checked: what the page's own types are read with, and more. */
export const compilerOptions: ts.CompilerOptions = {
  ...sampleOptions,
  isolatedModules: true,
  // Angular's.
  experimentalDecorators: true,
  checkJs: true,
  noEmit: true,
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
