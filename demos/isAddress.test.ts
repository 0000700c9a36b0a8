import { expect, test } from 'vitest';
import { isAddress } from './isAddress';

test.each([
  ['https://example.com/a', undefined],
  ['data:,', undefined],
  ['a.js', 'https://example.com/'],
  ['', 'https://example.com/'],
])('%j against %j is an address', (text, base) => {
  expect(isAddress(text, base)).toBe(true);
});

test.each([
  ['', undefined],
  ['a.js', undefined],
  ['https://', undefined],
  ['http://[1', 'https://example.com/'],
  ['a.js', 'nowhere'],
])('%j against %j is none', (text, base) => {
  expect(isAddress(text, base)).toBe(false);
});
