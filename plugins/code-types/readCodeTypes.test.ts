import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { codeKey } from '../../src/readingScript/text/codeTypesFormat';
import { projectRoot } from '../../tools/projectRoot';
import { readCodeTypes } from './readCodeTypes';

const remembered = mkdtempSync(path.join(tmpdir(), 'code-types-'));
vi.stubEnv('REMEMBERED', remembered);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(remembered, { recursive: true });
});

const code = `import Garfish from 'garfish';

const other = 1;
Garfish.run({ basename: '/demo', sandbox: { open: other > 1 } });
const app = await Garfish.loadApp('order');
`;

const fence = { file: 'docs/a.mdx', line: 1, language: 'ts', meta: {}, code };

const { texts, blocks } = readCodeTypes(projectRoot, [
  fence,
  { ...fence, code: `${code}//`, meta: { unchecked: '示意' } },
  { ...fence, code: 'const a = 1;' },
]);

/** What is said of each name, in the order of the code. */
function said(block: readonly number[]): [string, string][] {
  return Array.from({ length: block.length / 3 }, (_, index) => {
    const [start = 0, length = 0, text = 0] = block.slice(index * 3);
    return [code.slice(start, start + length), texts[text]?.[0] ?? ''];
  });
}

test('names that have to do with Garfish have the types of the package, others none', () => {
  expect(said(blocks[codeKey(code)] ?? [])).toEqual([
    ['Garfish', 'const Garfish: Garfish'],
    ['Garfish', 'const Garfish: Garfish'],
    ['run', '(method) Garfish.run(options?: interfaces.Options): Garfish'],
    ['basename', expect.stringContaining('basename?: string')],
    ['sandbox', expect.stringContaining('SandboxConfig')],
    ['open', expect.stringContaining('open?: boolean')],
    ['app', 'const app: interfaces.App | null'],
    ['Garfish', 'const Garfish: Garfish'],
    ['loadApp', expect.stringContaining('): Promise<interfaces.App | null>')],
  ]);
});

test('options say what they mean', () => {
  const meanings = texts.map(([, meaning]) => meaning).filter((meaning) => meaning !== '');
  expect(meanings).toHaveLength(3);
  expect(meanings.join()).toContain('基础路径');
  expect(meanings.join()).not.toMatch(/[`\]]/);
});

test('code that is not to be checked, or has nothing of Garfish, has none', () => {
  expect(Object.keys(blocks)).toEqual([codeKey(code)]);
});

/** Changes what is remembered, so that it is told from what is read. */
function markRemembered(): void {
  const directory = path.join(remembered, 'code-types');
  for (const name of readdirSync(directory)) {
    const file = path.join(directory, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('const Garfish: Garfish', 'remembered'));
  }
}

function typesWith(...others: readonly string[]): string[] {
  const all = [code, ...others].map((each) => ({ ...fence, code: each }));
  return readCodeTypes(projectRoot, all).texts.map(([type]) => type);
}

test('only code that has changed is read again, and all of it when types that all see have changed', () => {
  markRemembered();
  expect(typesWith(`import Garfish from 'garfish';\nGarfish.setExternal('a', {});\n`)).toEqual(
    expect.arrayContaining(['remembered', 'const Garfish: Garfish']),
  );
  markRemembered();
  expect(
    typesWith(`import type {} from '@garfish/core';\ndeclare module '@garfish/core' {}\n`),
  ).not.toContain('remembered');
});
