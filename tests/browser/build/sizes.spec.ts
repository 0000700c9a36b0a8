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

/** The style sheets that a page links in its head, and those behind its content. */
function sheetsOf(html: string): { head: string[]; body: string[] } {
  const [head = '', body = ''] = html.split('</head>');
  const linked = (part: string): string[] =>
    [...part.matchAll(/<link rel=stylesheet href=\/(\S+\.css)/g)].map(([, file = '']) => file);
  return { head: linked(head), body: linked(body) };
}

const pages = filesBelow(build, '.html')
  .map((file) => ({ file: path.relative(build, file), ...sheetsOf(readFileSync(file, 'utf8')) }))
  .filter(({ head, body }) => head.length + body.length > 0);

test('the script that every page downloads', () => {
  // Measured 102 KB; React DOM alone is 55 KB.
  expect(compressedSize(fileIn('assets/js', /^main\.\w+\.js$/))).toBeLessThan(105_000);
});

test('what a page is painted with is at most 10 KB of styles; the whole sheet follows its content', () => {
  const site = fileIn('assets/css', /^styles\.\w+\.css$/);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(({ body }) => body.join() !== site)).toEqual([]);
  expect(pages.filter(({ head }) => head.length !== 1)).toEqual([]);
  const own = [...new Set(pages.flatMap(({ head }) => head))];
  const sizes = own.map((file) => ({ file, size: compressedSize(file) }));
  expect(sizes.filter(({ size }) => size > 10_000)).toEqual([]);
});
