import { expect, test } from 'vitest';
import { parseJson } from './parseJson';

test('what is no JSON is said with its file', () => {
  expect(parseJson('a/package.json', '{ "name": "a" }')).toEqual({ name: 'a' });
  expect(() => parseJson('a/package.json', '{ "name": ')).toThrow('a/package.json: found no JSON: ');
});
