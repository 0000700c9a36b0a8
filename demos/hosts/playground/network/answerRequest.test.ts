import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen, type LocalServer } from '../../../../tools/listen';
import { answerRequest, createAnswers } from './answerRequest';

const files: Readonly<Record<string, string>> = {
  '/demos/apps/a/main.js': 'app',
  '/docs/demos/apps/a/main.js': 'app below a base URL',
  '/search-index.json': 'the rest of the site',
};
const requested: string[] = [];

/** Decodes an address before it looks for the file, as nginx and others do. */
function serveFiles(request: IncomingMessage, response: ServerResponse): void {
  requested.push(request.url ?? '');
  const decoded = decodeURIComponent((request.url ?? '').replace(/[?#].*$/, '')).replaceAll('\\', '/');
  const file = files[path.posix.normalize(decoded)];
  if (decoded === '/demos/apps/moved') response.writeHead(302, { location: '/search-index.json' }).end();
  else response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'text/plain' }).end(file);
}

let server: LocalServer;
let origin = '';

beforeAll(async () => {
  server = await listen(serveFiles);
  origin = server.origin;
});

beforeEach(() => {
  requested.length = 0;
});

afterAll(async () => {
  await server.close();
});

function appsBelow(baseUrl: string): URL[] {
  return [new URL(`${baseUrl}demos/apps/`, origin)];
}

function answerTo(url: string, baseUrl = '/') {
  return answerRequest({ type: 'request', id: 7, url }, appsBelow(baseUrl));
}

test('the server gives the whole site to who encodes a slash', async () => {
  const response = await fetch(`${origin}/demos/apps/..%2f..%2fsearch-index.json`);
  expect(await response.text()).toBe('the rest of the site');
});

describe('what is published for sub-apps is given', () => {
  test.each([
    ['/demos/apps/a/main.js', '/'],
    ['/demos/apps/a/main.js?v=1', '/'],
    ['/demos/apps/b/../a/main.js', '/'],
    ['/docs/demos/apps/a/main.js', '/docs/'],
  ])('%s', async (file, baseUrl) => {
    const answer = await answerTo(origin + file, baseUrl);
    expect(answer).toMatchObject({ type: 'file', id: 7, status: 200, contentType: 'text/plain' });
    expect(answer.body).toContain('app');
  });

  test('and what is missing is said to be', async () => {
    expect(await answerTo(`${origin}/demos/apps/none.js`)).toMatchObject({ status: 404 });
  });
});

describe('nothing else is asked for', () => {
  const encodings = ['%2f', '%2F', '%5c', '%5C', '%252f', '%25252F', '%255c', '%c0%af', '%e0%80%af', '\\'];
  const dots = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..;'];
  const climbing = encodings.flatMap((slash) =>
    dots.map((up) => `/demos/apps/${up}${slash}${up}${slash}search-index.json`),
  );
  test.each([
    ...climbing,
    ...dots.map((up) => `/demos/apps/${up}/${up}/search-index.json`),
    '/demos/apps/%',
    '/demos/apps/%zz/x',
    '/demos/apps/%00',
    '/demos/apps/a%0d%0a/main.js',
    '/search-index.json',
    '/demos/appsx/main.js',
    '/demos/hosts/playground/main.js',
    '//demos/apps/a/main.js',
  ])('%s', async (file) => {
    const answer = await answerTo(origin + file);
    expect(answer).toEqual({ type: 'file', id: 7, url: origin + file, status: 0, contentType: '', body: '' });
    expect(requested).toEqual([]);
  });

  test.each([
    '',
    'x',
    'http://',
    'javascript:0',
    'data:,x',
    'http://127.0.0.1:9/demos/apps/a/main.js',
    'file:///demos/apps/a',
  ])('another origin: %j', async (url) => {
    expect(await answerTo(url)).toMatchObject({ status: 0, body: '' });
    expect(requested).toEqual([]);
  });
});

test('where the server sends it elsewhere, what is there is not given', async () => {
  expect(await answerTo(`${origin}/demos/apps/moved`)).toMatchObject({ status: 0, body: '' });
});

describe('one run', () => {
  const request = { type: 'request', id: 1, url: '' } as const;

  test('has fifty requests at a time', async () => {
    const answer = createAnswers(appsBelow('/'));
    const url = `${origin}/demos/apps/a/main.js`;
    const all = await Promise.all(Array.from({ length: 80 }, () => answer({ ...request, url })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(requested).toHaveLength(50);
    expect(await answer({ ...request, url })).toMatchObject({ status: 200 });
  });

  test('has a thousand in all', async () => {
    const answer = createAnswers(appsBelow('/'));
    for (let index = 0; index < 1_000; index += 1) await answer(request);
    expect(await answer({ ...request, url: `${origin}/demos/apps/a/main.js` })).toMatchObject({ status: 0 });
  });
});
