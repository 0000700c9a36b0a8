import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { namesBelow } from '../../../tools/filesBelow';
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

/** The styles that stand in a page, and the sheet that it names for later. */
function stylesOf(html: string): { own: string[]; later: string | undefined } {
  const own = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return { own, later: /<meta name=application-styles content=\/(\S+\.css)/.exec(html)?.[1] };
}

const pages = namesBelow(build, '.html')
  .map((file) => ({ file, ...stylesOf(readFileSync(path.join(build, file), 'utf8')) }))
  .filter(({ own }) => own.length > 0);

test('the script that every page downloads', () => {
  // Measured 43.1 kB.
  expect(compressedSize(fileIn('assets/js', /^main\.\w+\.js$/))).toBeLessThan(45_000);
});

test('what a page is painted with is at most 9.8 kB of styles; the site’s sheet comes with the application', () => {
  const site = fileIn('assets/css', /^styles\.\w+\.css$/);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(({ later }) => later !== site)).toEqual([]);
  // Of the site’s sheet, and of that of parts.
  expect(pages.filter(({ own }) => own.length > 2)).toEqual([]);
  // Many are alike.
  const files = new Map(pages.map(({ file, own }) => [own.join(''), file]));
  const sizes = [...files].map(([css, file]) => ({ file, size: brotliCompressSync(css).length }));
  expect(sizes.filter(({ size }) => size > 9_800)).toEqual([]);
});

test('the sheets that come later', () => {
  // Measured 15.0 kB; the framework's with all its families was 27.2 kB.
  expect(compressedSize(fileIn('assets/css', /^styles\.\w+\.css$/))).toBeLessThan(15_500);
  // Measured 8.9 kB.
  expect(compressedSize(fileIn('assets/css', /^parts\.\w+\.css$/))).toBeLessThan(9_300);
});

test('the copy for reading offline is about as large as the page on performance says', () => {
  const [, list = '[]'] =
    /"?shell"?:(\[[^\]]*\])/.exec(readFileSync(path.join(build, 'service-worker.js'), 'utf8')) ?? [];
  const files = (JSON.parse(list) as string[]).map((address) => address.replace(/\?.*/, ''));
  expect(files.length).toBeGreaterThan(10);
  const kilobytes = files.reduce((sum, file) => sum + compressedSize(file), 0) / 1000;
  const [, said = ''] = /离线阅读的副本约 (\d+) kB/.exec(readFileSync('docs/performance.mdx', 'utf8')) ?? [];
  expect(Math.abs(kilobytes / Number(said) - 1)).toBeLessThan(0.05);
});
