import { expect, test } from 'vitest';
import { added, type Leftover } from './leftovers';

const listener: Leftover = { kind: 'listener', name: 'document click' };
const style: Leftover = { kind: 'node', name: 'style' };
const variable: Leftover = { kind: 'global', name: '__VUE__' };

test.each<[string, Leftover[], Leftover[], Leftover[]]>([
  ['nothing is there', [], [], []],
  ['what was there is not counted', [style], [style], []],
  ['what is gone is not counted', [style, listener], [listener], []],
  ['a second one of a kind is', [style], [style, style], [style]],
  ['the result is sorted', [], [style, variable, listener], [variable, listener, style]],
])('%s', (_, before, after, expected) => {
  expect(added(before, after)).toEqual(expected);
});
