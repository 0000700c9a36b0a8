import path from 'node:path';
import ts from 'typescript';
import { VueCompileError } from './compileVue';
import type { Fence } from './extractFences';
import { findSibling } from './place';
import { defaultProject, ownerOf, packageNameOf, readProjects, readRepository, type Project } from './projects';
import { runsInNode, sampleLanguages, virtualFileOf, type VirtualFile } from './virtualFile';

/** What a compiler says about a line of a document. */
export interface Problem {
  line: number;
  /** `TS2345`, or `Vue` for what Vue's compiler refuses. */
  code: string;
  message: string;
}

/** A package that a sample, or what it pulls in, imports. */
export interface Import {
  packageName: string;
  /** The project that asks for it. */
  project: string;
  /** The package that its types come from: itself or one of `@types`. */
  types: ts.PackageId | undefined;
  /** Whether it stands in the sample itself. */
  direct: boolean;
}

export interface CheckedSample {
  sample: Fence;
  problems: readonly Problem[];
  imports: readonly Import[];
}

const compilerOptions: ts.CompilerOptions = {
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
interface Workbench {
  projects: ReadonlyMap<string, Project>;
  repository: Project;
  host: ts.CompilerHost;
  resolutions: ts.ModuleResolutionCache;
  sourceFiles: Map<string, ts.SourceFile | undefined>;
}

function createWorkbench(siteDirectory: string): Workbench {
  const host = ts.createCompilerHost(compilerOptions, true);
  return {
    projects: readProjects(path.join(siteDirectory, 'tests/content/samples/projects')),
    repository: readRepository(siteDirectory),
    host: { ...host, getCurrentDirectory: () => siteDirectory },
    resolutions: ts.createModuleResolutionCache(siteDirectory, (name) => name, compilerOptions),
    sourceFiles: new Map(),
  };
}

/** The project that a sample names with `project="…"`, and after it those that every sample may import from. */
function projectsOf({ file, line, meta }: Fence, { projects, repository }: Workbench): [Project, ...Project[]] {
  const names = [...new Set([meta['project'] ?? defaultProject, defaultProject])];
  const [own, ...others] = names.map((name) => projects.get(name)).filter((project) => project !== undefined);
  if (!own || own.name !== names[0]) {
    const known = [...projects.keys()].join(', ');
    throw new Error(`${file}:${line}: found project="${names[0]}"; expected one of ${known}`);
  }
  return [own, ...others, repository];
}

/** One sample and the files it pulls in, on their way through the compiler. */
class Compilation {
  readonly imports: Import[] = [];
  private readonly virtualFiles = new Map<string, VirtualFile>();

  constructor(
    private readonly workbench: Workbench,
    private readonly projects: readonly [Project, ...Project[]],
    private readonly sample: Fence,
    private readonly page: readonly Fence[],
  ) {}

  /** @throws VueCompileError */
  findProblems(): Problem[] {
    const file = this.add(this.sample);
    const options = runsInNode(this.sample) ? { ...compilerOptions, types: ['node'] } : compilerOptions;
    const program = ts.createProgram({ rootNames: [file.name], options, host: this.createHost() });
    const sourceFile = program.getSourceFile(file.name);
    const diagnostics = [
      ...program.getOptionsDiagnostics(),
      ...program.getSyntacticDiagnostics(sourceFile),
      ...program.getSemanticDiagnostics(sourceFile),
    ];
    return diagnostics.map((diagnostic) => toProblem(diagnostic, file));
  }

  private add(fence: Fence): VirtualFile {
    const file = virtualFileOf(fence, this.projects[0]);
    this.virtualFiles.set(file.name, file);
    return file;
  }

  private createHost(): ts.CompilerHost {
    return {
      ...this.workbench.host,
      getSourceFile: (name, languageVersion) => this.readSourceFile(name, languageVersion),
      resolveModuleNameLiterals: (literals, importer, _redirect, options, importerFile) =>
        literals.map((literal) => {
          const mode = ts.getModeForUsageLocation(importerFile, literal, options);
          return { resolvedModule: this.resolve(literal.text, importer, mode) };
        }),
    };
  }

  private readSourceFile(
    name: string,
    languageVersion: ts.ScriptTarget | ts.CreateSourceFileOptions,
  ): ts.SourceFile | undefined {
    const { host, sourceFiles } = this.workbench;
    if (!sourceFiles.has(name)) {
      const text = this.virtualFiles.get(name)?.code ?? host.readFile(name);
      const file = text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion, true);
      sourceFiles.set(name, file);
    }
    return sourceFiles.get(name);
  }

  private resolve(
    specifier: string,
    importer: string,
    mode: ts.ResolutionMode,
  ): ts.ResolvedModuleFull | undefined {
    const fence = this.virtualFiles.get(importer)?.fence;
    if (specifier.startsWith('.')) {
      return fence ? this.resolveSibling(fence, specifier) : this.resolveFrom(importer, specifier, mode);
    }
    const packageName = packageNameOf(specifier);
    const owner = ownerOf(packageName, this.projects);
    // A package that no project asks for may happen to be installed: a library may use it, a sample may not.
    if (!owner) return fence ? undefined : this.resolveFrom(importer, specifier, mode);

    const resolved = this.resolveFrom(path.join(owner.directory, 'index.ts'), specifier, mode);
    const direct = fence === this.sample;
    this.imports.push({ packageName, project: owner.name, types: resolved?.packageId, direct });
    return resolved;
  }

  private resolveFrom(
    file: string,
    specifier: string,
    mode: ts.ResolutionMode,
  ): ts.ResolvedModuleFull | undefined {
    const { host, resolutions } = this.workbench;
    return ts.resolveModuleName(specifier, file, compilerOptions, host, resolutions, undefined, mode)
      .resolvedModule;
  }

  private resolveSibling(importer: Fence, specifier: string): ts.ResolvedModuleFull | undefined {
    const sibling = findSibling(importer, specifier, this.page);
    if (!sibling) return undefined;
    const { name } = this.add(sibling);
    const extension = name.endsWith('.d.ts') ? '.d.ts' : path.extname(name);
    return { resolvedFileName: name, extension, isExternalLibraryImport: false };
  }
}

function toProblem({ file, start, code, messageText }: ts.Diagnostic, sample: VirtualFile): Problem {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (file?.fileName !== sample.name) return { line: sample.fence.line, code: `TS${code}`, message };
  const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
  return { line: sample.documentLine(line), code: `TS${code}`, message };
}

function checkSample(sample: Fence, page: readonly Fence[], workbench: Workbench): CheckedSample {
  const compilation = new Compilation(workbench, projectsOf(sample, workbench), sample, page);
  try {
    return { sample, problems: compilation.findProblems(), imports: compilation.imports };
  } catch (error) {
    if (!(error instanceof VueCompileError)) throw error;
    const problem = { line: sample.line + error.line, code: 'Vue', message: error.message };
    return { sample, problems: [problem], imports: [] };
  }
}

/**
 * Makes a function that compiles samples, each as a module of its own under TypeScript's strict rules: a program for
 * each, so that no sample lives on what another declares. A relative import means the fence of the same page with
 * that title; a package is one that the sample's project asks for.
 *
 * The function takes the fences of all documents, and returns those in `sampleLanguages` in the same order with what
 * the compilers found. It throws where a fence names a project that does not exist.
 */
export function createSampleChecker(siteDirectory: string): (fences: readonly Fence[]) => CheckedSample[] {
  const workbench = createWorkbench(siteDirectory);
  return (fences) => {
    const samples = fences.filter(({ language }) => sampleLanguages.includes(language));
    return samples.map((sample) => {
      const page = fences.filter(({ file }) => file === sample.file);
      return checkSample(sample, page, workbench);
    });
  };
}
