import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf';

test.each([
  ['/guide/micro-app.html', 'guide micro app'],
  ['/api/%E6%B2%99%E7%AE%B1', 'api 沙箱'],
  ['/api/%E6%B2', 'api E6 B2'],
  ['//', ''],
])('%s says “%s”', (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words);
});
