import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runSample } from './samples/runSample';

interface Session {
  request: (url: string, init?: RequestInit) => Promise<Response>;
  signOut: () => void;
}

type CreateSession = (options: {
  renew: () => Promise<string | undefined>;
  onExpired: () => void;
}) => Session;

let createSession: CreateSession;
beforeAll(async () => {
  ({ createSession } = await runSample<{ createSession: CreateSession }>(
    'docs/guide/auth.mdx',
    'src/session.ts',
  ));
});
afterEach(() => vi.unstubAllGlobals());

/** The interface accepts `Bearer good` and nothing else. */
function stubInterface(): void {
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    const isRight = headers.get('Authorization') === 'Bearer good';
    return Promise.resolve(new Response('', { status: isRight ? 200 : 401 }));
  });
}

const five = ['/1', '/2', '/3', '/4', '/5'];

test('five requests answered 401 renew once, and all succeed', async () => {
  stubInterface();
  const renew = vi.fn(() => Promise.resolve('good'));
  const onExpired = vi.fn();
  const { request } = createSession({ renew, onExpired });
  const responses = await Promise.all(five.map((url) => request(url)));
  expect(responses.map(({ status }) => status)).toEqual(five.map(() => 200));
  expect(renew).toHaveBeenCalledOnce();
  expect(onExpired).not.toHaveBeenCalled();
  expect((await request('/6')).status).toBe(200);
  expect(renew).toHaveBeenCalledOnce();
});

test.each([
  ['nothing comes', () => Promise.resolve(undefined)],
  ['it fails', () => Promise.reject(new Error('offline'))],
])('when renewing does not work since %s, five requests tell it once', async (_name, renew) => {
  stubInterface();
  const onExpired = vi.fn();
  const { request } = createSession({ renew, onExpired });
  const responses = await Promise.all(five.map((url) => request(url)));
  expect(responses.map(({ status }) => status)).toEqual(five.map(() => 401));
  expect(onExpired).toHaveBeenCalledOnce();
});

test('a request that was under way while another renewed uses the new token', async () => {
  stubInterface();
  const renew = vi.fn(() => Promise.resolve('good'));
  const { request, signOut } = createSession({ renew, onExpired: vi.fn() });
  await request('/1');
  signOut();
  await Promise.all([request('/2'), request('/3')]);
  expect(renew).toHaveBeenCalledTimes(2);
});
