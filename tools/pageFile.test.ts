import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFile } from './pageFile';

let site = '';

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const file of ['index.html', 'guide.html', 'api/index.html', 'a.md.html']) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), '');
  }
});

afterAll(() => rmSync(site, { recursive: true }));

test.each([
  ['', 'index.html'],
  ['guide', 'guide.html'],
  ['guide/', 'guide.html'],
  ['api', 'api/index.html'],
  ['api/', 'api/index.html'],
  ['a.md', 'a.md.html'],
])('the page at %j is %s', (address, file) => {
  expect(pageFile(site, address)).toBe(path.join(site, file));
});

test('no page, no file', () => {
  expect(pageFile(site, 'gone')).toBeUndefined();
});
