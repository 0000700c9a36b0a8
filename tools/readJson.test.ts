import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNumber, isRecordOf } from './guards';
import { readJson } from './readJson';

let file: string;

beforeAll(() => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'json-')), 'a.json');
});

afterAll(() => rmSync(path.dirname(file), { recursive: true }));

function read(json: string): unknown {
  writeFileSync(file, json);
  return readJson(file, isRecordOf(isNumber), 'numbers by name');
}

test('what is expected is returned', () => {
  expect(read('{ "a": 1 }')).toEqual({ a: 1 });
});

test('something else is said with file, found and expected', () => {
  expect(() => read('{ "a": "1" }')).toThrow(`${file}: found {"a":"1"}, expected numbers by name`);
  expect(() => read('{ "a": ')).toThrow(`${file}: found no JSON: `);
});
