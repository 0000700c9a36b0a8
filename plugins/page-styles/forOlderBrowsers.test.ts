import postcss, { type AcceptedPlugin } from 'postcss';
import { expect, test } from 'vitest';
import { forOlderBrowsers } from './forOlderBrowsers';

const existing: AcceptedPlugin = {
  postcssPlugin: 'existing',
  Declaration: (declaration) => void (declaration.value = declaration.value.replace('given', 'seen')),
};

function process(css: string): string {
  const options = forOlderBrowsers({ plugins: [['postcss-preset-env', {}], 'postcss-preset-env', existing] });
  return postcss(options.plugins as AcceptedPlugin[]).process(css, { from: undefined }).css;
}

test('what is named by a path is left out, what is made stays, and no folder is searched', () => {
  const options = forOlderBrowsers({ ident: 'postcss', plugins: ['postcss-preset-env', existing] });
  expect(options).toMatchObject({ ident: 'postcss', config: false });
  expect(options.plugins).not.toContain('postcss-preset-env');
  expect(process('a { color: given }')).toBe('a { color: seen }');
});

test('what Lightning CSS leaves to them is written as older browsers read it', () => {
  expect(process("a { content: '✓' / '' }")).toBe("a { content: '✓' ; content: '✓' / '' }");
  expect(process('@media (width > 996px) { a { top: 0 } }')).toBe(
    '@media (min-width: 62.251em) { a { top: 0 } }',
  );
});
