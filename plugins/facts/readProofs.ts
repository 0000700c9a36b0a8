import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { namesBelow } from '../../tools/filesBelow';
import { rememberEach } from '../../tools/remember';

/** A proof as it stands in the repository. */
export interface ProofSource {
  /** Relative to the folder of proofs, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The proof, and everything of this project that it names: functions and constants of its file and of others. */
  source: string;
}

/** Names that a file declares or imports at its top level. */
interface Module {
  file: string;
  declarations: ReadonlyMap<string, ts.Statement>;
  /** Absolute path of the file that a name comes from; packages are left out. */
  imports: ReadonlyMap<string, string>;
}

function parse(file: string): ts.SourceFile {
  const text = ts.sys.readFile(file) ?? '';
  const { ES2022: languageVersion } = ts.ScriptTarget;
  const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  return ts.createSourceFile(file, text, { languageVersion, jsDocParsingMode }, true);
}

/** Takes away the indentation that the lines after the first have in common. */
function dedent(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const indents = rest.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents, Infinity);
  return [first, ...rest.map((line) => line.slice(Number.isFinite(common) ? common : 0))].join('\n');
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

function importedNames(statement: ts.Statement, from: string): [string, string][] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const specifier = statement.moduleSpecifier.text;
  const bindings = statement.importClause?.namedBindings;
  if (!specifier.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return [];
  const file = path.resolve(path.dirname(from), `${specifier}.ts`);
  return bindings.elements.map(({ name }) => [name.text, file]);
}

function readModule(sourceFile: ts.SourceFile): Module {
  const { fileName, statements } = sourceFile;
  return {
    file: fileName,
    declarations: new Map(
      statements.flatMap((statement) => declaredNames(statement).map((name) => [name, statement] as const)),
    ),
    imports: new Map(statements.flatMap((statement) => importedNames(statement, fileName))),
  };
}

/** Every identifier below a node, members of objects left out: `load` in `load(x)`, not in `loader.load(x)`. */
function namesIn(root: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(parent) && parent.name === node)) {
      names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return names;
}

function idOfObject(object: ts.ObjectLiteralExpression): string | undefined {
  const valueOf = (name: string): ts.ObjectLiteralElementLike | undefined =>
    object.properties.find((property) => property.name?.getText() === name);
  const id = valueOf('id');
  return valueOf('run') && id && ts.isPropertyAssignment(id) && ts.isStringLiteral(id.initializer)
    ? id.initializer.text
    : undefined;
}

/** `{ id: '…', run }`, or a call whose first argument is the id: `pushesTo('router.push-adds-slash', …)`. */
function idOfElement(element: ts.Expression): string | undefined {
  if (ts.isObjectLiteralExpression(element)) return idOfObject(element);
  const first = ts.isCallExpression(element) ? element.arguments[0] : undefined;
  return first && ts.isStringLiteral(first) ? first.text : undefined;
}

function elementsOfList({ declarations }: Module): readonly ts.Expression[] {
  const statement = declarations.get('proofs');
  if (!statement || !ts.isVariableStatement(statement)) return [];
  const list = statement.declarationList.declarations[0]?.initializer;
  return list && ts.isArrayLiteralExpression(list) ? list.elements : [];
}

/** Reads the files that it is asked for, each once. */
function createReader(): (file: string) => Module {
  const modules = new Map<string, Module>();
  return (file) => {
    const module = modules.get(file) ?? readModule(parse(file));
    modules.set(file, module);
    return module;
  };
}

/** The texts of all declarations that a node names, those that they name in turn first. */
function supportOf(node: ts.Node, module: Module, read: (file: string) => Module): string[] {
  const texts = new Set<string>();
  const seen = new Set<ts.Node>([node]);
  const add = (from: ts.Node, { imports, file }: Module): void => {
    for (const name of namesIn(from)) {
      const home = read(imports.get(name) ?? file);
      const declaration = home.declarations.get(name);
      if (!declaration || seen.has(declaration)) continue;
      seen.add(declaration);
      add(declaration, home);
      texts.add(declaration.getText().replace(/^export /, ''));
    }
  };
  add(node, module);
  return [...texts];
}

/**
 * The proofs in the files of a folder, by id.
 *
 * @param directory absolute path; every file that exports a list `proofs` is read
 * @throws naming file and line of an element without a literal id, and of an id that stands twice
 */
export function readProofs(directory: string): Map<string, ProofSource> {
  const read = createReader();
  const proofs = new Map<string, ProofSource>();
  const files = namesBelow(directory, '.ts').filter((file) => file.includes('/') && !file.endsWith('.d.ts'));
  for (const file of files) {
    const module = read(path.join(directory, file));
    for (const element of elementsOfList(module)) {
      const line = element.getSourceFile().getLineAndCharacterOfPosition(element.getStart()).line + 1;
      const id = idOfElement(element);
      if (id === undefined)
        throw new Error(`${file}:${line}: found no id; expected { id: '…', run } or call('…')`);
      const other = proofs.get(id);
      if (other)
        throw new Error(`${file}:${line}: found ${id}, which ${other.file}:${other.line} has already`);
      const source = [...supportOf(element, module, read), dedent(element.getText())].join('\n\n');
      proofs.set(id, { file, line, source });
    }
  }
  return proofs;
}

/**
 * The proofs in the files of a folder, read when they are first asked for: Docusaurus loads its configuration twice. They
 * import nothing of this project from outside of it.
 *
 * @returns reads them; throws as `readProofs` does
 */
export function proofsBelow(directory: string): () => ReadonlyMap<string, ProofSource> {
  let proofs: ReadonlyMap<string, ProofSource> | undefined;
  const read = (): ReadonlyMap<string, ProofSource> => {
    const sources = namesBelow(directory, '.ts').map((file) => [
      file,
      readFileSync(path.join(directory, file), 'utf8'),
    ]);
    const made = { name: 'proof-sources', madeBy: ['plugins/facts'] };
    const written = rememberEach(made, new Map([['', sources]]), () => [...readProofs(directory)]);
    return new Map(written.get(''));
  };
  return () => (proofs ??= read());
}
