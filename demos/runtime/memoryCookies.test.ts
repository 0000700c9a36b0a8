import { expect, test } from 'vitest';
import { MemoryCookies } from './memoryCookies';

function after(...declarations: string[]): string {
  const cookies = new MemoryCookies();
  for (const each of declarations) cookies.set(each);
  return cookies.text;
}

test.each([
  [['a=1'], 'a=1'],
  [['a=1; path=/; SameSite=Lax', 'b = x=y '], 'a=1; b=x=y'],
  [['a=1', 'a=2'], 'a=2'],
  [['a=1; max-age=60', 'b=2; Max-Age=0'], 'a=1'],
])('%j reads %j', (declarations, text) => {
  expect(after(...declarations)).toBe(text);
});

test.each(['a=; max-age=0', 'a=; Max-Age=-1; path=/', 'a=1; expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  '%j takes the cookie away',
  (declaration) => {
    expect(after('a=1', declaration)).toBe('');
  },
);

test.each([
  'a=2; expires=Fri, 31 Dec 9999 23:59:59 GMT',
  'a=2; expires=soon',
  'a=2; max-age=1',
  'a=2; max-age=60; expires=Thu, 01 Jan 1970 00:00:00 GMT',
])('%j does not', (declaration) => {
  expect(after('a=1', declaration)).toBe('a=2');
});
