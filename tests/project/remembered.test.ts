import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { filesBelow } from '../../tools/filesBelow';

/** What makes what is remembered, by the module that has it remembered. */
const makers: Readonly<Record<string, string>> = {
  'plugins/code-types/readCodeTypes.ts': 'plugins/code-types/readCodeTypes.ts',
  'plugins/editor-types/bundleWorker.ts': 'plugins/editor-types/bundleWorker.ts',
  'plugins/editor-types/index.ts': 'plugins/editor-types/readDeclarations.ts',
  'plugins/error-decoder/entriesOfSite.ts': 'plugins/error-decoder/readEntries.ts',
  'plugins/facts/index.ts': 'plugins/code-blocks/highlight.ts',
  'plugins/facts/readCitations.ts': 'plugins/facts/readCitations.ts',
  'plugins/facts/readProofs.ts': 'plugins/facts/readProofs.ts',
  'plugins/page-copies/writeCopies.ts': 'plugins/page-copies/markdownOf.ts',
  'plugins/search/build/scanPages.ts': 'plugins/search/build/scanPages.ts',
};

/** Imported, but nothing is made by them. */
const others = [
  'tools/remember.ts',
  'tools/filesBelow.ts',
  'tools/projectRoot.ts',
  'tools/readJson.ts',
  'tools/parseJson.ts',
  'tools/isObject.ts',
];

/** What a list of folders leaves out because it is part of `from`. */
const named: Readonly<Record<string, readonly string[]>> = {
  'plugins/code-types/readCodeTypes.ts': ['src/readingScript/text/codeTypesFormat.ts'],
  'plugins/editor-types/bundleWorker.ts': ['tools/browserTargets.ts'],
};

function foldersOf(file: string): string[] {
  const [, list = ''] = /madeBy(?: =|:) \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, folder = '']) => folder);
}

/** The modules of this project that run with one, itself included. */
async function modulesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs);
}

test('all that is remembered is known here', () => {
  const remembering = filesBelow('plugins', '.ts').filter((file) => foldersOf(file).length > 0);
  expect(remembering.sort()).toEqual(Object.keys(makers));
});

test.each(Object.entries(makers))(
  '%s: all code of what it remembers stands in its folders',
  async (file, entry) => {
    const folders = foldersOf(file);
    const known = [...others, ...(named[file] ?? [])];
    const unknown = (await modulesOf(entry)).filter(
      (module) => !known.includes(module) && !folders.some((folder) => module.startsWith(`${folder}/`)),
    );
    expect(unknown).toEqual([]);
  },
);
