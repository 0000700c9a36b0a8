import { headersOf, type HeaderRule } from './rules';

/** What is not cached for long is asked for anew, with its `ETag`; other hosts do so by themselves. */
const defaults: Readonly<Record<string, string>> = { 'Cache-Control': 'no-cache' };

function variableOf(header: string): string {
  return `$garfish_docs_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** The files of a rule as nginx matches them: all below a folder, or one. */
function patternOf(path: string, baseUrl: string): string {
  const text = (baseUrl + path.replace('*', '')).replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return path.endsWith('*') ? `~^${text}` : `~^${text}$`;
}

/** The rules for one header as an nginx `map` by the path of the file that is sent. */
function mapOf(header: string, rules: readonly HeaderRule[], baseUrl: string): string {
  const paths = rules
    .filter(({ path, headers }) => header in headers && path !== '*')
    .map(({ path }) => path)
    // The longest first: nginx takes the first that matches.
    .sort((one, other) => other.length - one.length);
  const lines = paths.map((path) => {
    const value = headersOf(path.replace('*', ''), rules)[header] ?? '';
    return `  "${patternOf(path, baseUrl)}" "${value}";`;
  });
  const otherwise = headersOf('', rules)[header] ?? defaults[header] ?? '';
  return [`map $uri ${variableOf(header)} {`, ...lines, `  default "${otherwise}";`, '}'].join('\n');
}

/**
 * Two files for nginx: `maps`, for its `http` block, says which value a header has for which file, `headers`, for the
 * `server`, adds them. An empty value adds none. No `location` may add headers: nginx then leaves these out.
 *
 * @param baseUrl where the site is served, with slashes at both ends
 */
export function nginxFiles(rules: readonly HeaderRule[], baseUrl: string): { maps: string; headers: string } {
  const names = [
    ...new Set([...rules.flatMap((rule) => Object.keys(rule.headers)), ...Object.keys(defaults)]),
  ];
  return {
    maps: names.map((name) => `${mapOf(name, rules, baseUrl)}\n`).join('\n'),
    headers: names.map((name) => `add_header ${name} ${variableOf(name)} always;\n`).join(''),
  };
}
