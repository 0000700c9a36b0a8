import { expect, test } from 'vitest';
import { isOtherBuild } from './isOutdated';

function page(runtime: string, main: string): string {
  return `<head><script src=/docs/assets/js/runtime~main.${runtime}.js defer></script><script src=/docs/assets/js/main.${main}.js defer></script></head>`;
}

const running = page('11111111', 'aaaaaaaa');

test.each([
  ['the same page', running, false],
  ['the same build on another page', `${running}<p>…</p>`, false],
  ['as the browser writes it', running.replaceAll(/src=(\S+) defer/g, 'defer="" src="$1"'), false],
  ['below another base URL', running.replaceAll('/docs/', 'https://cdn.example/'), false],
  ['a chunk of a page has changed: the runtime that names it', page('22222222', 'aaaaaaaa'), true],
  ['the start script has changed', page('11111111', 'bbbbbbbb'), true],
  ['both have', page('22222222', 'bbbbbbbb'), true],
  ['the not-found page of another build', `<title>404</title>${page('22222222', 'bbbbbbbb')}`, true],
  ['an error of a proxy', '<h1>502 Bad Gateway</h1>', false],
  ['the login page of a network', '<script src=/login.js></script>', false],
  ['a sample in the text', `${running}<code>&lt;script src="/main.99999999.js"></code>`, false],
  ['nothing', '', false],
])('%s', (_name, served, expected) => {
  expect(isOtherBuild(running, served)).toBe(expected);
});

test('the development server, whose scripts have no hashes, has one build', () => {
  const html = '<script src="/runtime~main.js"></script><script src="/main.js"></script>';
  expect(isOtherBuild(html, html)).toBe(false);
});
