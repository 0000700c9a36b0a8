import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, tokTypes, type Token } from 'acorn';
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
