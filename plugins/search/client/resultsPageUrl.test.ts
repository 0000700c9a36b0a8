import { describe, expect, test } from 'vitest';
import { resultsPageUrl, searchOf } from './resultsPageUrl';

describe('searchOf', () => {
  test('escapes what an address cannot have as it is', () => {
    expect(searchOf('a&b 样式')).toBe('?q=a%26b%20%E6%A0%B7%E5%BC%8F');
  });

  test('says nothing of an empty query', () => {
    expect(searchOf('')).toBe('');
  });

  test('replaces half of a pair, which a field may hold for a moment, and keeps whole ones', () => {
    expect(searchOf('\uD83D')).toBe('?q=%EF%BF%BD');
    expect(searchOf('😀')).toBe('?q=%F0%9F%98%80');
  });
});

test('resultsPageUrl is the address of the results page below the base URL', () => {
  expect(resultsPageUrl('/docs/', 'loadApp')).toBe('/docs/search?q=loadApp');
});
