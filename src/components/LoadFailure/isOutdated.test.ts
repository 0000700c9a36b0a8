import { expect, test } from 'vitest';
import { isOtherBuild } from './isOutdated';

function page(runtime: string, main: string, sources = '33333333'): string {
  const scripts = `/docs/assets/js/runtime~main.${runtime}.js /docs/assets/js/main.${main}.js`;
  return `<head><meta name=application-scripts content="${scripts}"><meta name=search-index content=${sources} /></head>`;
}

const running = page('11111111', 'aaaaaaaa');

test.each([
  ['the same page', running, false],
  ['the same build on another page', `${running}<p>…</p>`, false],
  [
    'as the browser writes it',
    running.replace('name=application-scripts', 'name="application-scripts"'),
    false,
  ],
  ['below another base URL', running.replaceAll('/docs/', 'https://cdn.example/'), false],
  ['a chunk of a page has changed: the runtime that names it', page('22222222', 'aaaaaaaa'), true],
  ['the start script has changed', page('11111111', 'bbbbbbbb'), true],
  ['a text has changed', page('11111111', 'aaaaaaaa', '44444444'), true],
  ['both scripts have', page('22222222', 'bbbbbbbb'), true],
  ['the not-found page of another build', `<title>404</title>${page('22222222', 'bbbbbbbb')}`, true],
  ['an error of a proxy', '<h1>502 Bad Gateway</h1>', false],
  ['the login page of a network', '<script src=/login.js></script>', false],
  [
    'a sample in the text',
    `${running}<code>&lt;meta name=application-scripts content="/main.99999999.js"></code>`,
    false,
  ],
  ['nothing', '', false],
])('%s', (_name, served, expected) => {
  expect(isOtherBuild(running, served)).toBe(expected);
});

test('the development server, whose pages list no scripts, has one build', () => {
  const html = '<script src="/runtime~main.js"></script><script src="/main.js"></script>';
  expect(isOtherBuild(html, html)).toBe(false);
});
