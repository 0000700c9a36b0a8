import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { clientBundle } from '.';
import { copyFiles } from './staticFiles';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'static-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
}

test('files of all folders are copied: the first of a path, none over what is there', () => {
  write({
    'a/img/one.svg': '1',
    'a/.nojekyll': '',
    'b/img/one.svg': '2',
    'b/data.json': '{}',
    'out/data.json': '[]',
  });
  const folders = ['a', 'none', 'b'].map((name) => path.join(directory, name));
  const target = path.join(directory, 'out');
  copyFiles(folders, target);
  const copied = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'img');
  const contents = copied.map((name) => [
    name.replaceAll(path.sep, '/'),
    readFileSync(path.join(target, name), 'utf8'),
  ]);
  expect(Object.fromEntries(contents)).toEqual({ '.nojekyll': '', 'data.json': '[]', 'img/one.svg': '1' });
});

test('the bundler for browsers knows of no static files', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const context = {
    siteDir: directory,
    outDir: path.join(directory, 'out'),
    generatedFilesDir: path.join(directory, '.docusaurus'),
    siteConfig: { staticDirectories: ['static'], themeConfig: { navbar: { items: [] } } },
  } as unknown as LoadContext;
  const copying = new rspack.CopyRspackPlugin({ patterns: [{ from: directory }] });
  const configure: unknown = clientBundle(context).configureWebpack;
  const configured: unknown =
    typeof configure === 'function'
      ? Reflect.apply(configure, undefined, [{ plugins: [copying] }, false])
      : {};
  expect(configured).toMatchObject({ mergeStrategy: { plugins: 'replace' }, plugins: [{}] });
  expect(configured).not.toMatchObject({ plugins: [copying] });
});
