import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stop } from 'esbuild';
import { packageNames } from '../../demos/hosts/playground/run/packageNames';
import { remember } from '../../tools/remember';
import { writeAsset } from '../../tools/writeAsset';
import { bundleWorker } from './bundleWorker';
import { readDeclarations } from './readDeclarations';

/** Where the files are written, relative to the site; to be listed in `staticDirectories`. */
export const editorTypesDirectory = '.cache/editor-types';

const compress = promisify(gzip);

interface Asset {
  /** Below the base URL. */
  address: string;
  /** About what is sent for it. */
  sentBytes: number;
}

async function write(directory: string, name: string, content: string): Promise<Asset> {
  const address = await writeAsset(directory, `assets/js/${name}`, content);
  return { address, sentBytes: (await compress(content)).length };
}

/**
 * Brings what the playground's editor knows of types: TypeScript's language service as a worker, and declarations of what
 * programs may import. Where they are and what they weigh is `@generated/editor-types/default/assets.json`.
 */
export function editorTypes(context: LoadContext): Plugin {
  return {
    name: 'editor-types',
    // TypeScript is in the worker alone. The package does not say where the bundler looks that what runs there can be left out.
    configureWebpack: () => ({
      resolve: { alias: { typescript$: false } },
      module: { rules: [{ test: /[\\/]@valtown[\\/]codemirror-ts[\\/]/, sideEffects: false }] },
    }),
    getPathsToWatch: () => ['src/components/Playground/Editor/types/*.ts'],
    async contentLoaded({ actions }) {
      const { siteDir, baseUrl } = context;
      const directory = path.join(siteDir, editorTypesDirectory);
      await rm(directory, { recursive: true, force: true });
      const madeBy = ['plugins/editor-types', 'plugins/code-types'];
      const made = { name: 'declarations', madeBy, from: packageNames };
      const declarations = await remember(made, () =>
        JSON.stringify(readDeclarations(siteDir, packageNames)),
      );
      const data = await write(directory, 'editor-declarations.json', declarations);
      const code = await bundleWorker(siteDir, baseUrl + data.address);
      const worker = await write(directory, 'editor-types.js', code);
      const assets = { worker: worker.address, sentBytes: worker.sentBytes + data.sentBytes };
      await actions.createData('assets.json', assets);
    },
    // Its process would hold what it has read of TypeScript, 160 MB, as long as the bundler works.
    allContentLoaded: () => stop(),
  };
}
