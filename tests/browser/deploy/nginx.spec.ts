import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from '../../../deploy/compress';
import { headersOf } from '../../../deploy/headers/rules';
import { filesBelow } from '../../../tools/filesBelow';
import { activate, serveWithNginx, type RunningNginx } from '../../../tools/serveWithNginx';
import { routes } from '../../routes';
import { readSitemap } from '../support/sitemap';
import { expect, test } from '../support/test';
import { send, type Answer } from './support/send';
import { walkSite } from './support/walkSite';

let nginx: RunningNginx;
test.beforeAll(async () => {
  nginx = await serveWithNginx();
});
test.afterAll(() => nginx.stop());

const get = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send(nginx.origin, address, { headers });

/** A file of the site whose name has a hash, as an address. */
function hashedScript(): string {
  const [file = ''] = filesBelow(path.join(nginx.root, 'assets/js'), '.js').filter((each) =>
    path.basename(each).startsWith('main.'),
  );
  return `/${path.relative(nginx.root, file)}`;
}

/** All headers of our rules, and those that are not ours to forget. */
function expectHeaders({ headers }: Answer, file: string): void {
  for (const [name, value] of Object.entries(headersOf(file))) {
    expect(headers[name.toLowerCase()], `${name} of ${file}`).toBe(value);
  }
  if (!('Cache-Control' in headersOf(file))) expect(headers['cache-control']).toBe('no-cache');
  expect(headers.server).toBe('nginx');
}

test('every page is there, as HTML, with all headers', async () => {
  const paths = new Set([...routes.map((route) => route.path), ...readSitemap()]);
  for (const address of paths) {
    const answer = await get(address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers['content-type'], address).toBe('text/html; charset=utf-8');
    expectHeaders(answer, address.slice(1));
  }
});

test('pages are there as Markdown, too; the page whose address ends alike is HTML', async () => {
  for (const address of ['/index.md', '/guide/router.md', '/garfish-plugins/es-module.md.md']) {
    const answer = await get(address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers['content-type'], address).toBe('text/markdown; charset=utf-8');
    expectHeaders(answer, address.slice(1));
  }
  expect((await get('/garfish-plugins/es-module.md')).headers['content-type']).toBe(
    'text/html; charset=utf-8',
  );
  expect((await get('/nowhere.md')).status).toBe(404);
});

test('each page has one address: all others lead there for good, and keep their query', async () => {
  const others = {
    '/index.html': '/',
    '/guide/': '/guide',
    '/guide.html': '/guide',
    '/guide/index.html': '/guide',
    '/guide/start/?a=1': '/guide/start?a=1',
    '/api/run.html?a=1&b=%E6%B2%99': '/api/run?a=1&b=%E6%B2%99',
    '/garfish-plugins/es-module.md/': '/garfish-plugins/es-module.md',
  };
  for (const [address, canonical] of Object.entries(others)) {
    const answer = await get(address);
    expect(answer.status, address).toBe(301);
    expect(answer.headers.location, address).toBe(canonical);
    expect((await get(canonical)).status, canonical).toBe(200);
  }
});

test('what there is not is answered with the page for it, and its status', async () => {
  const page = readFileSync(path.join(nginx.root, '404.html'));
  for (const address of ['/nowhere', '/assets/js/main.00000000.js', '/404.html', '/404', '/assets', '/img']) {
    const answer = await get(address);
    expect(answer.status, address).toBe(404);
    expect(answer.body.equals(page), address).toBe(true);
    expectHeaders(answer, '404.html');
  }
});

test('files with a hash in their names are kept for a year, all others asked for anew', async () => {
  const script = await get(hashedScript());
  expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const address of ['/guide', '/search-index.json', '/assets/bodies/guide.txt', '/facts.json']) {
    const answer = await get(address);
    expect(answer.headers['cache-control'], address).toBe('no-cache');
    const { etag = '' } = answer.headers;
    expect((await get(address, { 'If-None-Match': etag })).status, address).toBe(304);
  }
});

test('a part of a file, and its head alone, can be had', async () => {
  const whole = await get(hashedScript());
  const part = await get(hashedScript(), { Range: 'bytes=0-99' });
  expect(part.status).toBe(206);
  expect(part.body.equals(whole.body.subarray(0, 100))).toBe(true);
  const head = await send(nginx.origin, '/guide', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expectHeaders(head, 'guide');
});

test('what is compressed beside a file is sent to those who ask for it', async () => {
  const file = path.join(nginx.root, 'guide.html');
  await compress(file);
  const page = readFileSync(file);
  expect((await get('/guide')).body.equals(page)).toBe(true);
  const decoders = { gzip: gunzipSync, ...(nginx.hasBrotli && { br: brotliDecompressSync }) };
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await get('/guide', { 'Accept-Encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.body.length).toBeLessThan(page.length / 2);
    expect(decode(answer.body).equals(page)).toBe(true);
    expectHeaders(answer, 'guide');
  }
});

test('another version is served at once, and the one before it again', async () => {
  const { directory } = nginx;
  const [first, second] = ['1', '2'].map((version) => path.join(directory, 'releases', version));
  cpSync(first ?? '', second ?? '', { recursive: true });
  writeFileSync(path.join(second ?? '', 'guide.html'), 'the second version');
  const { etag = '' } = (await get('/guide')).headers;
  expect(activate(directory, '2')).toBe('');
  expect((await get('/guide', { 'If-None-Match': etag })).body.toString()).toBe('the second version');
  expect(activate(directory, '3')).toContain('expected a built site');
  expect((await get('/guide')).body.toString()).toBe('the second version');
  expect(activate(directory, '1')).toBe('');
  expect((await get('/guide', { 'If-None-Match': etag })).status).toBe(304);
});

test('nothing outside the site is sent, and nothing of ours is repeated in a header', async () => {
  const attempts = [
    '/../package.json',
    '/assets/../../../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/demos/apps/..%2f..%2fsearch-index.json',
    '/guide%00.html',
    '/.git/config',
    '/_headers',
    '/assets/js/',
    '/%0d%0aSet-Cookie:a=b/',
    '/a%0dSet-Cookie:a=b/index.html',
    '/a%0aSet-Cookie:a=b.html',
  ];
  for (const address of attempts) {
    const { status, headers, body } = await get(address);
    expect([301, 400, 404], address).toContain(status);
    expect(headers['set-cookie'], address).toBeUndefined();
    expect(body.toString(), address).not.toMatch(/root:|"name": "garfish-docs"|Content-Security-Policy/);
  }
});

test('a query may have encoded slashes, as what is searched for has', async ({ page }) => {
  for (const address of ['/search?q=%40garfish%2Fes-module', '/doctor?entry=http%3A%2F%2F127.0.0.1%3A1%5C']) {
    expect((await get(address)).status, address).toBe(200);
  }
  const moved = await get('/search/?q=a%2Fb');
  expect([moved.status, moved.headers.location]).toEqual([301, '/search?q=a%2Fb']);
  await page.goto(`${nginx.origin}/search?q=%40garfish%2Fes-module`);
  await expect(page.getByRole('main').getByRole('link').first()).toContainText('es-module');
});

test('no redirect leads to another site', async () => {
  for (const address of [
    '//evil.example/',
    '//evil.example/index.html',
    '///evil.example/a.html',
    '/\\evil.example/',
  ]) {
    const { headers } = await get(address);
    expect(new URL(headers.location ?? '/', nginx.origin).origin, address).toBe(nginx.origin);
  }
});

test('what the reader runs has no origin, even when its page is opened by itself', async ({ page }) => {
  for (const host of ['playground', 'doctor']) {
    const address = `/demos/hosts/${host}/index.htm`;
    expectHeaders(await get(address), address.slice(1));
    await page.goto(nginx.origin + address);
    expect(await page.evaluate(() => self.origin), host).toBe('null');
  }
});

test('the pages of all hosts and sub-apps are sent as they are built, with the headers of their folder', async () => {
  const pages = filesBelow(path.join(nginx.root, 'demos'), 'index.htm');
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    const file = path.relative(nginx.root, page);
    const answer = await get(`/${file}`);
    expect(answer.body.equals(readFileSync(page)), file).toBe(true);
    expectHeaders(answer, file);
  }
});

test('pages, search, a demo and the playground work in a browser', async ({ page }) => {
  await walkSite(page, nginx.origin);
});
