import ts from 'typescript';

/** How a message reaches the reader. */
type MessageKind = 'throw' | 'warn' | 'error';

export interface Message {
  /** The text as it is printed, `<…>` for each part that is only known at run time, white space collapsed. */
  template: string;
  kind: MessageKind;
  /** It stands behind a check of `process.env.NODE_ENV`. */
  devOnly: boolean;
}

/** A part of a message that is only known at run time. */
export const hole = '<…>';

/**
 * The functions that take a message, by name: the helpers of @garfish/utils (which esbuild numbers: `warn2`), css-scope's
 * own `error` and the `onerror` of @garfish/hooks.
 */
const helperKinds: ReadonlyMap<string, MessageKind> = new Map([
  ['assert', 'throw'],
  ['error', 'throw'],
  ['onerror', 'throw'],
  ['throwError', 'throw'],
  ['warn', 'warn'],
]);

type Call = ts.CallExpression | ts.NewExpression;

function isCall(node: ts.Node): node is Call {
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}

/** `warn` of `warn2(…)` and of `this.warn(…)`; nothing of `(0, f)()`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text.replace(/\d+$/, '');
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}

/** How the call shows its message, or nothing if it is no such call. */
function kindOf({ expression }: Call): MessageKind | undefined {
  const name = calledName(expression);
  if (expression.getText() === 'console.error') return 'error';
  return /^(?:[A-Z]\w*)?Error$/.test(name) ? 'throw' : helperKinds.get(name);
}

function statementsOf(scope: ts.Node): readonly ts.Statement[] {
  return ts.isSourceFile(scope) || ts.isBlock(scope) ? scope.statements : [];
}

/** What the name stands for at this place: the initial value of the nearest variable of that name. */
function initialValue(name: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = name; !ts.isSourceFile(scope); scope = scope.parent) {
    const declaration = statementsOf(scope.parent)
      .filter(ts.isVariableStatement)
      .flatMap((statement) => [...statement.declarationList.declarations])
      .find((each) => ts.isIdentifier(each.name) && each.name.text === name.text);
    if (declaration) return declaration.initializer;
  }
  return undefined;
}

function joined(left: readonly string[], right: readonly string[]): string[] {
  return left.flatMap((before) => right.map((after) => before + after));
}

/** Every text the expression can have; a part that cannot be read from the code is a hole. */
function templatesOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return templatesOf(node.expression);
  if (ts.isTemplateExpression(node)) {
    return [node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join('')];
  }
  if (ts.isConditionalExpression(node))
    return [...templatesOf(node.whenTrue), ...templatesOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind;
    if (operator === ts.SyntaxKind.PlusToken) return joined(templatesOf(node.left), templatesOf(node.right));
    if (operator === ts.SyntaxKind.BarBarToken)
      return [...templatesOf(node.left), ...templatesOf(node.right)];
  }
  const value = ts.isIdentifier(node) ? initialValue(node) : undefined;
  return value ? templatesOf(value) : [hole];
}

/** Whether the code only runs where `process.env.NODE_ENV` says so. */
function isDevOnly(node: ts.Node): boolean {
  for (let child = node; !ts.isSourceFile(child.parent); child = child.parent) {
    const { parent } = child;
    const condition = ts.isIfStatement(parent)
      ? parent.expression
      : ts.isBinaryExpression(parent) && parent.right === child
        ? parent.left
        : undefined;
    if (condition?.getText().includes('NODE_ENV')) return true;
  }
  return false;
}

function messagesOf(call: Call): Message[] {
  const kind = kindOf(call);
  const text = call.arguments?.[calledName(call.expression) === 'assert' ? 1 : 0];
  if (!kind || !text) return [];
  return (
    templatesOf(text)
      .map((template) => template.replaceAll(/\s+/g, ' ').trim())
      // What has no words of its own passes on a message made elsewhere.
      .filter((template) => /[A-Za-z]/.test(template))
      .map((template) => ({ template, kind, devOnly: isDevOnly(call) }))
  );
}

/**
 * The messages a script can throw or print.
 *
 * @param source JavaScript, not minified in its names of helpers
 * @returns one entry for each different message, in the order of the code
 */
export function extractMessages(source: string): Message[] {
  const file = ts.createSourceFile('dist.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found = new Map<string, Message>();
  const visit = (node: ts.Node): void => {
    const messages = isCall(node) ? messagesOf(node) : [];
    for (const message of messages) found.set(JSON.stringify(message), message);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}
