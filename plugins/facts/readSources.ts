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

function collectFrom(file: string, sources: Map<string, string>): void {
  const text = readFileSync(file, 'utf8');
  const sourceFile = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
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

/**
 * The source of each fact's `run`, as it stands in the files of a folder.
 *
 * @param directory absolute path of the folder of facts
 * @returns source by fact id
 */
export function readSources(directory: string): Map<string, string> {
  const sources = new Map<string, string>();
  for (const file of readdirSync(directory)
    .filter((name) => name.endsWith('.ts'))
    .sort()) {
    collectFrom(path.join(directory, file), sources);
  }
  return sources;
}
