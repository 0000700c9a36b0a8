import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceStorage } from './memoryStorage';

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  replaceStorage();
  localStorage.setItem('b', '1');
  localStorage.setItem('a', '2');
});
afterEach(() => vi.unstubAllGlobals());

test('items are properties, as in the browser’s own', () => {
  expect(Object.keys(localStorage)).toEqual(['b', 'a']);
  expect(Object.entries(localStorage)).toEqual([
    ['b', '1'],
    ['a', '2'],
  ]);
  expect(JSON.stringify(localStorage)).toBe('{"b":"1","a":"2"}');
  expect('a' in localStorage).toBe(true);
  expect('c' in localStorage).toBe(false);
  const listed = [];
  for (const key in localStorage) listed.push(key);
  expect(listed).toEqual(['b', 'a']);
});

test('properties are items', () => {
  localStorage['c'] = 3;
  expect(localStorage.getItem('c')).toBe('3');
  expect(localStorage['c']).toBe('3');
  expect(localStorage['d']).toBeUndefined();
  delete localStorage['c'];
  expect(localStorage.getItem('c')).toBeNull();
  expect(localStorage).toHaveLength(2);
});

test('an item that is called as a method is kept, and the method stays', () => {
  localStorage.setItem('key', 'value');
  Reflect.set(localStorage, 'clear', 'value');
  expect(localStorage.getItem('key')).toBe('value');
  expect(localStorage.key(0)).toBe('b');
  localStorage.clear();
  expect(localStorage).toHaveLength(0);
});

test('the two know nothing of each other', () => {
  expect(Object.keys(sessionStorage)).toEqual([]);
});
