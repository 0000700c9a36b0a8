import { expect, test } from 'vitest';
import { shortcutOf } from './shortcutKey';

const plain = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  repeat: false,
  defaultPrevented: false,
};

test.each([
  ['[', 'previous'],
  ['】', 'next'],
  ['?', 'help'],
  ['？', 'help'],
  ['/', 'search'],
  ['a', undefined],
  ['Escape', undefined],
])('%s', (key, expected) => {
  expect(shortcutOf({ ...plain, key })).toBe(expected);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'isComposing', 'repeat', 'defaultPrevented'])(
  'nothing with %s',
  (property) => {
    expect(shortcutOf({ ...plain, [property]: true, key: '[' })).toBeUndefined();
  },
);
