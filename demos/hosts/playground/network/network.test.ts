import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchThroughPage } from './network';
import { createProject } from './project';

const read: string[] = [];
const said: string[] = [];
const failed: string[] = [];
const scripts: string[] = [];

beforeEach(() => {
  read.length = 0;
  said.length = 0;
  failed.length = 0;
  scripts.length = 0;
  vi.stubGlobal('location', new URL('https://site.test/docs/order'));
  vi.stubGlobal('window', { fetch: () => Promise.resolve(new Response('native')) });
  const project = createProject(
    {
      scripts: { 'shop/main.tsx': { code: '(script)', packages: ['react', 'react-dom/client'] } },
      assets: {
        'shop/index.html': 'entry',
        'shop/old/index.html': 'older entry',
        'shop/style.css': 'style',
        'vanilla/index.html': 'own vanilla',
        'empty/style.css': 'style',
      },
    },
    (file) => Promise.resolve(`text of ${file}`),
    (url, file) => {
      scripts.push(`${url} ${file}`);
      return Promise.resolve();
    },
  );
  fetchThroughPage({
    appsPath: '/docs/demos/apps/',
    sampleApp: 'vue-3',
    project,
    readFile: (url) => {
      read.push(url);
      const status = url.includes('refused') ? 0 : 200;
      return Promise.resolve({ type: 'file', id: 1, url, status, contentType: 'text/plain', body: 'file' });
    },
    onSampleRequest: (url, app) => said.push(`${url} ${app}`),
    onFailure: (text) => failed.push(text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const apps = 'https://site.test/docs/demos/apps';

describe('an address is a file of a sub-app of the site', () => {
  test.each([
    ['https://site.test/docs/demos/apps/react-19/index.htm', `${apps}/react-19/index.htm`],
    ['https://site.test/demos/apps/react-19/index.htm', `${apps}/react-19/index.htm`],
    ['https://order.example.com/', `${apps}/vue-3/index.htm`],
    ['https://order.example.com/cart/index.html', `${apps}/vue-3/index.htm`],
    ['http://localhost:8081/', `${apps}/vue-3/index.htm`],
    ['http://127.0.0.1:8081/assets/a.js', `${apps}/vue-3/assets/a.js`],
    ['https://react-19.example.com/', `${apps}/react-19/index.htm`],
    ['https://react-19.example.com/assets/a.js', `${apps}/react-19/assets/a.js`],
    ['https://example.com/react-18/', `${apps}/react-18/index.htm`],
    ['https://example.com/react-18/assets/a.js', `${apps}/react-18/assets/a.js`],
  ])('%s', async (url, expected) => {
    const response = await window.fetch(url);
    expect(read).toEqual([expected]);
    expect(response.url).toBe(url);
    expect(await response.text()).toBe('file');
  });

  test('relative to the folder of the entry before it', async () => {
    await window.fetch('https://order.example.com/cart/');
    await window.fetch('https://order.example.com/cart/assets/a.js?v=1');
    expect(read).toEqual([`${apps}/vue-3/index.htm`, `${apps}/vue-3/assets/a.js`]);
    expect(said).toEqual(['https://order.example.com/cart/ vue-3']);
  });
});

describe('an address is a file of the project', () => {
  test.each([
    ['by its host', 'https://shop.example.com/', 'entry'],
    ['by its host, named', 'https://shop.example.com/index.html?v=1', 'entry'],
    ['by its first folder', 'https://example.com/shop/', 'entry'],
    ['of any port', 'http://localhost:8081/shop/index.html', 'entry'],
    ['of the preview itself', 'https://site.test/shop/', 'entry'],
    ['in a folder of its own', 'https://shop.example.com/old/', 'older entry'],
    ['a file beside it', 'https://shop.example.com/style.css', 'style'],
    ['before a ready-made one', 'https://vanilla.example.com/', 'own vanilla'],
  ])('%s: %s', async (_name, url, expected) => {
    const response = await window.fetch(url);
    expect([response.status, await response.text(), response.url]).toEqual([200, expected, url]);
    expect([read, said, failed]).toEqual([[], [], []]);
  });

  test('an address further down is that of the same entry', async () => {
    expect(await (await window.fetch('https://shop.example.com/v2/')).text()).toBe('entry');
    expect(await (await window.fetch('https://shop.example.com/v2/style.css')).text()).toBe('style');
  });

  test('a script has its packages in itself, and is known by its address', async () => {
    const response = await window.fetch('https://shop.example.com/main.tsx');
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(text).toMatch(/^\(script\)/);
    // One file holds both packages.
    expect(text.split('text of react.js')).toHaveLength(2);
    expect(scripts).toEqual(['https://shop.example.com/main.tsx shop/main.tsx']);
  });

  test.each([
    'https://shop.example.com/none.js',
    'https://empty.example.com/',
    'https://shop.example.com/App.tsx',
  ])('%s is missing, and said to be', async (url) => {
    const response = await window.fetch(url);
    expect(response.status).toBe(404);
    expect(failed).toEqual([`GET ${url} 404`]);
    expect(await response.text()).toContain('项目里没有');
  });
});

describe('there is nothing else', () => {
  test.each([
    'https://site.test/docs/guide',
    'https://site.test/search-index.json',
    'https://site.test/react-19/',
    'https://elsewhere.test/demos.js',
    'https://shop.elsewhere.test/',
    'https://example.com.elsewhere.test/',
    'http://localhost.elsewhere.test/',
  ])('%s', async (url) => {
    await expect(window.fetch(url)).rejects.toThrow(`Failed to fetch ${url}`);
    expect(read).toEqual([]);
  });

  test('not even what the page refuses', async () => {
    await expect(window.fetch(`${apps}/refused.js`)).rejects.toThrow('Failed to fetch');
  });
});

describe('a request that is aborted', () => {
  test.each(['https://shop.example.com/', 'https://order.example.com/'])(
    'while %s is fetched',
    async (url) => {
      const controller = new AbortController();
      const response = window.fetch(url, { signal: controller.signal });
      controller.abort(new Error('too slow'));
      await expect(response).rejects.toThrow('too slow');
    },
  );

  test('before it is sent', async () => {
    const { signal } = new AbortController();
    const aborted = AbortSignal.abort();
    await expect(window.fetch('https://order.example.com/', { signal: aborted })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
    expect(read).toEqual([]);
    expect((await window.fetch('https://order.example.com/', { signal })).ok).toBe(true);
  });
});

test('what is in the address itself is left to the browser', async () => {
  expect(await (await window.fetch('data:text/plain,x')).text()).toBe('native');
});
