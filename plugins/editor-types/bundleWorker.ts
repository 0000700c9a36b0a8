import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { browserTargets } from '../../tools/browserTargets';
import { remember } from '../../tools/remember';

function optionsFor(siteDirectory: string, declarations: string): BuildOptions & { write: false } {
  return {
    entryPoints: [path.join(siteDirectory, 'src/components/Playground/Editor/types/worker.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    target: browserTargets,
    alias: { '@site': siteDirectory },
    define: { declarationsAddress: JSON.stringify(declarations), 'process.env.NODE_ENV': '"production"' },
    // Named for Node.js, where nothing of this runs.
    external: ['path'],
    // They stand in third-party-licences.txt.
    legalComments: 'none',
    tsconfigRaw: {},
    write: false,
  };
}

async function bundle(options: BuildOptions & { write: false }): Promise<string> {
  const { outputFiles } = await build(options);
  return outputFiles[0]?.text ?? '';
}

/**
 * Bundles TypeScript's language service with what answers the editor.
 *
 * @param declarations where the worker finds the declarations
 * @returns the worker's code, for browsers to run as it is
 */
export async function bundleWorker(siteDirectory: string, declarations: string): Promise<string> {
  const options = optionsFor(siteDirectory, declarations);
  // The site's own part takes a moment, TypeScript takes seconds.
  const ownPart = await bundle({ ...options, packages: 'external' });
  const made = { name: 'types-worker', madeBy: ['plugins/editor-types'], from: [ownPart, ...browserTargets] };
  return remember(made, () => bundle(options));
}
