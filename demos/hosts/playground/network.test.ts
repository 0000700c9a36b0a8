import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchThroughPage } from './network';

const read: string[] = [];
const said: string[] = [];

beforeEach(() => {
  read.length = 0;
  said.length = 0;
  vi.stubGlobal('location', new URL('https://site.test/docs/order'));
  vi.stubGlobal('window', { fetch: () => Promise.resolve(new Response('native')) });
  fetchThroughPage({
    appsPath: '/docs/demos/apps/',
    sampleApp: 'vue-3',
    readFile: (url) => {
      read.push(url);
      const status = url.includes('refused') ? 0 : 200;
      return Promise.resolve({ type: 'file', id: 1, url, status, contentType: 'text/plain', body: 'file' });
    },
    onSampleRequest: (url, app) => said.push(`${url} ${app}`),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const apps = 'https://site.test/docs/demos/apps';

describe('an address is a file of a sub-app', () => {
  test.each([
    ['https://site.test/docs/demos/apps/react-19/index.htm', `${apps}/react-19/index.htm`],
    ['https://site.test/demos/apps/react-19/index.htm', `${apps}/react-19/index.htm`],
    ['https://order.example.com/', `${apps}/vue-3/index.htm`],
    ['https://order.example.com/shop/index.html', `${apps}/vue-3/index.htm`],
    ['http://localhost:8081/', `${apps}/vue-3/index.htm`],
    ['http://127.0.0.1:8081/assets/a.js', `${apps}/vue-3/assets/a.js`],
  ])('%s', async (url, expected) => {
    const response = await window.fetch(url);
    expect(read).toEqual([expected]);
    expect(response.url).toBe(url);
    expect(await response.text()).toBe('file');
  });

  test('relative to the folder of the entry before it', async () => {
    await window.fetch('https://order.example.com/shop/');
    await window.fetch('https://order.example.com/shop/assets/a.js?v=1');
    expect(read).toEqual([`${apps}/vue-3/index.htm`, `${apps}/vue-3/assets/a.js`]);
    expect(said).toEqual(['https://order.example.com/shop/ vue-3']);
  });
});

describe('there is nothing else', () => {
  test.each([
    'https://site.test/docs/guide',
    'https://site.test/search-index.json',
    'https://elsewhere.test/demos.js',
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

test('what is in the address itself is left to the browser', async () => {
  expect(await (await window.fetch('data:text/plain,x')).text()).toBe('native');
});
