import { expect, test } from 'vitest';
import { assertAllShown } from './assertAllShown';

const files = [{ path: 'host/src/main.ts' }, { path: 'release.sh' }];
const main = '<StarterFile path="host/src/main.ts">挂载</StarterFile>';
const release = '<StarterFile path="release.sh">发布</StarterFile>';

test('the files may stand in several documents', () => {
  expect(() => assertAllShown(files, [main, release])).not.toThrow();
  expect(() => assertAllShown(files, [`${main}\n\n${release}`])).not.toThrow();
});

test('a file that no document shows is refused', () => {
  expect(() => assertAllShown(files, [main])).toThrow('starter/ 里有 release.sh，没有一页显示');
});
