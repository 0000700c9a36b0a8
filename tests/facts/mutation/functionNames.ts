import ts from 'typescript';

/** Where a function or a top-level constant stands in a file. */
interface NamedRange {
  name: string;
  start: number;
  end: number;
}

function membersOf(node: ts.ClassLikeDeclaration, className: string): NamedRange[] {
  return node.members.map((member) => {
    const name = member.name ? `${className}.${member.name.getText()}` : className;
    return { name, start: member.getStart(), end: member.end };
  });
}

function rangesOf(statement: ts.Statement): NamedRange[] {
  const start = statement.getStart();
  const { end } = statement;
  if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? 'default', start, end }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    const text = name.getText();
    const members = initializer && ts.isClassExpression(initializer) ? membersOf(initializer, text) : [];
    return [...members, { name: text, start, end }];
  });
}

/**
 * Reads a bundle of a package.
 *
 * @returns names the function at an offset: `parseQuery`, `App.mount`, `App` for what stands in a class beside its
 *   methods, `module` for what stands outside of all functions and constants
 */
export function readFunctionNames(code: string): (offset: number) => string {
  const sourceFile = ts.createSourceFile('bundle.js', code, ts.ScriptTarget.ES2022, true);
  // Members come before their class, and so are found first.
  const ranges = sourceFile.statements.flatMap(rangesOf);
  return (offset) => ranges.find(({ start, end }) => start <= offset && offset < end)?.name ?? 'module';
}
