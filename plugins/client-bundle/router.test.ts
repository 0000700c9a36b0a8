import { expect, test } from 'vitest';
import { withoutHashRouter } from './router';

test('the choice of a router is decided', () => {
  expect(withoutHashRouter(`return siteConfig.future.experimental_router === 'hash' ? a : b;`)).toBe(
    'return false ? a : b;',
  );
});

test('code that does not choose is refused', () => {
  expect(() => withoutHashRouter('return b;')).toThrow('found no siteConfig');
});
