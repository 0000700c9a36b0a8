import type { CodeEvidence } from '../evidence';

/**
 * Statements begin a line, or follow another one in a minified file. A line break begins one by itself: were it among the
 * blanks too, a file of many empty lines would take minutes.
 */
const moduleStatement =
  /(?:^|[;}\n])[^\S\n]*(?:import\s*(?:[\w$*{]|["'])|export\s*(?:[{*]|default\b|const\b|let\b|var\b|function\b|async\b|class\b))/;
const providerExport =
  /(?:^|[;}\n])[^\S\n]*export\s*(?:(?:const|let|var|function|async\s+function)\s+provider\b|\{[^}]*\bprovider\b[^}]*\})/;
/** A key of React DOM 16: 15 had another, 17 renamed it. */
const react16Key = '__reactEventHandlers$';
const loaderCall = /(?:^|[;}\n])[^\S\n]*(?:define|System\.register)\s*\(/;
const evaluation = /(?:^|[^\w$.])eval\s*\(|\bnew\s+Function\s*\(/;

/** What the text of a script gives away. Hints: what is in a string or a comment is taken for code. */
export function readCode(text: string): CodeEvidence {
  return {
    isModule: moduleStatement.test(text),
    exportsProvider: providerExport.test(text),
    evaluates: evaluation.test(text),
    callsLoader: loaderCall.test(text),
    namesProcess: /\bprocess\s*\.\s*env\b/.test(text),
    hasReact16: text.includes(react16Key),
  };
}

const pageStart = /^<(?:!doctype\s+html|html|head|body)\b/i;
/** Longer than what a page is recognised by. */
const startLength = 100;

/** Whether what was sent begins as a page does, after any comments: a file may be of many megabytes, and nothing but those. */
export function looksLikePage(text: string): boolean {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', '<!--'.length);
    if (end < 0) return false;
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return pageStart.test(rest.slice(0, startLength));
}
