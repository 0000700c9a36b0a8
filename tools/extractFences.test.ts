import { describe, expect, test } from 'vitest';
import { extractFences, looksLikeCode } from './extractFences';

function extract(...lines: string[]) {
  return extractFences('docs/page.mdx', lines.join('\n'));
}

const fence = '```';
const plain = { file: 'docs/page.mdx', line: 1, language: 'ts', meta: {}, code: 'a;' };

describe('extractFences', () => {
  test.each([
    ['a document without code', ['正文里的 `code` 与 ```行内```。'], []],
    ['a plain block', [`${fence}ts`, 'a;', fence], [plain]],
    ['an empty block', [`${fence}ts`, fence], [{ ...plain, code: '' }]],
    ['the line, after other text', ['正文', '', `${fence}ts`, 'a;', fence], [{ ...plain, line: 3 }]],
    [
      'a title with a space',
      [`${fence}ts title="主应用 a.ts"`, 'a;', fence],
      [{ ...plain, meta: { title: '主应用 a.ts' } }],
    ],
    [
      'several values and a bare word',
      [`${fence}ts npm2yarn title="a.ts" error="TS1 TS2"`, 'a;', fence],
      [{ ...plain, meta: { npm2yarn: '', title: 'a.ts', error: 'TS1 TS2' } }],
    ],
    ['an empty value', [`${fence}ts unchecked=""`, 'a;', fence], [{ ...plain, meta: { unchecked: '' } }]],
    ['no language', [fence, 'a;', fence], [{ ...plain, language: '' }]],
    [
      'the indentation of a list',
      [`  ${fence}ts`, '  a', '    .b;', `  ${fence}`],
      [{ ...plain, code: 'a\n  .b;' }],
    ],
    [
      'a block that shows a fence',
      ['````ts', fence, 'a;', fence, '````'],
      [{ ...plain, code: '```\na;\n```' }],
    ],
    ['tildes', ['~~~ts', 'a;', '~~~'], [plain]],
    [
      'two blocks',
      [`${fence}ts`, 'a;', fence, `${fence}js`, 'b;', fence],
      [plain, { ...plain, line: 4, language: 'js', code: 'b;' }],
    ],
  ])('%s', (_name, document, fences) => {
    expect(extract(...document)).toEqual(fences);
  });

  test('refuses a block that is never closed', () => {
    expect(() => extract('正文', `${fence}ts`, 'a;')).toThrow(
      'docs/page.mdx:2: the code block is never closed',
    );
  });
});

describe('looksLikeCode', () => {
  test.each([
    "import Garfish from 'garfish';",
    'const chart = await loadModule(url);',
    'export const provider = {',
    '(error) => <p>{error.message}</p>',
    'element.remove();',
    '(function (window) {',
  ])('%s', (code) => {
    expect(looksLikeCode(`说明\n${code}`)).toBe(true);
  });

  test.each([
    'beforeLoad → afterLoad → beforeMount',
    'render                   appRenderInfo = { isMount: true }',
    '├── package.json',
    'npm error code ETARGET',
    "default-src 'none'; script-src 'self' 'unsafe-eval'; img-src 'self' data:",
    '__GARFISH_EXPORT__(...) is not a function',
  ])('not: %s', (text) => {
    expect(looksLikeCode(text)).toBe(false);
  });
});
