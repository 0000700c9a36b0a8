import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pagesCommand } from './pagesCommand';

test('what is preloaded is named by its address, as Windows demands', () => {
  const site = path.resolve('a site');
  const { args } = pagesCommand(site, 512, []);
  const preloaded = args.filter((_, index) => args[index - 1] === '--import');
  expect(preloaded.map((address) => new URL(address).protocol)).toEqual(['file:', 'file:']);
  expect(preloaded.map((address) => fileURLToPath(address))).toEqual([
    path.join(site, 'tools/nativePackages.mjs'),
    path.join(site, 'tools/optimiseLater.mjs'),
  ]);
});
