import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf';

const pages = [
  '/',
  '/guide/sandbox',
  '/guide/starter-code',
  '/guide/migrate/qiankun',
  '/api/loadApp',
  '/api/app',
];

test.each([
  ['/guide/micro-app.html', 'micro app'],
  ['/guide/micro-app/index.html', 'micro app'],
  ['/api/%E6%B2%99%E7%AE%B1', '沙箱'],
  ['/api/%E6%B2', 'E6 B2'],
  ['//', ''],
  // By which a page is called.
  ['/docs/sandbox-mode', 'sandbox'],
  ['/guide/sandbx-mode', 'sandbox'],
  ['/guide/from-qiankun-to-sandbox', 'qiankun sandbox'],
  ['/api/laodApp', 'loadApp'],
  // Every short word is like some other.
  ['/guide/apt-app', 'apt app'],
])('%s says “%s”', (pathname, words) => {
  expect(wordsOf(pathname, pages)).toBe(words);
});
