import { describe, expect, test } from 'vitest';
import { maximumFiles } from '../files/paths';
import {
  isKeepable,
  isSameProgram,
  maximumCharacters,
  maximumCode,
  programOf,
  readProgram,
  toAddress,
} from './program';

const program = programOf('');

function withFiles(files: unknown): unknown {
  return { ...program, files };
}

function manyFiles(count: number, code = ''): unknown {
  const names = Array.from({ length: count - 1 }, (_, index) => [`f${index}.ts`, code]);
  return withFiles({ 'main.ts': '', ...Object.fromEntries(names) });
}

test.each<[string, unknown, boolean]>([
  ['the smallest', program, true],
  ['a path with a query and a hash', { ...program, address: '/a b/%E4%B8%AD?x=1#y' }, true],
  ['two slashes further on', { ...program, address: '/a//b' }, true],
  ['the longest code', programOf('x'.repeat(maximumCode)), true],
  ['longer code', programOf('x'.repeat(maximumCode + 1)), false],
  ['the most files', manyFiles(maximumFiles), true],
  ['more files', manyFiles(maximumFiles + 1), false],
  ['the most in all', manyFiles(3, 'x'.repeat(maximumCharacters / 2)), true],
  ['more in all', manyFiles(4, 'x'.repeat(maximumCharacters / 3 + 1)), false],
  ['a sub-app', withFiles({ 'main.ts': '', 'order/index.html': '', 'order/pages/List.vue': '' }), true],
  ['no main application', withFiles({ 'order/index.html': '' }), false],
  ['no file', withFiles({}), false],
  ['a list of files', withFiles(['main.ts']), false],
  ['a file that is no text', withFiles({ 'main.ts': '', 'a.ts': {} }), false],
  ['a path that climbs', withFiles({ 'main.ts': '', '../a.ts': '' }), false],
  ['a path of the root', withFiles({ 'main.ts': '', '/a.ts': '' }), false],
  ['a path with an empty part', withFiles({ 'main.ts': '', 'a//a.ts': '' }), false],
  ['a path of an address', withFiles({ 'main.ts': '', 'https://x.example/a.ts': '' }), false],
  ['a path with a backslash', withFiles({ 'main.ts': '', 'a\\b.ts': '' }), false],
  ['a hidden file', withFiles({ 'main.ts': '', 'a/.env.ts': '' }), false],
  ['a folder of capitals', withFiles({ 'main.ts': '', 'Order/index.html': '' }), false],
  ['another kind of file', withFiles({ 'main.ts': '', 'a.exe': '' }), false],
  ['a name of the prototype', withFiles(JSON.parse('{"main.ts":"","__proto__":"x"}')), false],
  ['a deep path', withFiles({ 'main.ts': '', 'a/b/c/d/e.ts': '' }), false],
  ['an endless path', withFiles({ 'main.ts': '', [`${'a'.repeat(80)}.ts`]: '' }), false],
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
  ['no app', { files: program.files, address: '/' }, false],
  ['numbers', { files: 1, app: 2, address: 3 }, false],
  ['nothing', null, false],
  ['a list', ['', 'vanilla', '/'], false],
])('%s', (_name, value, expected) => {
  expect(readProgram(value)).toEqual(expected ? value : undefined);
});

test('what was kept when a program was its main application alone', () => {
  expect(readProgram({ code: 'old', app: 'vue-3', address: '/a' })).toEqual(
    programOf('old', { app: 'vue-3', address: '/a' }),
  );
});

test.each([
  ['another file', { files: { 'main.ts': '', 'a.ts': '' } }],
  ['another text', { files: { 'main.ts': 'x' } }],
  ['another path', { files: { 'a.ts': '' } }],
  ['another app', { app: 'vue-3' }],
  ['another address', { address: '/x' }],
])('%s is another program', (_name, change) => {
  expect(isSameProgram(program, { ...program, ...change })).toBe(false);
  expect(isSameProgram(program, { ...program, files: { ...program.files } })).toBe(true);
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
