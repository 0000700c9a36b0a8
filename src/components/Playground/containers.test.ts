import { expect, test } from 'vitest';
import { containersOf } from './containers';

test.each([
  ['', ['subapp']],
  ["domGetter: '#container',", ['subapp', 'container']],
  ['domGetter: "#a", domGetter: `#b`, domGetter: \'#a\'', ['subapp', 'a', 'b']],
  ["domGetter: '.main', domGetter: () => null, domGetter: `#${id}`", ['subapp']],
])('%j', (code, expected) => {
  expect(containersOf(code)).toEqual(expected);
});
