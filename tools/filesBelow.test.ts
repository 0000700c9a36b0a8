import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, namesBelow } from './filesBelow';
import { projectRoot } from './projectRoot';

test.each([
  ['relative', 'tools/engines'],
  ['absolute', path.join(projectRoot, 'tools/engines')],
])('files below a folder whose path is %s', (_, folder) => {
  const names = namesBelow(folder, '.ts');
  expect(names).toContain('chromium.ts');
  expect(names).not.toContainEqual(expect.stringContaining('/'));
  expect(filesBelow(folder, '.ts')).toEqual(names.map((name) => `${folder}/${name}`));
});

test('those of folders in it have slashes, and stand in order; others than the ending are left out', () => {
  const names = namesBelow('tools', '.ts');
  expect(names).toContain('engines/chromium.ts');
  expect(names).not.toContain('start.mjs');
  expect(names).toEqual([...names].sort());
});
