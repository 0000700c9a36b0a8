import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readProofs } from './readProofs';

const directories: string[] = [];

afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'proofs-'));
  directories.push(directory);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
  return directory;
}

const run = `import { open } from '../kit/opening';

const unused = 1;
const limit = 3;
/** Counts. */
function count(host) {
  return limit + host.limit;
}

export const proofs = [
  {
    id: 'run.once',
    async run() {
      const host = await open();
      assert.equal(count(host), 3);
    },
  },
  counts('run.twice', 2),
];

function counts(id, times) {
  return { id, run: () => times };
}
`;
const kit = `const path = '/';
export async function open() {
  return visit(path);
}
`;

test('a proof is whole: with what it names in its file and in others, and nothing else', () => {
  const proof = readProofs(folderOf({ 'api/run.ts': run, 'kit/opening.ts': kit })).get('run.once');
  expect(proof).toMatchObject({ file: 'api/run.ts', line: 11 });
  expect(proof?.source).toBe(
    [
      "const path = '/';",
      '',
      'async function open() {\n  return visit(path);\n}',
      '',
      'const limit = 3;',
      '',
      'function count(host) {\n  return limit + host.limit;\n}',
      '',
      "{\n  id: 'run.once',\n  async run() {\n    const host = await open();\n    assert.equal(count(host), 3);\n  },\n}",
    ].join('\n'),
  );
});

test('a row is a call whose first argument is the id', () => {
  const proof = readProofs(folderOf({ 'api/run.ts': run, 'kit/opening.ts': kit })).get('run.twice');
  expect(proof?.source).toBe(
    "function counts(id, times) {\n  return { id, run: () => times };\n}\n\ncounts('run.twice', 2)",
  );
});

test('reads lists of proofs in folders, and nothing else', () => {
  const directory = folderOf({
    'api/a.ts': "export const proofs = [{ id: 'a.one', run: () => 1 }];",
    'api/b.ts': "export const others = [{ id: 'b.two', run: () => 2 }];",
    'index.ts': "export const proofs = [{ id: 'c.three', run: () => 3 }];",
  });
  expect([...readProofs(directory).keys()]).toEqual(['a.one']);
});

test.each([
  ['a computed id', 'export const proofs = [\n  { id: name, run: () => 1 },\n];', 'api/a.ts:2: found no id'],
  ['an object without run', "export const proofs = [\n  { id: 'a.one' },\n];", 'api/a.ts:2: found no id'],
  [
    'an id that stands twice',
    "export const proofs = [\n  { id: 'a.one', run },\n  { id: 'a.one', run },\n];",
    'api/a.ts:3: found a.one, which api/a.ts:2 has already',
  ],
])('stops at %s, with file and line', (_, content, message) => {
  expect(() => readProofs(folderOf({ 'api/a.ts': content }))).toThrow(message);
});
