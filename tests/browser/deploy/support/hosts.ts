import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../../../tools/serveDirectory';
import { listen, type LocalServer } from '../../../../tools/listen';

interface Rule {
  path: string;
  headers: [string, string][];
}

/**
 * Reads a `_headers` file by its documented form: a line that begins with `/` names paths, the indented ones after it name
 * headers.
 */
export function readHeadersFile(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
    const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** What such hosts send for a path: of every rule that matches it; values of the same header are joined. */
export function headersFor(rules: readonly Rule[], address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    const isMatch = rule.path.endsWith('*')
      ? address.startsWith(rule.path.slice(0, -1))
      : address === rule.path;
    for (const [name, value] of isMatch ? rule.headers : []) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

/** A host of static files that reads `_headers`, on a free port unless one is named. */
export async function serveWithHeaders(directory: string, port?: number): Promise<LocalServer> {
  const rules = readHeadersFile(readFileSync(path.join(directory, '_headers'), 'utf8'));
  const answer = filesOf(directory);
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
    answer(request, response);
  }, port);
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
};

/**
 * By the rules of GitHub Pages: an address is a file, or one with `.html`; one that ends with a slash is the `index.html` of
 * a folder; anything else is `404.html`. All of it may be kept for ten minutes, and no header is ours.
 */
export async function serveAsGitHubPages(directory: string): Promise<LocalServer> {
  return listen((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const candidates = address.endsWith('/') ? [`${address}index.html`] : [address, `${address}.html`];
    const file = candidates
      .map((candidate) => path.join(directory, candidate))
      .find((candidate) => path.extname(candidate) !== '' && existsSync(candidate));
    const sent = file ?? path.join(directory, '404.html');
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': `${types[path.extname(sent)] ?? 'application/octet-stream'}; charset=utf-8`,
      'Cache-Control': 'max-age=600',
    });
    response.end(readFileSync(sent));
  });
}
