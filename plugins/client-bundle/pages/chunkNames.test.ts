import { expect, test } from 'vitest';
import { chunkNames } from './chunkNames';

test('names are as short as they can be and still differ', () => {
  const routes = {
    '/a-1': { __comp: '12345678', config: '12349999' },
    '/b-2': { __comp: 'abcdef00' },
  };
  expect([...chunkNames(routes)]).toEqual([
    ['12345678', '12345'],
    ['12349999', '12349'],
    ['abcdef00', 'abc'],
  ]);
});

test('a name that another one begins with stays whole', () => {
  expect([...chunkNames({ '/a-1': { __comp: 'abcd', sidebar: 'abcdef' } }).values()]).toEqual([
    'abcd',
    'abcde',
  ]);
});

test('the content of a page, which is not bundled, has none', () => {
  const routes = { '/a-1': { __comp: '12345678', content: '12349999' } };
  expect([...chunkNames(routes)]).toEqual([['12345678', '123']]);
});

test('nor have the notes of a list, and what its page says of them', () => {
  const routes = {
    '/a-1': {
      __comp: '12345678',
      sidebar: 'abcdef00',
      items: [{ content: '12349999' }],
      __props: '12340000',
    },
  };
  expect([...chunkNames(routes).keys()]).toEqual(['12345678', 'abcdef00']);
});
