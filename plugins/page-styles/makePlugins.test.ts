import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { makePlugins } from './makePlugins';

const { cache, resolve } = createRequire(import.meta.url);

test('a plugin that is named is made when a sheet asks for it, once, with its options; one that is made already stays', () => {
  const existing = { postcssPlugin: 'existing' };
  const options = makePlugins({
    ident: 'postcss',
    plugins: [['postcss-preset-env', { stage: false }], 'postcss-preset-env', existing],
  });
  const isLoaded = (): boolean => resolve('postcss-preset-env') in cache;
  expect(isLoaded()).toBe(false);
  const { plugins, ...rest } = options;
  expect(isLoaded()).toBe(true);
  expect(rest).toEqual({ ident: 'postcss', config: false });
  expect(plugins).toMatchObject([
    { postcssPlugin: 'postcss-preset-env' },
    { postcssPlugin: 'postcss-preset-env' },
    existing,
  ]);
  expect(options.plugins).toBe(plugins);
});
