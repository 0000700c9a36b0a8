import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type AtRule, type Root, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';

const folder = path.resolve(__dirname, '../../src/css');

function read(name: string): Root {
  return parse(readFileSync(path.join(folder, name), 'utf8'));
}

function isForReader({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /forced-colors|prefers-contrast/.test((parent as AtRule).params);
}

/** Custom properties of a mode: the dark one states only what differs. */
function tokensOf(mode: 'light' | 'dark'): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const name of ['tokens.css', 'code.css']) {
    read(name).walkRules((rule) => {
      // The reader's own colours are none to reckon with, and more contrast is more.
      if (isForReader(rule)) return;
      const isOfMode =
        rule.selector === ':root' || (mode === 'dark' && rule.selector === "[data-theme='dark']");
      if (isOfMode) rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
    });
  }
  return tokens;
}

function resolve(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name) ?? '';
  const [, inner] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return inner === undefined ? value : resolve(tokens, inner);
}

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (hex === undefined) throw new Error(`found ${colour}, expected #rgb or #rrggbb`);
  const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts = ['--text', '--text-2', '--text-3', '--brand', '--isolated', '--leak', '--warn'];
const codeTexts = ['text', 'comment', 'keyword', 'string', 'function', 'number', 'tag', 'variable'];

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const tokens = tokensOf(mode);
  const between = (one: string, other: string): number =>
    contrast(resolve(tokens, one), resolve(tokens, other));

  test.each(texts)('%s can be read on the page and on a surface', (text) => {
    expect(between(text, '--bg')).toBeGreaterThanOrEqual(4.5);
    expect(between(text, '--surface')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['--brand', '--text'])('%s can be read on what is chosen', (text) => {
    expect(between(text, '--brand-tint')).toBeGreaterThanOrEqual(4.5);
  });

  test('what stands on the brand colour can be read', () => {
    expect(between('--on-brand', '--brand')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(codeTexts)('code: %s can be read', (name) => {
    for (const background of ['--code-background', '--brand-tint']) {
      expect(between(`--code-${name}`, background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a border that says something can be seen', () => {
    expect(between('--line-strong', '--bg')).toBeGreaterThanOrEqual(3);
    expect(between('--line-strong', '--surface')).toBeGreaterThanOrEqual(3);
  });
});

test('the dark mode names no colour that the light one has not', () => {
  const names = (selector: string): string[] => {
    const found: string[] = [];
    read('tokens.css').walkRules((rule) => {
      if (rule.selector === selector) rule.walkDecls(/^--/, ({ prop }) => void found.push(prop));
    });
    return found;
  };
  expect(names(':root')).toEqual(expect.arrayContaining(names("[data-theme='dark']")));
});
