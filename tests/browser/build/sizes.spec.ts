import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../../../tools/filesBelow';
import { projectRoot } from '../../../tools/projectRoot';

// Files of the build, as a server that compresses them sends them; no browser takes part.
const build = path.join(projectRoot, 'build');

function compressedSize(file: string): number {
  return brotliCompressSync(readFileSync(path.join(build, file))).length;
}

function fileIn(folder: string, pattern: RegExp): string {
  const name = readdirSync(path.join(build, folder)).find((file) => pattern.test(file));
  expect(name).toBeDefined();
  return path.join(folder, name ?? '');
}

/** The style sheets that a page links, and the one that it names for later. */
function sheetsOf(html: string): { linked: string[]; later: string | undefined } {
  const linked = [...html.matchAll(/<link rel=stylesheet href=\/(\S+\.css)/g)].map(([, file = '']) => file);
  return { linked, later: /<meta name=application-styles content=\/(\S+\.css)/.exec(html)?.[1] };
}

const pages = filesBelow(build, '.html')
  .map((file) => ({ file: path.relative(build, file), ...sheetsOf(readFileSync(file, 'utf8')) }))
  .filter(({ linked }) => linked.length > 0);

test('the script that every page downloads', () => {
  // Measured 102 KB; React DOM alone is 55 KB.
  expect(compressedSize(fileIn('assets/js', /^main\.\w+\.js$/))).toBeLessThan(105_000);
});

test('what a page is painted with is at most 10.6 kB of styles; the whole sheet comes with the application', () => {
  const site = fileIn('assets/css', /^styles\.\w+\.css$/);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(({ later }) => later !== site)).toEqual([]);
  expect(pages.filter(({ linked }) => linked.length !== 1)).toEqual([]);
  const own = [...new Set(pages.flatMap(({ linked }) => linked))];
  const sizes = own.map((file) => ({ file, size: compressedSize(file) }));
  expect(sizes.filter(({ size }) => size > 10_600)).toEqual([]);
});
