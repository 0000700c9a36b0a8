import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One option of the installed packages, as their type declarations state it. */
export interface Option {
  name: string;
  /** Printed as TypeScript prints it, `undefined` left out. */
  type: string;
  required: boolean;
}

const optionTypes = {
  run: 'interfaces.Options',
  registerApp: 'interfaces.AppInfo',
  loadApp: "Omit<interfaces.AppInfo, 'name'>",
  sandbox: 'interfaces.SandboxConfig',
} as const;

export type OptionScope = keyof typeof optionTypes;

const probeName = 'option-probe.ts';

function probeSource(): string {
  const aliases = Object.entries(optionTypes).map(([scope, type]) => `export type ${scope} = ${type};`);
  // `garfish` itself is imported for the options that its router and sandbox packages add to the core's types.
  return ["import 'garfish';", "import type { interfaces } from '@garfish/core';", ...aliases].join('\n');
}

function createProbe(siteDirectory: string): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  const probeFile = path.join(siteDirectory, probeName);
  const host = ts.createCompilerHost(options);
  // Half of lib.dom.d.ts.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const readSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (file) => file === probeFile || fileExists(file);
  host.readFile = (file) => (file === probeFile ? probeSource() : readFileSync(file, 'utf8'));
  host.getSourceFile = (file, languageVersionOrOptions) =>
    file === probeFile
      ? ts.createSourceFile(file, probeSource(), languageVersionOrOptions)
      : readSourceFile(file, languageVersionOrOptions);
  return ts.createProgram([probeFile], options, host);
}

function describeOption(checker: ts.TypeChecker, property: ts.Symbol, scopeNode: ts.Node): Option {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, scopeNode));
  return {
    name: property.getName(),
    type: checker.typeToString(type, scopeNode, ts.TypeFormatFlags.NoTruncation),
    required: (property.flags & ts.SymbolFlags.Optional) === 0,
  };
}

/**
 * Reads every option of the installed Garfish packages from their `.d.ts`.
 *
 * @param siteDirectory absolute; `node_modules` is looked up from here
 * @returns the options by scope, in alphabetical order
 * @throws if a type is no longer found under its name, or has no properties
 */
export function extractOptions(siteDirectory: string): Record<OptionScope, Option[]> {
  const program = createProbe(siteDirectory);
  const checker = program.getTypeChecker();
  const probe = program.getSourceFile(path.join(siteDirectory, probeName));
  const aliases = probe?.statements.filter(ts.isTypeAliasDeclaration) ?? [];

  const optionsOf = (scope: OptionScope): Option[] => {
    const alias = aliases.find((statement) => statement.name.text === scope);
    const properties = alias ? checker.getTypeAtLocation(alias).getProperties() : [];
    if (!alias || properties.length === 0) {
      throw new Error(`@garfish/core: found no properties in ${optionTypes[scope]}, expected its options`);
    }
    return properties
      .map((property) => describeOption(checker, property, alias))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  };

  return {
    run: optionsOf('run'),
    registerApp: optionsOf('registerApp'),
    loadApp: optionsOf('loadApp'),
    sandbox: optionsOf('sandbox'),
  };
}
