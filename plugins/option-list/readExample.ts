import ts from 'typescript';

/** The lines of an example that set an option, counted from 1. */
export interface OptionLines {
  name: string;
  first: number;
  last: number;
}

/** The objects among what a function is called with, or in lists of it. */
function objectsIn(nodes: readonly ts.Node[]): ts.ObjectLiteralExpression[] {
  return nodes.flatMap((node) => {
    if (ts.isArrayLiteralExpression(node)) return objectsIn(node.elements);
    return ts.isObjectLiteralExpression(node) ? [node] : [];
  });
}

function callsOf(callee: string, node: ts.Node): ts.CallExpression[] {
  const own = ts.isCallExpression(node) && node.expression.getText() === callee ? [node] : [];
  const inner: ts.CallExpression[] = [];
  node.forEachChild((child) => void inner.push(...callsOf(callee, child)));
  return [...own, ...inner];
}

/**
 * Finds which lines of a sample belong to which option.
 *
 * in:  `Garfish.run({\n  basename: '/',\n  sandbox: {\n    snapshot: true,\n  },\n});`, callee `Garfish.run`
 * out: basename 2–2, sandbox 3–5: the properties of what the function is called with, not those within them
 */
export function readExample(code: string, callee: string): OptionLines[] {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  return callsOf(callee, source)
    .flatMap((call) => objectsIn(call.arguments))
    .flatMap((object) => [...object.properties])
    .map((property) => ({
      name: property.name?.getText() ?? property.getText(),
      first: lineOf(property.getStart()),
      last: lineOf(property.getEnd()),
    }));
}
