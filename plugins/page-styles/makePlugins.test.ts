import { expect, test } from 'vitest';
import { makePlugins } from './makePlugins';

test('a plugin that is named is made once, with its options; one that is made already stays', () => {
  const existing = { postcssPlugin: 'existing' };
  const { plugins, ...rest } = makePlugins({
    ident: 'postcss',
    plugins: [['postcss-preset-env', { stage: false }], 'postcss-preset-env', existing],
  });
  expect(rest).toEqual({ ident: 'postcss', config: false });
  expect(plugins).toMatchObject([
    { postcssPlugin: 'postcss-preset-env' },
    { postcssPlugin: 'postcss-preset-env' },
    existing,
  ]);
});
