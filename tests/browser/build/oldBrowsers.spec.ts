import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, tokTypes, type Token } from 'acorn';
import postcss, { type Declaration } from 'postcss';
import { filesBelow } from '../../../tools/filesBelow';
import { projectRoot } from '../../../tools/projectRoot';

/** @throws where something is newer than ES2022, or no JavaScript */
function tokensOf(code: string): Token[] {
  const options = { ecmaVersion: 2022 } as const;
  const tokens: Token[] = [];
  try {
    parse(code, { ...options, sourceType: 'module', onToken: tokens });
    return tokens;
  } catch {
    const ofScript: Token[] = [];
    parse(code, { ...options, sourceType: 'script', onToken: ofScript });
    return ofScript;
  }
}

/** Of ES2022, what the oldest browsers of `browserslist` cannot read: Safari does since 16.4. */
function unreadable(code: string): string[] {
  const tokens = tokensOf(code);
  const textOf = (token?: Token): string => (token ? code.slice(token.start, token.end) : '');
  const blocks = tokens
    .filter(({ type }, index) => type === tokTypes.braceL && textOf(tokens[index - 1]) === 'static')
    .map(({ start }) => `static ${code.slice(start, start + 40)}`);
  const expressions = tokens.filter(({ type }) => type === tokTypes.regexp).map(textOf);
  return [...blocks, ...expressions.filter((text) => /\(\?<[!=]/.test(text))];
}

// A script with one thing of it does not run at all there.
test('every script can be read by the oldest browsers of browserslist', () => {
  expect(unreadable('class A { static b = { c: /(?<d>e)/ }; static { A.b = 1 } }')).toEqual([
    'static { A.b = 1 } }',
  ]);
  expect(unreadable('with (a) b = /(?<!a)b/')).toEqual(['/(?<!a)b/']);

  const scripts = filesBelow('build', '.js');
  expect(scripts.length).toBeGreaterThan(100);
  const faults = scripts.flatMap((file) => {
    const code = readFileSync(path.join(projectRoot, file), 'utf8');
    return unreadable(code).map((fault) => `${file}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

function isFallback(declaration: Declaration, of: RegExp): boolean {
  const before = declaration.prev();
  return before?.type === 'decl' && of.test(before.prop) && !before.value.includes(' / ');
}

/** Of a sheet, what those browsers skip: ranges, `not (…)`, a text for screen readers, a mask by its present name alone. */
function skipped(css: string): string[] {
  const found: string[] = [];
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', ({ params }) => {
    if (/[<>]|not \(/.test(params)) found.push(params);
  });
  sheet.walkDecls(/^(content|mask)$/, (declaration) => {
    const { prop, value } = declaration;
    const isKnown =
      prop === 'mask' ? isFallback(declaration, /^-webkit-mask/) : isFallback(declaration, /^content$/);
    if ((prop === 'mask' || /["')] ?\/ ?["']/.test(value)) && !isKnown) found.push(`${prop}: ${value}`);
  });
  return found;
}

test('no sheet has a rule that the oldest browsers of browserslist skip', () => {
  const old = 'content:"a" "b";content:"a"/"b";-webkit-mask:c;mask:c';
  expect(skipped(`@media (max-width:1em){d{${old}}}`)).toEqual([]);
  expect(skipped('@media (width>1em){d{content:attr(e)/"";mask:c}}')).toEqual([
    '(width>1em)',
    'content: attr(e)/""',
    'mask: c',
  ]);

  const sheets = filesBelow('build/assets/css', '.css');
  expect(sheets.length).toBeGreaterThanOrEqual(3);
  const faults = sheets.flatMap((file) => {
    const css = readFileSync(path.join(projectRoot, file), 'utf8');
    return skipped(css).map((fault) => `${file}: ${fault}`);
  });
  expect(faults).toEqual([]);
});
