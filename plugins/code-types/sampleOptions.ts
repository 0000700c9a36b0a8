import ts from 'typescript';

/** How samples are compiled: strict, for a browser, as the tutorials' own tsconfig.json. */
export const sampleOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A sample is a module even when it imports and exports nothing.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  skipLibCheck: true,
  types: [],
};
