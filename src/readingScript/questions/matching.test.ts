import { expect, test } from 'vitest';
import { matches, rowOf, type Row } from './matching';

function row(text: string, ...messages: string[]): Row {
  return rowOf(`${text} ${messages.join(' ')}`, messages);
}

const entry = row('注册的应用没有 entry', 'x application entry is not url: undefined');
const fetchFailed = row('跨域，响应头', 'Failed to fetch');
const provider = row('白屏', '"provider" is "undefined".');
const timeout = row('waitFor', 'timeout');
const parse = row('es 模块', 'Parse error URL:1:8');

test.each([
  ['nothing typed', entry, '', true],
  ['words of the answer, in any order and case', entry, 'ENTRY 应用', true],
  ['a word that it has not', entry, 'entry 路由', false],
  [
    'the whole line, with the prefix',
    provider,
    'Uncaught (in promise) Error: [Garfish warning]: "provider" is "undefined".',
    true,
  ],
  ['only the prefix, which says nothing', provider, '[Garfish warning]: ', true],
  ['another name', entry, '[Garfish warning]: react application entry is not url: undefined', true],
  ['another value', provider, 'Error: "provider" is "null".', true],
  ['another message', entry, '[Garfish warning]: The app "react" is missing', false],
  ['an address', fetchFailed, 'TypeError: Failed to fetch https://example.com/a.js', true],
  ['another address and place', parse, 'Error: Parse error https://a.test/x.js:12:3', true],
  ['a short message by itself', timeout, 'timeout', true],
  ['a short message within another line', timeout, 'the request hit a timeout twice', false],
])('%s', (_, one, typed, expected) => {
  expect(matches(one, typed)).toBe(expected);
});
