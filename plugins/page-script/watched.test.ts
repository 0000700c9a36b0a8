import { readdirSync } from 'node:fs';
import { createMatcher } from '@docusaurus/utils';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { watched } from './watched';

test('what is watched is what the scripts are made of', async () => {
  const tools = readdirSync('src/readingScript', { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  const { metafile } = await build({
    entryPoints: [
      'src/pageScript/index.ts',
      'src/pageScript/images.ts',
      'src/readingScript/index.ts',
      ...tools.map(({ name }) => `src/readingScript/${name}/index.ts`),
      'plugins/search/client/script/index.ts',
      'plugins/search/client/worker.ts',
    ],
    bundle: true,
    packages: 'external',
    metafile: true,
    write: false,
    // Asked for where several scripts are made; nothing is written.
    outdir: 'unused',
  });
  const modules = Object.keys(metafile.inputs);
  // None is missing, and there is none that nothing imports any more.
  const isWatched = createMatcher(watched);
  expect(modules.filter((module) => !isWatched(module))).toEqual([]);
  expect(watched.filter((pattern) => !modules.some(createMatcher([pattern])))).toEqual([]);
});
