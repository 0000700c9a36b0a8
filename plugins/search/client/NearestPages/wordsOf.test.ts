import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf';

test.each([
  ['/guide/micro-app.html', 'micro app'],
  ['/guide/micro-app/index.html', 'micro app'],
  ['/api/%E6%B2%99%E7%AE%B1', '沙箱'],
  ['/api/%E6%B2', 'E6 B2'],
  ['//', ''],
])('%s says “%s”', (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words);
});
