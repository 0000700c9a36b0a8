import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libraryOf } from '../siteManifest';
import { readSite, shellScripts } from './readSite';

let outDir: string;

function write(file: string, content = file): void {
  mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
  writeFileSync(path.join(outDir, file), content);
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'offline-'));
  write('index.html', '<meta name=search-index content=0123abcd />');
  for (const name of shellScripts) write(`assets/js/${name}.00000000.js`);
  for (const name of ['styles', 'parts', 'offline']) write(`assets/css/${name}.00000000.css`);
  for (const file of [
    'assets/js/decoder-entries.00000000.json',
    'search-index.json',
    'search-texts.json',
    'search-text/1.89abcdef.json',
    'img/logo.svg',
    'offline.htm',
    '404.html',
  ])
    write(file);
  for (const file of ['guide.html', 'assets/bodies/guide.txt', 'assets/js/part.00000000.js', 'sitemap.xml'])
    write(file);
});

afterEach(() => rmSync(outDir, { recursive: true, force: true }));

async function read() {
  const part = 'assets/js/part.00000000.js';
  const partsOfPages = new Map([
    ['', []],
    ['guide', [part, 'assets/js/gone.js']],
    ['nowhere', [part]],
  ]);
  return readSite({ outDir, baseUrl: '/', partsOfPages });
}

test('what can be kept has its address and its hash', async () => {
  const { files, pages, parts } = await read();
  expect(files['guide']).toBe('6f84c89a');
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['', 'guide', 'search-index.json?_=0123abcd', 'search-texts.json?_=0123abcd']),
  );
  const notKept = ['404', 'assets/bodies/guide.txt', 'sitemap.xml', 'search-text/1.89abcdef.json?_=0123abcd'];
  for (const file of notKept) expect(files).not.toHaveProperty([file]);
  expect(pages).toEqual({ '': [], guide: [0] });
  expect(parts).toEqual(['assets/js/part.00000000.js']);
});

test('TypeScript of the editor is kept once it has been used, and is no part of all documents', async () => {
  const files = ['assets/js/editor-types.00000000.js', 'assets/js/editor-declarations.00000000.json'];
  files.forEach((file) => write(file));
  const site = await read();
  expect(Object.keys(site.files)).toEqual(expect.arrayContaining(files));
  expect([...libraryOf(site), ...site.shell].filter((file) => files.includes(file))).toEqual([]);
});

test('a folder that a page needs is all that is below it', async () => {
  for (const file of [
    'demos/apps/plain/index.htm',
    'demos/apps/plain/assets/index.js',
    'demos/apps/plainer/index.htm',
  ])
    write(file);
  const partsOfPages = new Map([['guide', ['demos/apps/plain/']]]);
  const { pages, parts } = await readSite({ outDir, baseUrl: '/', partsOfPages });
  expect(parts).toEqual(['demos/apps/plain/assets/index.js', 'demos/apps/plain/index.htm']);
  expect(pages['guide']).toHaveLength(2);
});

test('the same files make the same revision, others another', async () => {
  const { revision } = await read();
  expect((await read()).revision).toBe(revision);
  write('guide.html', 'another text');
  expect((await read()).revision).not.toBe(revision);
});

test('a file that every page needs must be there', async () => {
  rmSync(path.join(outDir, 'img/logo.svg'));
  await expect(read()).rejects.toThrow('expected one file like');
});
