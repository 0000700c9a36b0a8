import { describe, expect, test } from 'vitest';
import { isKeepable, maximumCode, readProgram, toAddress } from './program';

const program = { code: '', app: 'vanilla', address: '/' };

test.each<[string, unknown, boolean]>([
  ['the smallest', program, true],
  ['a path with a query and a hash', { ...program, address: '/a b/%E4%B8%AD?x=1#y' }, true],
  ['two slashes further on', { ...program, address: '/a//b' }, true],
  ['the longest code', { ...program, code: 'x'.repeat(maximumCode) }, true],
  ['longer code', { ...program, code: 'x'.repeat(maximumCode + 1) }, false],
  ['another host', { ...program, address: '//elsewhere.example/x' }, false],
  ['another host, as a browser reads it', { ...program, address: '/\\elsewhere.example/x' }, false],
  ['another host behind a tab', { ...program, address: '/\t/elsewhere.example/x' }, false],
  ['a scheme', { ...program, address: 'javascript:alert(1)' }, false],
  ['no address', { ...program, address: '' }, false],
  ['an endless address', { ...program, address: `/${'x'.repeat(2_000)}` }, false],
  ['an app outside', { ...program, app: '../..' }, false],
  ['an app with a slash', { ...program, app: 'vanilla/../..' }, false],
  ['an app of capitals', { ...program, app: '__proto__' }, false],
  ['an endless app', { ...program, app: 'a'.repeat(61) }, false],
  ['no app', { code: '', address: '/' }, false],
  ['numbers', { code: 1, app: 2, address: 3 }, false],
  ['nothing', null, false],
  ['a list', ['', 'vanilla', '/'], false],
])('%s', (_name, value, expected) => {
  expect(readProgram(value)).toEqual(expected ? value : undefined);
});

test('what does not belong to a program is left behind', () => {
  expect(readProgram({ ...program, extra: 1 })).toEqual(program);
});

describe('what is typed into the address bar', () => {
  test.each([
    ['/order', '/order'],
    ['order?x=1', '/order?x=1'],
    ['', '/'],
    ['//elsewhere.example/x', '/elsewhere.example/x'],
    ['/\\/elsewhere.example/x', '/elsewhere.example/x'],
    ['\\\\elsewhere.example', '/elsewhere.example'],
    ['/\t/elsewhere.example', '/elsewhere.example'],
    ['x'.repeat(5_000), `/${'x'.repeat(1_999)}`],
  ])('%j', (typed, expected) => {
    expect(toAddress(typed)).toBe(expected);
    expect(isKeepable({ ...program, address: toAddress(typed) })).toBe(true);
  });
});
