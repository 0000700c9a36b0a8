import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAll } from './keep';
import { hashOf, type SiteManifest } from './siteManifest';

const addresses = Array.from({ length: 40 }, (_, index) => `page-${index}`);
const load = vi.fn(() => Promise.resolve(new Response('text')));

beforeEach(() => {
  load.mockClear();
  vi.stubGlobal('self', { location: { origin: 'https://docs.example.org' } });
  vi.stubGlobal('caches', { match: () => Promise.resolve(undefined) });
  vi.stubGlobal('fetch', load);
});

afterEach(() => vi.unstubAllGlobals());

async function makeManifest(): Promise<SiteManifest> {
  const hash = await hashOf(new TextEncoder().encode('text'));
  return {
    baseUrl: '/',
    revision: 'a',
    files: Object.fromEntries(addresses.map((address) => [address, hash])),
    pages: {},
    parts: [],
    shell: [],
    librarySize: { bytes: 0, sentBytes: 0 },
  };
}

/** A cache that keeps a number of files, and then fails. */
function cacheFor(room: number, failure: Error): Cache {
  let kept = 0;
  const put = (): Promise<void> => {
    kept += 1;
    return kept > room ? Promise.reject(failure) : Promise.resolve();
  };
  return { match: () => Promise.resolve(undefined), put } as unknown as Cache;
}

test('when there is no room left, nothing more is loaded', async () => {
  const full = new DOMException('no room', 'QuotaExceededError');
  await expect(keepAll(await makeManifest(), cacheFor(3, full), addresses)).rejects.toBe(full);
  // What was on its way as well.
  expect(load.mock.calls.length).toBeLessThanOrEqual(10);
});

test('what the server has of another build is not kept', async () => {
  load.mockImplementationOnce(() => Promise.resolve(new Response('text of another build')));
  // Room for the other one alone.
  const cache = cacheFor(1, new Error('full'));
  const keeping = keepAll(await makeManifest(), cache, addresses.slice(0, 2));
  await expect(keeping).rejects.toThrow('not of this build');
});

test('one that cannot be kept does not keep the others from it', async () => {
  const failure = new Error('broken');
  await expect(keepAll(await makeManifest(), cacheFor(3, failure), addresses)).rejects.toBe(failure);
  expect(load).toHaveBeenCalledTimes(addresses.length);
});
