import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles TypeScript's language service with what answers the editor.
 *
 * @param declarations where the worker finds the declarations
 * @returns the worker's code, for browsers to run as it is
 */
export async function bundleWorker(siteDirectory: string, declarations: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDirectory, 'src/components/Playground/Editor/types/worker.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    // As `browserslist` in package.json.
    target: ['chrome99', 'firefox97', 'safari15.4'],
    alias: { '@site': siteDirectory },
    define: { declarationsAddress: JSON.stringify(declarations), 'process.env.NODE_ENV': '"production"' },
    // Named for Node.js, where nothing of this runs.
    external: ['path'],
    // They stand in third-party-licences.txt.
    legalComments: 'none',
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
