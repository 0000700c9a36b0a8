import { expect, test } from 'vitest';
import { containersOf } from './containers';

test.each([
  ['', ['subapp']],
  ["domGetter: '#container',", ['subapp', 'container']],
  ['domGetter: "#a", domGetter: `#b`, domGetter: \'#a\'', ['subapp', 'a', 'b']],
  ["domGetter: '.main', domGetter: () => null, domGetter: `#${id}`", ['subapp']],
])('%j', (code, expected) => {
  expect(containersOf({ 'main.ts': code })).toEqual(expected);
});

test('every file of the main application counts, none of a sub-app', () => {
  const files = { 'main.ts': '', 'apps.ts': "domGetter: '#a'", 'order/main.ts': "domGetter: '#b'" };
  expect(containersOf(files)).toEqual(['subapp', 'a']);
});
