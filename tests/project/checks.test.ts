import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ESLint } from 'eslint';
import { getFileInfo } from 'prettier';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';

/** What git knows or would take up: neither what is built nor what is installed. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

/** Files that prettier could read and must not, each kind with its reason. */
const notFormatted: readonly { pattern: RegExp; reason: string }[] = [
  { pattern: /\.md$/, reason: 'prettier pads tables of Chinese text; markdownlint reads them' },
  { pattern: /^(?:docs|blog)\/.+\.mdx$/, reason: 'as those; the content tests read them too' },
  { pattern: /^src\/data\/(?:compatibility|isolation)\/\w+\.json$/, reason: 'written by `npm run record:*`' },
  { pattern: /^src\/data\/(?:benchmark|frameworks)\.json$/, reason: 'written by `npm run bench…`' },
  { pattern: /^facts\/history\.json$/, reason: 'written by `npm run facts:history`, a line for each fact' },
  { pattern: /^facts\/mutation\.json$/, reason: 'written by `npm run facts:mutate`, a line for each mutant' },
  { pattern: /^package-lock\.json$/, reason: 'written by npm' },
];

const eslint = new ESLint({ cwd: projectRoot });
const programs = files.filter((file) => /\.(?:[cm]?[jt]sx?|vue)$/.test(file));

interface EslintConfig {
  rules?: Record<string, [severity: number, ...options: unknown[]]>;
}

/** Names of the rules that are on for a file; none where ESLint ignores it. */
async function rulesFor(file: string): Promise<string[]> {
  const config = (await eslint.calculateConfigForFile(path.join(projectRoot, file))) as
    EslintConfig | undefined;
  return Object.entries(config?.rules ?? {})
    .filter(([, [severity]]) => severity > 0)
    .map(([name]) => name);
}

async function filesWithoutRule(among: readonly string[], rule: string): Promise<string[]> {
  const rules = await Promise.all(among.map(rulesFor));
  return among.filter((_, index) => !rules[index]?.includes(rule));
}

test('files of every kind are found', () => {
  const kinds = new Set(programs.map((file) => path.extname(file)));
  expect([...kinds].sort()).toEqual(['.js', '.jsx', '.mjs', '.mts', '.ts', '.tsx', '.vue']);
  expect(programs.length).toBeGreaterThan(400);
});

test('modules differ in more than capitals: Windows and macOS take either for the other', () => {
  const modules = [...new Set(programs.map((file) => file.replace(/\.\w+$/, '')))];
  const lower = modules.map((module) => module.toLowerCase());
  expect(modules.filter((_, index) => lower.indexOf(lower[index] ?? '') !== index)).toEqual([]);
});

test('prettier formats every file that it can, but those with a reason', async () => {
  const infos = await Promise.all(
    files.map(async (file) => {
      const info = await getFileInfo(path.join(projectRoot, file), {
        ignorePath: ['.gitignore', '.prettierignore'].map((name) => path.join(projectRoot, name)),
      });
      // Where a file is ignored, prettier names no parser.
      const { inferredParser } = await getFileInfo(path.join(projectRoot, file), { ignorePath: [] });
      return { file, isLeftOut: info.ignored && inferredParser !== null };
    }),
  );
  const leftOut = infos.filter(({ isLeftOut }) => isLeftOut).map(({ file }) => file);
  expect(leftOut.filter((file) => !notFormatted.some(({ pattern }) => pattern.test(file)))).toEqual([]);
  expect(notFormatted.filter(({ pattern }) => !leftOut.some((file) => pattern.test(file)))).toEqual([]);
});

test('every program is linted', async () => {
  expect(await filesWithoutRule(programs, '@typescript-eslint/no-explicit-any')).toEqual([]);
});

/** The starter's, and the files of the course's steps: their own tests compile them. */
const compiledElsewhere = /^(?:starter|learn\/\d\d-[\w-]+\/(?:start|solution|right|wrong))\//;

test('every TypeScript file is linted with its types, but those that their own tests compile', async () => {
  const typed = programs.filter((file) => /\.m?tsx?$/.test(file) && !compiledElsewhere.test(file));
  expect(await filesWithoutRule(typed, '@typescript-eslint/no-floating-promises')).toEqual([]);
});

test('React’s rules of hooks are on in every file that could hold one', async () => {
  const react = programs.filter((file) => /^(?:src|plugins)\/.+\.tsx?$/.test(file));
  expect(react.filter((file) => /\/use[A-Z]\w+\.ts$/.test(file)).length).toBeGreaterThan(10);
  expect(await filesWithoutRule(react, 'react-hooks/rules-of-hooks')).toEqual([]);
});

test('every test is one that vitest or Playwright finds; the starter runs its own', () => {
  const tests = files.filter((file) => /\.(?:test|spec)\.\w+$/.test(file) && !file.startsWith('starter/'));
  const found =
    /^(?:(?:bench|demos|deploy|facts|plugins|src|tests|tools)\/.+\.test\.ts|tests\/(?:browser|facts|tutorials)\/.+\.spec\.ts)$/;
  expect(tests.length).toBeGreaterThan(70);
  expect(tests.filter((file) => !found.test(file))).toEqual([]);
});
