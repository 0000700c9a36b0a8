import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleHost, sizeOf } from '../../bench/frameworks/build';
import { bounds } from '../../demos/hosts/doctor/bounds';
import { steps } from '../../learn/steps';
import { bundleForPage } from '../../tools/bundleForPage';
import { projectRoot } from '../../tools/projectRoot';

// Numbers that stand in sentences, where nothing prints them: each is counted or measured here.

function read(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}

/** All numbers that a pattern finds in a file. */
function numbersIn(file: string, pattern: RegExp): number[] {
  const found = [...read(file).matchAll(pattern)].map(([, number]) => Number(number));
  expect(found, `${file}: ${pattern}`).not.toEqual([]);
  return found;
}

const digits = '零一二三四五六七八九';

/** As it is said below a hundred: 14 → 十四. */
function inWords(number: number): string {
  const tens = Math.floor(number / 10);
  if (tens === 0) return digits[number] ?? '';
  return `${tens === 1 ? '' : digits[tens]}十${number % 10 === 0 ? '' : digits[number % 10]}`;
}

test.each([
  [8, '八'],
  [10, '十'],
  [14, '十四'],
  [20, '二十'],
  [31, '三十一'],
])('%d is %s', (number, words) => {
  expect(inWords(number)).toBe(words);
});

test('the steps of the course', () => {
  const said = ['src/components/Home/Hero.tsx', 'docs/learn/index.mdx'].flatMap((file) => [
    ...read(file).matchAll(/([一二三四五六七八九十]+)步(?=教程|学会|，每一步)/g),
  ]);
  expect(said.map(([, number]) => number)).toEqual(Array(4).fill(inWords(steps.length)));
});

/** Of a package with what it depends on, compressed, in kB. */
async function compressedSize(name: string): Promise<number> {
  const stdin = { contents: `export * from '${name}';`, resolveDir: projectRoot };
  const define = { 'process.env.NODE_ENV': '"production"' };
  const script = await bundleForPage({ stdin, define, globalName: 'all', minify: true });
  return sizeOf(script).gzip / 1000;
}

test.each([
  ['@garfish/es-module', 'docs/garfish-plugins/index.mdx', /es-module 约 (\d+) KB/g],
  ['@garfish/es-module', 'docs/garfish-plugins/es-module.mdx', /插件体积约 (\d+) KB/g],
  ['@garfish/css-scope', 'docs/garfish-plugins/index.mdx', /css-scope 约 (\d+) KB/g],
])('the size of %s in %s', async (name, file, pattern) => {
  const size = Math.round(await compressedSize(name));
  expect(numbersIn(file, pattern)).toEqual([size]);
});

test('the size of a main app; bundlers differ by a few per cent', async () => {
  const { minified, gzip } = sizeOf(await bundleHost('garfish', { directory: '.' }));
  const [[saidMinified = NaN] = [], [saidGzip = NaN] = []] = [/JS 约 (\d+) KB/g, /gzip 后约 (\d+) KB/g].map(
    (pattern) => numbersIn('docs/guide/quickStart/index.mdx', pattern),
  );
  expect(Math.abs(minified / 1000 / saidMinified - 1)).toBeLessThan(0.03);
  expect(Math.abs(gzip / 1000 / saidGzip - 1)).toBeLessThan(0.03);
});

test('how long the check of a sub-app waits', () => {
  const page = read('docs/doctor.mdx');
  expect(page).toContain(`一个文件 ${bounds.file} 秒`);
  expect(page).toContain(`一步 ${bounds.step} 秒；装 es-module 插件时 ${bounds.stepWithPlugin} 秒`);
  expect(page).toContain(
    `iframe ${bounds.unanswered} 秒没有回应，就当作卡住了；装 es-module 插件时是 ${bounds.unansweredWithPlugin} 秒`,
  );
});
