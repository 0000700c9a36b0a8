import { expect, test } from 'vitest';
import { withWidthInEm } from './windowSize';

test('the width of the window is compared by a media query', () => {
  expect(withWidthInEm('return window.innerWidth > desktopBreakpoint ? 1 : 2;')).toBe(
    "return !window.matchMedia('(max-width: 62.25em)').matches ? 1 : 2;",
  );
});

test('code that compares nothing is refused', () => {
  expect(() => withWidthInEm('return 1;')).toThrow('found no window.innerWidth');
});
