import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isObject } from '../../tools/isObject';
import { readJson } from '../../tools/readJson';
import { sampleOptions } from '../code-types/sampleOptions';
import { withoutBlockComments } from './withoutBlockComments';

/** What is left out: the compiler's own types, which Vue's name for its render functions' compiler. */
const unneeded = '/node_modules/@babel/';

/** Most of what they weigh is comments that copy MDN. */
const talkative = /^\/(?:lib\.dom\.|node_modules\/csstype\/)/;

/** What the resolution of a name reads of a package. */
const resolutionFields = ['name', 'version', 'type', 'types', 'typings', 'main', 'module', 'exports'];

function packageFileOf(file: string): string | undefined {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder === undefined ? undefined : `${folder}/package.json`;
}

function readPackageFile(file: string): string {
  const manifest = readJson(file, isObject, 'an object');
  const fields = resolutionFields.filter((field) => field in manifest);
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, manifest[field]])));
}

/** The files that TypeScript reads for code that imports the packages, its own library among them. */
function filesReadFor(siteDirectory: string, packages: readonly string[]): string[] {
  const entry = path.join(siteDirectory, 'declarations.ts');
  const code = packages.map((name) => `import '${name}';`).join('\n');
  const host = ts.createCompilerHost(sampleOptions);
  const program = ts.createProgram([entry], sampleOptions, {
    ...host,
    fileExists: (file) => file === entry || host.fileExists(file),
    getSourceFile: (file, ...rest) =>
      file === entry
        ? ts.createSourceFile(file, code, ts.ScriptTarget.ES2022)
        : host.getSourceFile(file, ...rest),
  });
  const missing = ts.getPreEmitDiagnostics(program, program.getSourceFile(entry));
  if (missing.length > 0) {
    const said = missing.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    throw new Error(`found ${said.join('\n')}, expected the declarations of ${packages.join(', ')}`);
  }
  return program
    .getSourceFiles()
    .map(({ fileName }) => fileName)
    .filter((file) => file !== entry && !file.includes(unneeded));
}

/** Where a service finds a file: TypeScript's library at the root, packages below it. */
function addressOf(file: string): string {
  const installed = file.slice(file.lastIndexOf('/node_modules/'));
  return installed.replace(/^\/node_modules\/typescript\/lib\//, '/');
}

/**
 * Gathers the declarations that a language service needs for code that imports the packages.
 *
 * @param packages names as they are imported; installed in the site's folder
 * @returns contents by path: `/lib.es2022.d.ts`, `/node_modules/garfish/dist/index.d.ts`, …
 * @throws when a package has no types
 */
export function readDeclarations(siteDirectory: string, packages: readonly string[]): Record<string, string> {
  const files = filesReadFor(siteDirectory, packages);
  const packageFiles = new Set(files.map(packageFileOf).filter((file) => file !== undefined));
  const contents = [
    ...files.map((file) => {
      const code = readFileSync(file, 'utf8');
      const address = addressOf(file);
      return [address, talkative.test(address) ? withoutBlockComments(code) : code] as const;
    }),
    ...[...packageFiles]
      .filter((file) => !file.endsWith('/typescript/package.json'))
      .map((file) => [addressOf(file), readPackageFile(file)] as const),
  ];
  return Object.fromEntries(contents.sort(([one], [other]) => (one < other ? -1 : 1)));
}
