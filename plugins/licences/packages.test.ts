import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packageFolderOf, packageFolders, readPackage } from './packages';

/** A folder with packages installed in it: by their places, what their manifests add. */
function installed(packages: Record<string, object>): string {
  const project = mkdtempSync(path.join(tmpdir(), 'licences-'));
  for (const [place, manifest] of Object.entries(packages)) {
    const folder = path.join(project, place);
    const named = { name: place.replace(/^.*node_modules\//, ''), version: '1.0.0', ...manifest };
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(named));
  }
  return project;
}

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@lezer/lr/dist/index.js', '/site/node_modules/@lezer/lr'],
  ['/site/node_modules/a/node_modules/@b/c/d.js', '/site/node_modules/a/node_modules/@b/c'],
  ['/site/src/index.ts', undefined],
])('%s belongs to %s', (file, folder) => {
  expect(packageFolderOf(file)).toBe(folder);
});

test('packages come with what they depend on, the nearest of each name, in a circle too', () => {
  const project = installed({
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/b': { dependencies: { a: '1' } },
    'node_modules/a/node_modules/c': {},
    'node_modules/c': {},
  });
  const places = [...packageFolders(['a'], project)].map((folder) => path.relative(project, folder));
  expect(places.sort()).toEqual(['node_modules/a', 'node_modules/a/node_modules/c', 'node_modules/b']);
});

test('a licence is told with its text, as written today and once', () => {
  const project = installed({
    'node_modules/new': { license: 'MIT' },
    'node_modules/old': { licenses: [{ type: 'MIT' }, { type: 'BSD' }] },
  });
  writeFileSync(path.join(project, 'node_modules/new/LICENCE.md'), 'The text.\n');
  const read = (name: string) => readPackage(path.join(project, 'node_modules', name));
  expect(read('new')).toEqual({ name: 'new', version: '1.0.0', licence: 'MIT', text: 'The text.' });
  expect(read('old')).toMatchObject({ licence: 'MIT OR BSD', text: '' });
});

test('a package without a licence is refused', () => {
  const project = installed({ 'node_modules/none': {} });
  expect(() => readPackage(path.join(project, 'node_modules/none'))).toThrow('found no "license"');
});
