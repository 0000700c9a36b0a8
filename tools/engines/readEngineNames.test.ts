import { expect, test } from 'vitest';
import { readEngineNames } from './readEngineNames';

const known = ['chromium', 'firefox', 'webkit'] as const;

test.each([
  [[], known],
  [['firefox'], ['firefox']],
  [
    ['webkit', 'chromium'],
    ['chromium', 'webkit'],
  ],
])('%j', (named, expected) => {
  expect(readEngineNames(named, known)).toEqual(expected);
});

test('a name that is misspelt is not passed over: nothing would be recorded, and nobody told', () => {
  expect(() => readEngineNames(['firfox'], known)).toThrow(
    'found firfox, expected some of chromium, firefox, webkit',
  );
});
