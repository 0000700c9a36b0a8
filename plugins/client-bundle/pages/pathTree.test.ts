import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPaths, writePaths } from './pathTree';

test('each folder is named once', () => {
  expect(writePaths(['/', '/a', '/a/b', '/c/d.md', '/a/c'])).toBe(' a a<b c >c<d.md >');
});

const name = fc.stringMatching(/^[\w.%~!()*'-]*$/);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => `/${names.join('/')}`);

test('the paths that were written are read', () => {
  fc.assert(
    fc.property(fc.array(path), (paths) => {
      expect(readPaths(writePaths(paths)).sort()).toEqual([...paths].sort());
    }),
  );
});

test.each(['/a b', '/<a>', 'a'])('%s is refused', (odd) => {
  expect(() => writePaths(['/a', odd])).toThrow(`found the path ${odd}`);
});
