import { build, type BuildOptions } from 'esbuild';

/** JavaScript of a module and of all it imports, as one script for a page. */
export async function bundleForPage(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    ...options,
    bundle: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
