import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesIn, fingerprint, readStamp, writeStamp } from './stamp';

let folder: string;

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamp-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the files of an app are its sources, not what was built or installed', () => {
  const source = write('src/main.ts', '');
  const manifest = write('package.json', '{}');
  write('dist/main.js', '');
  write('node_modules/react/index.js', '');
  expect(filesIn(folder)).toEqual([manifest, source]);
});

test('a fingerprint changes with a name, a content and a file that goes away', () => {
  const file = write('a', '1');
  const first = fingerprint([file]);
  expect(fingerprint([file])).toBe(first);
  write('a', '2');
  const second = fingerprint([file]);
  expect(fingerprint([write('b', '2')])).not.toBe(second);
  rmSync(file);
  const third = fingerprint([file]);
  expect(new Set([first, second, third]).size).toBe(3);
});

test('a stamp says what was built, and from what', () => {
  const input = write('a', '1');
  const stamp = path.join(folder, 'stamps/app.txt');
  expect(readStamp(stamp)).toBeUndefined();
  writeStamp(stamp, [input]);
  expect(readStamp(stamp)).toEqual({ fingerprint: fingerprint([input]), inputs: [input] });
});
