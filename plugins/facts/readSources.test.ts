import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { facts } from '../../facts';
import { readSources } from './readSources';

const directories: string[] = [];

afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'facts-'));
  directories.push(directory);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(directory, name), content);
  return directory;
}

const run = `export const runFacts = [
  {
    id: 'run.once',
    sentence: '\`run\` 只生效一次。',
    async run({ open }) {
      const host = await open();

      if (host) {
        assert.ok(host);
      }
    },
  },
  { id: 'run.arrow', run: async () => {} },
];
`;

test('reads the run of each fact, without the indentation of the list', () => {
  const sources = readSources(folderOf({ 'run.ts': run }), ['run.once', 'run.arrow']);
  expect(sources.get('run.once')).toBe(
    [
      'async run({ open }) {',
      '  const host = await open();',
      '',
      '  if (host) {',
      '    assert.ok(host);',
      '  }',
      '}',
    ].join('\n'),
  );
  expect(sources.get('run.arrow')).toBe('run: async () => {}');
});

test('reads every TypeScript file of the folder and nothing else', () => {
  const directory = folderOf({
    'a.ts': "export const a = [{ id: 'a.one', run: () => 1 }];",
    'b.ts': "export const b = [{ id: 'b.two', run: () => 2 }];",
    'c.md': "{ id: 'c.three', run: () => 3 }",
  });
  expect([...readSources(directory, ['a.one', 'b.two']).keys()]).toEqual(['a.one', 'b.two']);
  expect(() => readSources(directory, ['c.three'])).toThrow('c.three');
});

const table = `const changed = [
  ['path', '/next'],
  { name: 'hash', to: '#next' },
] as const;

export const tableFacts = changed.map(([name, to]) => ({
  id: \`router.\${name}\`,
  run: () => visit(to),
}));
`;

test('reads a fact made of a row of a table: the row and what makes facts of the rows', () => {
  const source = readSources(folderOf({ 'router.ts': table }), ['router.path']).get('router.path');
  expect(source).toBe(
    [
      "['path', '/next']",
      '',
      'changed.map(([name, to]) => ({',
      '  id: `router.${name}`,',
      '  run: () => visit(to),',
      '}))',
    ].join('\n'),
  );
});

test('names the folder and every fact whose source is not there', () => {
  const directory = folderOf({ 'run.ts': run });
  expect(() => readSources(directory, ['run.once', 'run.gone', 'other.gone'])).toThrow(
    `${directory}: found no source of run.gone, other.gone; expected an object with that id and run`,
  );
});

test('an object with an id but no run is no fact', () => {
  const directory = folderOf({ 'run.ts': "export const rows = [{ id: 'run.row', to: 1 }];" });
  expect(() => readSources(directory, ['run.row'])).toThrow('run.row');
});

test('finds the source of every fact of the site', () => {
  const ids = facts.map(({ id }) => id);
  const sources = readSources(path.resolve(__dirname, '../../facts'), ids);
  expect(ids.filter((id) => !sources.get(id)?.includes('\n'))).toEqual([]);
});
