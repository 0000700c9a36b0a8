import { afterEach, expect, test, vi } from 'vitest';
import { isSparing, savesData } from './connection';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['nothing', undefined, false, false],
  ['only the kind of line, as Firefox on Android did', { type: 'cellular' }, false, false],
  ['a fast line', { saveData: false, effectiveType: '4g' }, false, false],
  ['a slow line', { saveData: false, effectiveType: '2g' }, false, true],
  ['a very slow line', { effectiveType: 'slow-2g' }, false, true],
  ['that data is to be saved', { saveData: true, effectiveType: '4g' }, true, true],
])('a browser that tells %s', (_what, connection, saves, spares) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesData()).toBe(saves);
  expect(isSparing()).toBe(spares);
});
