import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runSample } from './samples/runSample';

interface Entries {
  entryOf: (name: string, online: string) => string;
}

const online = 'https://orders.example.com/';
let entries: Entries;
beforeAll(async () => {
  entries = await runSample('docs/guide/testing.mdx', 'host/src/entryOf.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function entryWith(stored: Record<string, string>): string {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  return entries.entryOf('orders', online);
}

test.each(['http://127.0.0.1:8091/', 'http://localhost:5173/index.html'])('%s is opened', (local) => {
  expect(entryWith({ 'entry:orders': local })).toBe(local);
});

test.each<[string, Record<string, string>]>([
  ['nothing was changed', {}],
  ['another sub-app was', { 'entry:report': 'http://127.0.0.1:8091/' }],
  ['another machine', { 'entry:orders': 'http://evil.example:8091/' }],
  ['a name that only begins like this machine', { 'entry:orders': 'http://localhost.evil.example:80/' }],
  ['this machine as the name of a user', { 'entry:orders': 'http://127.0.0.1:80@evil.example/' }],
])('the entry stays the one online: %s', (_, stored) => {
  expect(entryWith(stored)).toBe(online);
});
