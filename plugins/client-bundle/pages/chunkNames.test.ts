import { expect, test } from 'vitest';
import { chunkNames } from './chunkNames';

function namesOf(modules: Record<string, string>): string[] {
  return [...chunkNames(new Map(Object.entries(modules))).values()];
}

test('names are as short as they can be and still differ', () => {
  expect(namesOf({ '12345678': 'a', '12349999': 'b', abcdef00: 'c' })).toEqual(['12345', '12349', 'abc']);
});

test('a name that another one begins with stays whole', () => {
  expect(namesOf({ abcd: 'a', abcdef: 'b' })).toEqual(['abcd', 'abcde']);
});

test('lists of facts share a chunk', () => {
  const list = '@site/.docusaurus/facts/default/list-guide.json';
  expect(
    namesOf({ '12345678': list, '99999999': list.replace('guide', 'api'), abcdef00: '@site/docs/a.mdx' }),
  ).toEqual(['fact-lists', 'fact-lists', 'abc']);
});
