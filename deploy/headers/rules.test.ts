import { expect, test } from 'vitest';
import { headersFile } from './headersFile';
import { nginxFiles } from './nginxFiles';
import { headerRules, headersOf, type HeaderRule } from './rules';

const rules: HeaderRule[] = [
  { path: '*', headers: { 'X-A': 'everywhere' } },
  { path: 'assets/*', headers: { 'Cache-Control': 'immutable' } },
  { path: 'assets/odd/*', headers: { 'X-A': 'odd' } },
];

test('a file has what all rules that match it say', () => {
  expect(headersOf('guide', rules)).toEqual({ 'X-A': 'everywhere' });
  expect(headersOf('assets/odd/a.js', rules)).toEqual({
    'X-A': 'everywhere, odd',
    'Cache-Control': 'immutable',
  });
});

test('documents read the files of sub-apps at another origin, and nothing else there', () => {
  const frameOrigins = { documents: 'https://docs.example', frames: 'https://frames.example' };
  const sharedIn = (file: string): string | undefined =>
    headersOf(file, headerRules(frameOrigins))['Access-Control-Allow-Origin'];
  expect(sharedIn('demos/apps/vue-3/index.htm')).toBe('https://docs.example');
  for (const file of ['guide', 'search-index.json', 'demos/hosts/playground/index.htm']) {
    expect(sharedIn(file), file).toBeUndefined();
  }
  expect(headersOf('demos/apps/vue-3/index.htm')).not.toHaveProperty('Access-Control-Allow-Origin');
});

test('`_headers` names paths below the base URL', () => {
  expect(headersFile(rules.slice(0, 2), '/docs/')).toBe(
    '/docs/*\n  X-A: everywhere\n\n/docs/assets/*\n  Cache-Control: immutable\n',
  );
});

test('for nginx the longest path comes first, and what has no value of its own is asked for anew', () => {
  const { maps, headers } = nginxFiles(rules, '/docs/');
  expect(maps).toBe(`map $uri $garfish_docs_x_a {
  "~^/docs/assets/odd/" "everywhere, odd";
  default "everywhere";
}

map $uri $garfish_docs_cache_control {
  "~^/docs/assets/" "immutable";
  default "no-cache";
}
`);
  expect(headers).toBe(
    'add_header X-A $garfish_docs_x_a always;\nadd_header Cache-Control $garfish_docs_cache_control always;\n',
  );
});

test('for nginx a rule of one file is of no other, whatever its name begins with', () => {
  const { maps } = nginxFiles([{ path: 'worker.js', headers: { 'Cache-Control': 'no-cache' } }], '/v1.0/');
  expect(maps).toContain(String.raw`"~^/v1\.0/worker\.js$" "no-cache";`);
});
