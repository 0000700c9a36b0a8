import type { CodeEvidence } from '../evidence';

/** Statements begin a line, or follow another one in a minified file. */
const moduleStatement =
  /(?:^|[;}\n])\s*(?:import\s*(?:[\w$*{]|["'])|export\s*(?:[{*]|default\b|const\b|let\b|var\b|function\b|async\b|class\b))/;
const providerExport =
  /(?:^|[;}\n])\s*export\s*(?:(?:const|let|var|function|async\s+function)\s+provider\b|\{[^}]*\bprovider\b[^}]*\})/;
const evaluation = /(?:^|[^\w$.])eval\s*\(|\bnew\s+Function\s*\(/;

/** What the text of a script gives away. Hints: what is in a string or a comment is taken for code. */
export function readCode(text: string): CodeEvidence {
  return {
    isModule: moduleStatement.test(text),
    exportsProvider: providerExport.test(text),
    evaluates: evaluation.test(text),
  };
}
