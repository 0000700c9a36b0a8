import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

function propertyNamed(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.ObjectLiteralElementLike | undefined {
  return object.properties.find(
    (property) => property.name && ts.isIdentifier(property.name) && property.name.text === name,
  );
}

function idOf(object: ts.ObjectLiteralExpression): string | undefined {
  const property = propertyNamed(object, 'id');
  return property && ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)
    ? property.initializer.text
    : undefined;
}

/** Takes away the indentation that the lines after the first have in common. */
function dedent(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const indents = rest.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents, Infinity);
  return [first, ...rest.map((line) => line.slice(Number.isFinite(common) ? common : 0))].join('\n');
}

function collectFrom(sourceFile: ts.SourceFile, sources: Map<string, string>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const id = idOf(node);
      const run = propertyNamed(node, 'run');
      if (id !== undefined && run) sources.set(id, dedent(run.getText(sourceFile)));
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
}

/** The first descendant that a test accepts, in the order of the text. */
function find<T extends ts.Node>(root: ts.Node, accepts: (node: ts.Node) => node is T): T | undefined {
  if (accepts(root)) return root;
  return ts.forEachChild(root, (child) => find(child, accepts));
}

function nameOfDeclarationAround(node: ts.Node): string | undefined {
  if (ts.isVariableDeclaration(node)) return node.name.getText();
  return ts.isSourceFile(node) ? undefined : nameOfDeclarationAround(node.parent);
}

/** String literals below a node, in the order of the text. */
function literalsOf(root: ts.Node): ts.StringLiteral[] {
  const literals: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) literals.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return literals;
}

/** Whether a table's row may hold `text` for a fact: the whole id, or its end after a dot or hyphen. */
function namesFact(text: string, id: string): boolean {
  return text === id || (text !== '' && (id.endsWith(`.${text}`) || id.endsWith(`-${text}`)));
}

/** A fact that is a row of a table: its row, and the `table.map(…)` that makes facts of the rows. */
function sourceFromTable(sourceFile: ts.SourceFile, id: string): string | undefined {
  const candidates = literalsOf(sourceFile)
    .filter(({ text }) => namesFact(text, id))
    .sort((one, other) => other.text.length - one.text.length);
  for (const { parent: row } of candidates) {
    const table = nameOfDeclarationAround(row) ?? '';
    const mapping = find(
      sourceFile,
      (node): node is ts.CallExpression =>
        ts.isCallExpression(node) && node.expression.getText(sourceFile) === `${table}.map`,
    );
    if (mapping) return `${dedent(row.getText(sourceFile))}\n\n${dedent(mapping.getText(sourceFile))}`;
  }
  return undefined;
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/**
 * The source of each fact's proof, as it stands in the files of a folder.
 *
 * @param directory absolute path of the folder of facts
 * @param ids the facts whose source is wanted
 * @returns source by fact id
 * @throws naming the facts whose source was not found
 */
export function readSources(directory: string, ids: readonly string[]): Map<string, string> {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => parse(path.join(directory, name)));

  const sources = new Map<string, string>();
  for (const file of files) collectFrom(file, sources);
  for (const id of ids.filter((each) => !sources.has(each))) {
    const source = files.flatMap((file) => sourceFromTable(file, id) ?? [])[0];
    if (source !== undefined) sources.set(id, source);
  }

  const missing = ids.filter((id) => !sources.has(id));
  if (missing.length > 0) {
    throw new Error(
      `${directory}: found no source of ${missing.join(', ')}; expected an object with that id and run, or a row of a table`,
    );
  }
  return sources;
}
