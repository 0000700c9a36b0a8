import path from 'node:path';
import ts from 'typescript';
import type { Fence } from '../../../tools/extractFences';
import { findSibling } from './place';
import { ownerOf, packageNameOf, type Project } from './projects';
import { runsInNode, virtualFileOf, type VirtualFile } from './virtualFile';
import { compilerOptions, type Workbench } from './workbench';

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

/** One sample and the files it pulls in, on their way through the compiler. */
export class Compilation {
  readonly imports: Import[] = [];
  private readonly virtualFiles = new Map<string, VirtualFile>();

  constructor(
    private readonly workbench: Workbench,
    private readonly projects: readonly [Project, ...Project[]],
    private readonly sample: Fence,
    private readonly page: readonly Fence[],
  ) {}

  /**
   * What the compiler finds in the sample, not in the files it pulls in.
   *
   * @throws VueCompileError
   */
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
          if (isIdle(literal, importer)) return { resolvedModule: undefined };
          const mode = ts.getModeForUsageLocation(importerFile, literal, options);
          return { resolvedModule: this.resolve(literal.text, importer, mode) };
        }),
    };
  }

  private readSourceFile(
    name: string,
    languageVersion: ts.ScriptTarget | ts.CreateSourceFileOptions,
  ): ts.SourceFile | undefined {
    const { host, libraryFiles } = this.workbench;
    const virtualFile = this.virtualFiles.get(name);
    if (virtualFile) return ts.createSourceFile(name, virtualFile.code, languageVersion, true);
    if (!libraryFiles.has(name)) libraryFiles.set(name, host.getSourceFile(name, languageVersion));
    return libraryFiles.get(name);
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

/** The import of React's runtime that TypeScript adds to every file, in one that has no JSX. */
function isIdle(literal: ts.StringLiteralLike, importer: string): boolean {
  return literal.pos === -1 && !/\.[jt]sx$/.test(importer);
}

function toProblem({ file, start, code, messageText }: ts.Diagnostic, sample: VirtualFile): Problem {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (file?.fileName !== sample.name) return { line: sample.fence.line, code: `TS${code}`, message };
  const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
  return { line: sample.documentLine(line), code: `TS${code}`, message };
}
